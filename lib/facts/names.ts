import { fold } from '../public-project/words.ts';
import { MOST_READ } from './scan.ts';

const MOST_WORDS_OF_NAME = 6;

/**
 * The numbers of folded words in a list such as “monday, montag, lundi; tuesday,
 * dienstag”.
 */
export const numbersOf = (
  list: string,
  first: number,
): ReadonlyMap<string, number> =>
  new Map(
    list
      .split('; ')
      .flatMap((names, at) =>
        names.split(', ').map((name) => [name, at + first] as const),
      ),
  );
const wordsOf = (text: string) =>
  [...text.slice(0, MOST_READ).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(
    ({ 0: word, index }) => ({
      word: fold(word),
      start: index,
      end: index + word.length,
    }),
  );

/** A list such as “new, nya” as an alternative, a part of a pattern. */
export const anyOf = (list: string): string =>
  `(?:${list.split(', ').join('|')})`;

const keyOf = (words: ReturnType<typeof wordsOf>) =>
  words.map(({ word }) => word).join(' ');
export const keyOfName = (name: string): string => keyOf(wordsOf(name));

/**
 * All names that a text contains, the longest one first at each word, in the
 * order of the text.
 */
export function namesIn<Value>(
  text: string,
  values: ReadonlyMap<string, Value>,
) {
  const words = wordsOf(text);
  const found: {
    readonly value: Value;
    readonly start: number;
    readonly end: number;
  }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (
      let length = Math.min(MOST_WORDS_OF_NAME, words.length - at);
      length > 0;
      length -= 1
    ) {
      const name = words.slice(at, at + length);
      const value = values.get(keyOf(name));
      if (value === undefined) continue;
      const [start, end] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
      // "Halle (Saale)"
      const isClosed =
        text[end] === ')' && text.slice(start, end).includes('(');
      found.push({ value, start, end: isClosed ? end + 1 : end });
      at += length - 1;
      break;
    }
  }
  return found;
}
