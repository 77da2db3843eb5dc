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
import { cutText } from '@/lib/public-project/cut-text.ts';
import { monthsOf, neededLanguages } from '@/lib/search/compare.ts';
import type { Reasons, StatedFact } from '@/lib/search/reasons.ts';
import type { SearchResult } from '@/lib/search/search.ts';
import type { PlaceFact, Wish } from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;
const MOST_QUOTED = 5;
const MOST_PLACES = 2;

const quoted = (words: readonly string[]) =>
  formatAll(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => t('list.quoted', { word: cutText(word, MOST_OF_WISH) })),
  );

type ReasonMessage = 'reasons.meets' | 'reasons.notStated';

/** What a search leaves out because it was not wanted: “SAP or travel”. */
export const leftOut = ({ remarks }: SearchResult): string =>
  formatAny(remarks.without);

/**
 * What to say about how a search was understood, in sentences that are the same
 * on the page and in markdown.
 */
export function remarksOn({ remarks }: SearchResult): readonly string[] {
  const { corrected, nowhere, otherCurrencies } = remarks;
  const { close, elsewhere } = remarks;
  const sentences: string[] = [];
  if (close.length > 0)
    sentences.push(t('list.close', { words: quoted(close) }));
  if (elsewhere) {
    const { field, count, text } = elsewhere;
    sentences.push(t('list.elsewhere', { field, count, word: quoted([text]) }));
  }
  if (corrected.length > 0)
    sentences.push(t('list.corrected', { words: quoted(corrected) }));
  if (nowhere.length > 0)
    sentences.push(t('list.nowhere', { words: quoted(nowhere) }));
  if (otherCurrencies) {
    const { count, currencies } = otherCurrencies;
    sentences.push(
      t('list.otherCurrencies', { count, currencies: formatAny(currencies) }),
    );
  }
  return sentences;
}

function placesText({ places, countries }: PlaceFact): string {
  const names = places.map(({ name }) => name);
  const all = names.length > 0 ? names : countries.map(formatCountry);
  return t('reasons.place', { places: formatAll(all.slice(0, MOST_PLACES)) });
}

/** What a role states instead of what was wished: “on site”. */
function factText({ name, fact }: StatedFact): string {
  switch (name) {
    case 'place':
      return placesText(fact);
    case 'way':
      return fact === 'not-stated' ? '' : t(`values.way.${fact}`);
    case 'workload':
      return formatAllocation({ ...fact, unit: 'percent' });
    case 'languages':
      return t('reasons.needed', {
        languages: formatAny(neededLanguages(fact).map(formatLanguage)),
      });
    case 'rate':
      return formatHourly(fact);
    case 'start':
      return t('reasons.starts', { month: formatMonth(monthsOf(fact).from) });
    case 'lastDay':
      return t('reasons.applyBy', { day: formatDay(fact) });
    case 'changed':
      return t('reasons.changed', { day: formatDay(fact) });
    default:
      return '';
  }
}

/**
 * Why an assignment is listed where it is, in few words: “not stated: 80 %; on
 * site”. What it meets is marked where it stands, and can also be named in a
 * sentence.
 */
export function reasonText(
  { met, notStated, against, mentioned }: Reasons,
  tellsMet: boolean,
): string {
  const parts: string[] = [];
  const add = (message: ReasonMessage, some: readonly Wish[]) => {
    const texts = some.map(({ text }) => cutText(text, MOST_OF_WISH));
    if (texts.length > 0) parts.push(t(message, { wishes: texts.join(', ') }));
  };
  if (tellsMet) add('reasons.meets', met);
  add('reasons.notStated', notStated);
  parts.push(...new Set(against.map(factText)));
  parts.push(...mentioned.map((word) => t('reasons.mentions', { word })));
  return parts.filter(Boolean).join('; ');
}
