import SearchableMap from 'minisearch/SearchableMap';
import { isName, namedWords } from './same-words.ts';

const LETTERS = /^\p{L}{1,40}$/u;
const SHORTEST_BEGINNING = 4;
const SHORTEST_CORRECTED = 5;
const LONG = 6;

/** The words of a list, for completing and correcting what people type. */
export type Vocabulary = {
  readonly add: (word: string) => void;
  /** The words that start like this; if there are none, those with one letter different. Empty for exact names and non-words. */
  readonly meantBy: (word: string) => readonly string[];
  /** The most similar word, with up to two letters different. */
  readonly nearestTo: (word: string) => string | undefined;
};

/** The word with two adjacent letters swapped: one typing error, but two edits by edit distance. */
const swaps = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Creates a vocabulary in a radix tree (MiniSearch's), which maps words to index keys. */
export function createVocabulary(isKnown: (key: string) => boolean): Vocabulary {
  const tree = new SearchableMap<string>();
  let hasNames = false;

  // People may complete or mistype a name that occurs in no text: "postgress" when all texts say "PostgreSQL".
  function addNames() {
    for (const [key, words] of namedWords.filter(([known]) => isKnown(known))) {
      for (const word of words) if (LETTERS.test(word) && word.length >= SHORTEST_BEGINNING) tree.set(word, key);
    }
    hasNames = true;
  }

  function withOneLetterWrong(word: string): readonly string[] {
    if (word.length < SHORTEST_CORRECTED) return [];
    const edited = [...tree.fuzzyGet(word, 1).keys()];
    return [...edited, ...swaps(word).filter((swapped) => tree.has(swapped))]
      .filter((found) => found.length >= SHORTEST_CORRECTED && Math.max(found.length, word.length) >= LONG)
      .filter((found) => found[0] === word[0] || word.length > LONG);
  }

  function meantBy(word: string): readonly string[] {
    if (word.length < SHORTEST_BEGINNING || !LETTERS.test(word) || isName(word)) return [];
    if (!hasNames) addNames();
    const begun = [...tree.atPrefix(word).keys()];
    const meant = begun.length > 0 ? begun : withOneLetterWrong(word);
    return [...new Set(meant.map((found) => tree.get(found) ?? found))];
  }

  function nearestTo(word: string): string | undefined {
    if (word.length < SHORTEST_CORRECTED || !LETTERS.test(word)) return undefined;
    if (!hasNames) addNames();
    const near = [...tree.fuzzyGet(word, 2)].map(([found, [, distance]]) => ({ found, distance }));
    return near.sort((a, b) => a.distance - b.distance).find(({ found }) => found !== word)?.found;
  }

  return {
    add: (word) => {
      if (word.length >= SHORTEST_BEGINNING && LETTERS.test(word)) tree.set(word, word);
    },
    meantBy,
    nearestTo,
  };
}
