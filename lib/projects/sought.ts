import { formsOf, isName, keyOf } from './same-words.ts';
import { queryWords } from './words.ts';

/** One thing that a query seeks: a text has it that has one spelling of each of its words, or its key. */
export type Sought = {
  /** For each word, as it was typed first, the spellings it may have. */
  readonly words: readonly (readonly string[])[];
  /** What the index has texts by that name this thing in any way. */
  readonly key?: string;
  /** Whether it may be completed or corrected where nothing has it. */
  readonly isExact: boolean;
};

const MOST_WORDS = 3;

function wordSought(spellings: readonly string[]): Sought {
  const [word = ''] = spellings;
  return { words: [[...new Set([...spellings, ...formsOf(word)])]], isExact: isName(word) };
}

/** What a query seeks: «developers machine learning» are two things, the second of which has the key of «ML» too. */
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

/** How many of the first words are one term, and its key; one word without a key otherwise. */
function longestTerm(words: readonly string[]): readonly [length: number, key: string | undefined] {
  for (let length = words.length; length > 0; length -= 1) {
    const key = keyOf(words.slice(0, length));
    if (key !== undefined) return [length, key];
  }
  return [1, undefined];
}
