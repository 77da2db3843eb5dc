import {
  formatAll,
  formatAllocation,
  formatAny,
  formatCountry,
  formatDate,
  formatHourly,
  formatLanguage,
} from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import type { Languages } from '@/lib/facts/languages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import { monthsOf, neededLanguages } from '@/lib/search/compare.ts';
import type { Reasons } from '@/lib/search/reasons.ts';
import type { FactOf, RowFacts } from '@/lib/search/row-facts.ts';
import {
  type FactName,
  isOfWords,
  unwantedText,
  type Wish,
} from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;
const MOST_PLACES = 2;

function placesText({ places, countries }: FactOf<'place'>): string {
  const names = places.map(({ name }) => name);
  const all = names.length > 0 ? names : countries.map(formatCountry);
  return t('reasons.place', { places: formatAll(all.slice(0, MOST_PLACES)) });
}

function languagesText(languages: Languages): string {
  const needed = neededLanguages(languages).map(formatLanguage);
  return needed.length > 0
    ? t('reasons.needed', { languages: formatAny(needed) })
    : '';
}

/** What a role states of each kind: “on site”. */
const FACT_TEXTS: {
  readonly [Name in FactName]: (fact: FactOf<Name>) => string;
} = {
  place: placesText,
  way: (way) => (way === 'not-stated' ? '' : t(`values.way.${way}`)),
  workload: (share) => formatAllocation({ ...share, unit: 'percent' }),
  language: languagesText,
  rate: formatHourly,
  start: (start) =>
    t('reasons.starts', { month: formatDate(monthsOf(start).from) }),
  lastDay: (day) => t('reasons.applyBy', { day: formatDate(day) }),
  changed: (day) => t('reasons.changed', { day: formatDate(day) }),
};

function factText<Name extends FactName>(name: Name, facts: RowFacts): string {
  const fact = facts[name];
  return fact ? FACT_TEXTS[name](fact) : '';
}

/** What a role states instead of what was wished, or what it mentions. */
function againstText(wish: Wish, facts: RowFacts): string {
  if (!wish.isWanted)
    return t('reasons.mentions', { word: unwantedText(wish) });
  const [value] = wish.values;
  return value && !isOfWords(value) ? factText(value.kind, facts) : '';
}

/**
 * Why an assignment is listed where it is, in few words: “not stated: 80 %; on
 * site”. What it meets is marked where it stands, unless `tellsMet`; what is
 * only in its running text is named.
 */
export function reasonText(
  { met, inText, notStated, against, facts }: Reasons,
  tellsMet: boolean,
): string {
  const textOf = (
    message: 'reasons.meets' | 'reasons.inText' | 'reasons.notStated',
    some: readonly Wish[],
  ) => {
    const texts = some.map(({ text }) => cutText(text, MOST_OF_WISH));
    return some.length > 0 && t(message, { wishes: texts.join(', ') });
  };
  const others = against.map((wish) => againstText(wish, facts));
  const parts = [
    tellsMet ? textOf('reasons.meets', met) : textOf('reasons.inText', inText),
    textOf('reasons.notStated', notStated),
    ...new Set(others),
  ];
  return parts.filter(Boolean).join('; ');
}
