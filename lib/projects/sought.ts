import { formsOf, isName, keyOf } from './same-words.ts';
import { queryWords } from './words.ts';

/** One search term: a text matches if it has any spelling of each of the words, or the key. */
export type Sought = {
  /** For each word, the spellings that match, beginning with the one typed. */
  readonly words: readonly (readonly string[])[];
  /** The key under which the index has texts with any name of this thing. */
  readonly key?: string;
  /** Whether it must match exactly; otherwise it may be completed or corrected if nothing matches. */
  readonly isExact: boolean;
};

const MOST_WORDS = 3;

function wordSought(spellings: readonly string[]): Sought {
  const [word = ''] = spellings;
  return { words: [[...new Set([...spellings, ...formsOf(word)])]], isExact: isName(word) };
}

/** Parses a query: "developers machine learning" has two terms, the second with the same key as "ML". */
export function soughtIn(query: string): readonly Sought[] {
  const words = queryWords(query);
  const sought: Sought[] = [];
  for (let at = 0; at < words.length; ) {
    const [length, key] = longestTerm(words.slice(at, at + MOST_WORDS).map(([word = '']) => word));
    const its = words.slice(at, at + length).map(wordSought);
    sought.push(
      key === undefined
        ? (its[0] ?? { words: [], isExact: true })
        : { words: its.flatMap((one) => one.words), key, isExact: true },
    );
    at += length;
  }
  return sought;
}

/** The length and key of the longest term at the start; 1 and no key if there is none. */
function longestTerm(words: readonly string[]): readonly [length: number, key: string | undefined] {
  for (let length = words.length; length > 0; length -= 1) {
    const key = keyOf(words.slice(0, length));
    if (key !== undefined) return [length, key];
  }
  return [1, undefined];
}
