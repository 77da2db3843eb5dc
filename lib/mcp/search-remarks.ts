import type { ProjectList } from '../projects/project-list.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { SearchResult } from '../search/search.ts';

const MOST_OF_WORD = 30;
const MOST_NAMED = 5;

const quoted = (words: readonly string[]) =>
  words
    .slice(0, MOST_NAMED)
    .map((word) => `“${cutText(word, MOST_OF_WORD)}”`)
    .join(', ');

type Elsewhere = NonNullable<SearchResult['remarks']['elsewhere']>;

function elsewhereRemark({ text, field }: Elsewhere, count: number): string {
  const word = quoted([text]);
  return field === 'role'
    ? `No role lists ${word} as a technology, but the titles of ${count} have it.`
    : `No title has ${word}, but the technologies of ${count} have it.`;
}

type Currencies = NonNullable<SearchResult['remarks']['otherCurrencies']>;

const currencyRemark = ({ count, currencies }: Currencies) =>
  `Rates in ${currencies.join(', ')}: ${count} more.`;

/**
 * What to say about how a call was understood, and about what is not known of
 * the list.
 */
export function remarksOn(
  { remarks, partly, filter }: SearchResult,
  { closedKnownFrom: from }: ProjectList,
): readonly string[] {
  const { elsewhere, otherCurrencies } = remarks;
  const sentences: [words: readonly string[], sentence: string][] = [
    [remarks.close, 'No role lists exactly WORDS. These list something close.'],
    [
      remarks.unknownPlaces,
      'No place or region called WORDS is known, so only what names it is found.',
    ],
    [remarks.corrected, 'Read as WORDS.'],
    [remarks.nowhere, 'Nothing mentions WORDS.'],
    [remarks.without, 'Left out: WORDS.'],
  ];
  const texts: string[] = [];
  for (const [words, sentence] of sentences) {
    if (words.length > 0)
      texts.push(sentence.replace('WORDS', () => quoted(words)));
  }
  if (elsewhere) texts.unshift(elsewhereRemark(elsewhere, partly.length));
  if (otherCurrencies) texts.push(currencyRemark(otherCurrencies));
  if (filter.since && filter.since < from)
    texts.push(`What closed is known from ${from} on.`);
  return texts;
}
