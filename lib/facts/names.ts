import { fold } from '../public-project/words.ts';
import { MOST_READ } from './scan.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_WORDS_OF_NAME = 6;

/** A name as it is compared: its words, folded. */
export function keyOfName(name: string): string {
  const words = name.slice(0, MOST_READ).match(WORD) ?? [];
  return words.map(fold).join(' ');
}

type Found<Value> = {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
};

/** How many words from one on are the longest of some names; or 0. */
function lengthOfName(
  keys: readonly string[],
  names: ReadonlyMap<string, unknown>,
): number {
  let { length } = keys;
  while (length > 0 && !names.has(keys.slice(0, length).join(' '))) length -= 1;
  return length;
}

/**
 * All names that a text contains, the longest one first at each word, in the
 * order of the text.
 */
export function namesIn<Value>(
  text: string,
  values: ReadonlyMap<string, Value>,
): readonly Found<Value>[] {
  const words = [...text.slice(0, MOST_READ).matchAll(WORD)];
  const keys = words.map(([word]) => fold(word));
  const found: Found<Value>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const next = keys.slice(at, at + MOST_WORDS_OF_NAME);
    const length = lengthOfName(next, values);
    const value = values.get(next.slice(0, length).join(' '));
    const first = words[at];
    const last = words[at + length - 1];
    if (!value || !first || !last) continue;
    const { index: start } = first;
    const end = last.index + last[0].length;
    // “Halle (Saale)”
    const isOpen = text.slice(start, end).includes('(');
    const isClosed = isOpen && text[end] === ')';
    found.push({ value, start, end: isClosed ? end + 1 : end });
    at += length - 1;
  }
  return found;
}
