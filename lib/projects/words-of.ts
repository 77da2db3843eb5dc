import { keysOf, type Term, termsEndingWith } from './same-words.ts';
import { forEachWord, joined, variants } from './words.ts';

/** Collects the words of a text, each without punctuation, and gives the multi-word terms that end with the latest one. */
export function createTermReader() {
  let last = '';
  let beforeLast = '';
  return (word: string, isNeighbour: boolean, ending: readonly Term[]): readonly Term[] => {
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

/** Everything a text can be found by: its words and their variants, adjacent words as one, and the keys of what it names. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  const termsEnding = createTermReader();
  let previous = '';
  forEachWord(text, (word, isNeighbour) => {
    for (const found of [word, ...variants(word), ...keysOf(word)]) words.add(found);
    for (const { key } of termsEnding(joined(word), isNeighbour, termsEndingWith(word))) words.add(key);
    if (isNeighbour) words.add(joined(previous) + joined(word));
    previous = word;
  });
  return words;
}
