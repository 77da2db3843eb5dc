import { isExactName, keyOf, wordForms } from './synonym-keys.ts';
import { queryWords } from './words.ts';

/** One term of a query: a text matches if it has any spelling of each of the words, or the key. */
export type QueryTerm = {
  /** For each word, the spellings that match, beginning with the one typed. */
  readonly words: readonly (readonly string[])[];
  /** The key under which the index has texts with any name of this thing. */
  readonly key?: string;
  /** Whether it must match exactly; otherwise it may be completed or corrected if nothing matches. */
  readonly isExact: boolean;
};

const LONGEST_TERM = 3;

function wordTerm(spellings: readonly string[]): QueryTerm {
  const [word = ''] = spellings;
  return { words: [[...new Set([...spellings, ...wordForms(word)])]], isExact: isExactName(word) };
}

/** Parses a query: "developers machine learning" has two terms, the second with the same key as "ML". */
export function parseQuery(query: string): readonly QueryTerm[] {
  const words = queryWords(query);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const [length, key] = longestTerm(words.slice(at, at + LONGEST_TERM).map(([word = '']) => word));
    const parts = words.slice(at, at + length).map(wordTerm);
    terms.push(
      key === undefined
        ? (parts[0] ?? { words: [], isExact: true })
        : { words: parts.flatMap((part) => part.words), key, isExact: true },
    );
    at += length;
  }
  return terms;
}

/** The length and key of the longest term at the start; 1 and no key if there is none. */
function longestTerm(words: readonly string[]): readonly [length: number, key: string | undefined] {
  for (let length = words.length; length > 0; length -= 1) {
    const key = keyOf(words.slice(0, length));
    if (key !== undefined) return [length, key];
  }
  return [1, undefined];
}
