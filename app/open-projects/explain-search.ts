import {
  formatAllocation,
  formatAny,
  formatCountry,
  formatDate,
  formatHourly,
  formatLanguage,
} from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import { monthsOf, neededLanguages } from '@/lib/search/compare.ts';
import type { Reasons } from '@/lib/search/reasons.ts';
import type { RowFacts } from '@/lib/search/row-facts.ts';
import { type FactName, isOfWords, type Wish } from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;

const dayText = (
  message: 'starts' | 'applyBy' | 'changed',
  day: string | null | undefined,
) => (day ? t(`reasons.${message}`, { day: formatDate(day) }) : '');

/** What a role states of each kind: “on site”; nothing if it does not. */
const FACT_TEXTS: Readonly<Record<FactName, (facts: RowFacts) => string>> = {
  place({ place: { places, countries } }) {
    const [name, country = ''] = [places[0]?.name, countries[0]];
    return t('reasons.place', { place: name ?? formatCountry(country) });
  },
  way: ({ way }) => (way === 'not-stated' ? '' : t(`values.way.${way}`)),
  workload: ({ workload }) =>
    workload ? formatAllocation({ ...workload, unit: 'percent' }) : '',
  language({ language }) {
    const needed = language ? neededLanguages(language) : [];
    const languages = formatAny(needed.map(formatLanguage));
    return languages && t('reasons.needed', { languages });
  },
  rate: ({ rate }) => (rate ? formatHourly(rate) : ''),
  start: ({ start }) => dayText('starts', start && monthsOf(start).from),
  lastDay: ({ lastDay }) => dayText('applyBy', lastDay),
  changed: ({ changed }) => dayText('changed', changed),
};

/** What a role states instead of what was wished, or what it mentions. */
function againstText(wish: Wish, facts: RowFacts): string {
  if (!wish.isWanted) return t('reasons.mentions', { word: wish.text });
  const [value] = wish.values;
  return value && !isOfWords(value) ? FACT_TEXTS[value.kind](facts) : '';
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
    const texts = new Set(some.map(({ text }) => cutText(text, MOST_OF_WISH)));
    return texts.size > 0 && t(message, { wishes: [...texts].join(', ') });
  };
  const others = against.map((wish) => againstText(wish, facts));
  const parts = [
    tellsMet ? textOf('reasons.meets', met) : textOf('reasons.inText', inText),
    textOf('reasons.notStated', notStated),
    ...new Set(others),
  ];
  return parts.filter(Boolean).join('; ');
}
