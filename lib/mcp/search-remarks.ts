import { cutText } from '../public-project/cut-text.ts';
import type { SearchResult } from '../search/search.ts';
import { unknownPlaces } from '../search/unknown-places.ts';

const MOST_OF_WORD = 30;
const MOST_NAMED = 5;

const quoted = (words: readonly string[]) =>
  words
    .slice(0, MOST_NAMED)
    .map((word) => `“${cutText(word, MOST_OF_WORD)}”`)
    .join(', ');

/** A sentence about words, if there are any. */
function remarkOn(
  words: readonly string[],
  sentence: (list: string) => string,
): readonly string[] {
  return words.length > 0 ? [sentence(quoted(words))] : [];
}

type Elsewhere = NonNullable<SearchResult['remarks']['elsewhere']>;

function elsewhereRemark({ text, field, count }: Elsewhere): string {
  const word = quoted([text]);
  return field === 'role'
    ? `No role lists ${word} as a technology; ${count} ${count === 1 ? 'has' : 'have'} it in the title.`
    : `No title has ${word}; ${count} ${count === 1 ? 'lists' : 'list'} it as a technology.`;
}

type Currencies = NonNullable<SearchResult['remarks']['otherCurrencies']>;

const currencyRemark = ({ count, currencies }: Currencies) =>
  `${count} ${count === 1 ? 'states its' : 'state their'} rate in ${currencies.join(', ')}.`;

/** What to say about how the words of a call were understood. */
export function remarksOn({
  filter,
  remarks,
}: SearchResult): readonly string[] {
  const { elsewhere, otherCurrencies } = remarks;
  return [
    ...remarkOn(
      remarks.close,
      (words) => `No role lists exactly ${words}. These list something close.`,
    ),
    ...(elsewhere ? [elsewhereRemark(elsewhere)] : []),
    ...remarkOn(
      unknownPlaces(filter),
      (words) =>
        `No place or region called ${words} is known, so only what names it is found.`,
    ),
    ...remarkOn(remarks.corrected, (words) => `Read as ${words}.`),
    ...remarkOn(remarks.nowhere, (words) => `Nothing mentions ${words}.`),
    ...remarkOn(remarks.without, (words) => `Left out: ${words}.`),
    ...remarkOn(remarks.last, (words) => `Last, because mentioned: ${words}.`),
    ...(otherCurrencies ? [currencyRemark(otherCurrencies)] : []),
  ];
}
