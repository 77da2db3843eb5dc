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
import type { Instead, Reasons } from '@/lib/search/reasons.ts';
import type { SearchResult } from '@/lib/search/search.ts';
import type { Wish } from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;
const MOST_QUOTED = 5;

const quoted = (words: readonly string[]) =>
  formatAll(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => t('list.quoted', { word: cutText(word, MOST_OF_WISH) })),
  );

type Place = Extract<Instead, { readonly kind: 'place' }>;
type ReasonMessage = `reasons.${'meets' | 'notStated' | 'unclear'}`;

/** What a search leaves out because it was not wanted: “SAP or travel”. */
export const leftOut = ({ remarks }: SearchResult): string =>
  formatAny(remarks.without);

/**
 * What to say about how a search was understood, in sentences that are the same
 * on the page and in markdown.
 */
export function remarksOn({ remarks }: SearchResult): readonly string[] {
  const { corrected, nowhere, last, otherCurrencies } = remarks;
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
  if (last.length > 0) sentences.push(t('list.last', { words: quoted(last) }));
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

function placesText({ places, countries }: Place): string {
  const names = [...places, ...countries.map(formatCountry)];
  return t('reasons.place', { places: formatAll(names) });
}

/** What a role states instead of what was wished: “on site”. */
function insteadText(instead: Instead): string {
  switch (instead.kind) {
    case 'mentions':
      return t('reasons.mentions', { word: instead.word });
    case 'place':
      return placesText(instead);
    case 'way':
      return t(`values.way.${instead.way}`);
    case 'workload':
      return formatAllocation({ ...instead, unit: 'percent' });
    case 'needs':
      return t('reasons.needed', {
        languages: formatAny(instead.codes.map(formatLanguage)),
      });
    case 'without':
      return t('reasons.without', { language: formatLanguage(instead.code) });
    case 'rate':
      return formatHourly(instead);
    case 'starts':
      return t('reasons.starts', { month: formatMonth(instead.month) });
    case 'apply-by':
      return t('reasons.applyBy', { day: formatDay(instead.day) });
    case 'changed':
      return t('reasons.changed', { day: formatDay(instead.day) });
  }
}

/**
 * Why an assignment is listed where it is, in few words: “not stated: 80 %; on
 * site”. Where something stands that may mean anything, it is not clear. What it
 * meets is marked where it stands, and can also be named in a sentence.
 */
export function reasonText(
  { met, notStated, unclear, instead }: Reasons,
  tellsMet: boolean,
): string {
  const parts: string[] = [];
  const add = (message: ReasonMessage, some: readonly Wish[]) => {
    const texts = some.map(({ text }) => cutText(text, MOST_OF_WISH));
    if (texts.length > 0) parts.push(t(message, { wishes: texts.join(', ') }));
  };
  if (tellsMet) add('reasons.meets', met);
  add('reasons.notStated', notStated);
  add('reasons.unclear', unclear);
  parts.push(...new Set(instead.map(insteadText)));
  return parts.join('; ');
}
