import { wordsIn } from '../public-project/words.ts';

/** The languages in which assignments are written and searched. */
export const LANGUAGES = ['en', 'de', 'fr', 'sv'] as const;

// A text is cut, so that reading one takes a few milliseconds.
const MOST_READ = 500;
const MOST_WORDS_OF_NAME = 4;

/** The words of a text as they are compared: folded, numbers and words apart, with the marks that matter between them. */
export const tokensOf = (text: string): readonly string[] =>
  wordsIn(text.slice(0, MOST_READ)).flatMap((word) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean));

/** A name as a key. */
export const keyOfName = (name: string): string => tokensOf(name).join(' ');

/** The values of all names that a text contains, the longest name first at each word, in the order of the text. */
export function namedIn<Value>(text: string, values: ReadonlyMap<string, Value>): readonly Value[] {
  const words = tokensOf(text);
  const found: Value[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MOST_WORDS_OF_NAME; length > 0; length -= 1) {
      const value = at + length > words.length ? undefined : values.get(words.slice(at, at + length).join(' '));
      if (value === undefined) continue;
      found.push(value);
      at += length - 1;
      break;
    }
  }
  return found;
}
