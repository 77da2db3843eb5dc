import SearchableMap from 'minisearch/SearchableMap';
import { isExactName, namedWords } from './synonym-keys.ts';

const LETTERS = /^\p{L}{1,40}$/u;
const SHORTEST_BEGINNING = 4;
const SHORTEST_CORRECTED = 5;
const LONG = 6;

/** The words of a list, for completing and correcting what people type. */
export type Vocabulary = {
  /** The terms that start like this word; if there are none, those with one letter different. Empty for exact names and non-words. */
  readonly expand: (word: string) => readonly string[];
  /** The most similar word, with up to two letters different. */
  readonly closestTo: (word: string) => string | undefined;
};

/** The word with two adjacent letters swapped: one typing error, but two edits by edit distance. */
const swaps = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** A radix tree (MiniSearch's) from words to terms of the index. */
function treeOf(terms: ReadonlyMap<string, unknown>): SearchableMap<string> {
  const tree = new SearchableMap<string>();
  const add = (word: string, term: string) => {
    if (word.length >= SHORTEST_BEGINNING && LETTERS.test(word)) tree.set(word, term);
  };
  for (const term of terms.keys()) add(term, term);
  // People may complete or mistype a name that occurs in no text: "postgress" when all texts say "PostgreSQL".
  for (const [key, words] of namedWords) if (terms.has(key)) for (const word of words) add(word, key);
  return tree;
}

/** Creates the vocabulary of an index with these terms. The tree is made when a word is first looked up: few are unknown. */
export function createVocabulary(terms: ReadonlyMap<string, unknown>): Vocabulary {
  let made: SearchableMap<string> | undefined;
  const tree = () => {
    made ??= treeOf(terms);
    return made;
  };

  function withOneLetterWrong(word: string): readonly string[] {
    if (word.length < SHORTEST_CORRECTED) return [];
    const edited = [...tree().fuzzyGet(word, 1).keys()];
    return [...edited, ...swaps(word).filter((swapped) => tree().has(swapped))]
      .filter((found) => found.length >= SHORTEST_CORRECTED && Math.max(found.length, word.length) >= LONG)
      .filter((found) => found[0] === word[0] || word.length > LONG);
  }

  function expand(word: string): readonly string[] {
    if (word.length < SHORTEST_BEGINNING || !LETTERS.test(word) || isExactName(word)) return [];
    const begun = [...tree().atPrefix(word).keys()];
    const found = begun.length > 0 ? begun : withOneLetterWrong(word);
    return [...new Set(found.map((one) => tree().get(one) ?? one))];
  }

  function closestTo(word: string): string | undefined {
    if (word.length < SHORTEST_CORRECTED || !LETTERS.test(word)) return undefined;
    const near = [...tree().fuzzyGet(word, 2)].map(([found, [, distance]]) => ({ found, distance }));
    return near.sort((a, b) => a.distance - b.distance).find(({ found }) => found !== word)?.found;
  }

  return { expand, closestTo };
}
