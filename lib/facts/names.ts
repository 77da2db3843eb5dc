import { fold } from '../public-project/words.ts';
import { MOST_READ, type Span } from './scan.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_WORDS_OF_NAME = 6;

/** A name as it is compared: its words, folded. */
export function keyOfName(name: string): string {
  const words = name.slice(0, MOST_READ).match(WORD) ?? [];
  return words.map(fold).join(' ');
}

type Found<Value> = Span & {
  readonly value: Value;
  readonly text: string;
};

/**
 * All names that a text contains, the longest one first at each word, in the
 * order of the text.
 */
export function namesIn<Value>(
  text: string,
  values: ReadonlyMap<string, Value>,
): readonly Found<Value>[] {
  const words = [...text.slice(0, MOST_READ).matchAll(WORD)];
  const found: Found<Value>[] = [];
  for (const [at, { index: start }] of words.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const valueUpTo = (end: number) =>
      values.get(keyOfName(text.slice(start, end)));
    const end = words
      .slice(at, at + MOST_WORDS_OF_NAME)
      .map(({ 0: word, index }) => index + word.length)
      .findLast((each) => valueUpTo(each) !== undefined);
    const value = end && valueUpTo(end);
    if (!value) continue;
    const name = text.slice(start, end + 1);
    // “Halle (Saale)”
    const isClosed = name.includes('(') && name.endsWith(')');
    const last = isClosed ? end + 1 : end;
    found.push({ value, text: text.slice(start, last), start, end: last });
  }
  return found;
}
