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
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** The longest of some names that words begin with. */
function nameAt<Value>(
  keys: readonly string[],
  values: ReadonlyMap<string, Value>,
) {
  for (let { length } = keys; length > 0; length -= 1) {
    const value = values.get(keys.slice(0, length).join(' '));
    if (value !== undefined) return { value, length };
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
  const words = [...text.slice(0, MOST_READ).matchAll(WORD)];
  const keys = words.map(([word]) => fold(word));
  const found: Found<Value>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { value, length = 0 } =
      nameAt(keys.slice(at, at + MOST_WORDS_OF_NAME), values) ?? {};
    const first = words[at];
    if (value === undefined || !first) continue;
    at += length - 1;
    const { index: start } = first;
    const { 0: word = '', index = 0 } = words[at] ?? {};
    const end = index + word.length;
    // “Halle (Saale)”
    const isOpen = text.slice(start, end).includes('(');
    const isClosed = isOpen && text[end] === ')';
    const name = text.slice(start, isClosed ? end + 1 : end);
    found.push({ value, text: name, start, end: start + name.length });
  }
  return found;
}
