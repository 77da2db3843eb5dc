import { keysOf, type MultiWordName, namesEndingWith } from './synonym-keys.ts';
import { forEachWord, joined, variants } from './words.ts';

/** Reads the words of a text in order, each without punctuation, and gives the names of several words that end with the latest. */
export function createNameReader() {
  let last = '';
  let beforeLast = '';
  return (word: string, isNeighbour: boolean, ending: readonly MultiWordName[]): readonly MultiWordName[] => {
    if (!isNeighbour) {
      last = '';
      beforeLast = '';
    }
    const read = [beforeLast, last];
    beforeLast = last;
    last = word;
    return ending.filter(({ before }) => before.every((one, at) => one === read[read.length - before.length + at]));
  };
}

/** What is known about a word that occurs in texts. */
export type WordTerms = {
  readonly terms: readonly string[];
  readonly joined: string;
  readonly names: readonly MultiWordName[];
};

function termsOfWord(word: string): WordTerms {
  const terms = [...new Set([word, joined(word), ...variants(word), ...keysOf(word)])];
  return { terms, joined: joined(word), names: namesEndingWith(word) };
}

/** The words of a text, read for the index. */
export type WordsRead = {
  /**
   * Everything the text can be found by, except by two adjacent words as one: its words with their variants, and the keys of
   * what it names.
   */
  readonly terms: ReadonlySet<string>;
  /** Its words without punctuation, with spaces around each, and a line feed between those that are not adjacent. */
  readonly sequence: string;
};

/** Reads the words of a text. Words repeat, so `known` keeps the terms of each between texts. */
export function readWords(text: string, known = new Map<string, WordTerms>()): WordsRead {
  const terms = new Set<string>();
  let sequence = '';
  const namesEnding = createNameReader();
  forEachWord(text, (word, isNeighbour) => {
    const ofWord = known.get(word) ?? termsOfWord(word);
    known.set(word, ofWord);
    for (const term of ofWord.terms) terms.add(term);
    for (const { key } of namesEnding(ofWord.joined, isNeighbour, ofWord.names)) terms.add(key);
    sequence += isNeighbour ? `${ofWord.joined} ` : `\n ${ofWord.joined} `;
  });
  return { terms, sequence };
}
