import {
  formatAll,
  formatAllocation,
  formatAny,
  formatCountry,
  formatDay,
  formatHourly,
  formatLanguage,
  formatMonth,
} from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import type { Languages } from '@/lib/facts/languages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import { monthsOf, neededLanguages } from '@/lib/search/compare.ts';
import type { Reasons } from '@/lib/search/reasons.ts';
import type { FactOf, RowFacts } from '@/lib/search/row-facts.ts';
import type { SearchResult } from '@/lib/search/search.ts';
import { type FactName, isOfWords, type Wish } from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;
const MOST_QUOTED = 5;
const MOST_PLACES = 2;

const quoted = (words: readonly string[]) =>
  formatAll(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => t('list.quoted', { word: cutText(word, MOST_OF_WISH) })),
  );

type WordsMessage = 'list.close' | 'list.corrected' | 'list.nowhere';
type ReasonMessage = 'reasons.meets' | 'reasons.notStated';

/** What a search leaves out because it was not wanted: “SAP or travel”. */
export const leftOut = ({ remarks }: SearchResult): string =>
  formatAny(remarks.without);

/**
 * What to say about how a search was understood, in sentences that are the same
 * on the page and in markdown.
 */
export function remarksOn({
  remarks,
  partly,
}: SearchResult): readonly string[] {
  const { corrected, nowhere, otherCurrencies, close, elsewhere } = remarks;
  const about = (message: WordsMessage, words: readonly string[]) =>
    words.length > 0 && t(message, { words: quoted(words) });
  const sentences = [
    about('list.close', close),
    elsewhere &&
      t('list.elsewhere', {
        field: elsewhere.field,
        count: partly.length,
        word: quoted([elsewhere.text]),
      }),
    about('list.corrected', corrected),
    about('list.nowhere', nowhere),
    otherCurrencies &&
      t('list.otherCurrencies', {
        count: otherCurrencies.count,
        currencies: formatAny(otherCurrencies.currencies),
      }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}

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
    t('reasons.starts', { month: formatMonth(monthsOf(start).from) }),
  changed: (day) => t('reasons.changed', { day: formatDay(day) }),
};

function factText<Name extends FactName>(name: Name, facts: RowFacts): string {
  const fact = facts[name];
  return fact ? FACT_TEXTS[name](fact) : '';
}

/** What a role states instead of what was wished. */
function insteadText({ values: [value] }: Wish, facts: RowFacts): string {
  return value && !isOfWords(value) ? factText(value.kind, facts) : '';
}

/**
 * Why an assignment is listed where it is, in few words: “not stated: 80 %; on
 * site”. What it meets is marked where it stands, and can also be named in a
 * sentence.
 */
export function reasonText(
  { met, notStated, against, mentioned, facts }: Reasons,
  tellsMet: boolean,
): string {
  const parts: string[] = [];
  const add = (message: ReasonMessage, some: readonly Wish[]) => {
    const texts = some.map(({ text }) => cutText(text, MOST_OF_WISH));
    if (texts.length > 0) parts.push(t(message, { wishes: texts.join(', ') }));
  };
  if (tellsMet) add('reasons.meets', met);
  add('reasons.notStated', notStated);
  const others = against.map((wish) => insteadText(wish, facts));
  parts.push(...new Set(others));
  parts.push(...mentioned.map((word) => t('reasons.mentions', { word })));
  return parts.filter(Boolean).join('; ');
}
