import { fold } from '../public-project/words.ts';
import { MOST_READ } from './scan.ts';

const MOST_WORDS_OF_NAME = 6;

const wordsOf = (text: string) =>
  [...text.slice(0, MOST_READ).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(
    ({ 0: word, index }) => ({
      word: fold(word),
      start: index,
      end: index + word.length,
    }),
  );

const keyOf = (words: ReturnType<typeof wordsOf>) =>
  words.map(({ word }) => word).join(' ');
/** A name as it is compared: its words, folded. */
export const keyOfName = (name: string): string => keyOf(wordsOf(name));

type Found<Value> = {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
};

/** The longest of some names that begins with the first of some words. */
function longestName<Value>(
  words: ReturnType<typeof wordsOf>,
  values: ReadonlyMap<string, Value>,
) {
  for (let { length } = words; length > 0; length -= 1) {
    const name = words.slice(0, length);
    const value = values.get(keyOf(name));
    if (value !== undefined) return { name, value };
  }
  return undefined;
}

/**
 * All names that a text contains, the longest one first at each word, in the
 * order of the text.
 */
export function namesIn<Value>(
  text: string,
  values: ReadonlyMap<string, Value>,
): readonly Found<Value>[] {
  const words = wordsOf(text);
  const found: Found<Value>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const next = words.slice(at, at + MOST_WORDS_OF_NAME);
    const { name = [], value } = longestName(next, values) ?? {};
    if (value === undefined) continue;
    const [start, end] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
    // "Halle (Saale)"
    const isClosed = text[end] === ')' && text.slice(start, end).includes('(');
    found.push({ value, start, end: isClosed ? end + 1 : end });
    at += name.length - 1;
  }
  return found;
}
