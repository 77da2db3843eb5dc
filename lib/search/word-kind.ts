import { deu, eng, fra, swe } from 'stopword';
import { monthNamed } from '../facts/names.ts';
import { wordsIn } from '../public-project/words.ts';
import { keyOf } from './terms.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { stemOf } from './words.ts';

/**
 * What a word does in a sentence. `required`: it says what somebody looks for. `detail`: assignments state it in many ways or not at
 * all, so it only affects the order. `condition`: it says when work starts or what it pays, which no word can find. `ignored`: it
 * has no meaning of its own.
 */
export type Kind = 'required' | 'detail' | 'condition' | 'ignored';

const words = new Map<string, Kind>();
const stems = new Map<string, Kind>();

/** Adds words, and all their forms if the stem is long enough not to be that of another word. */
function add(lines: readonly string[], kind: Kind, shortestStem: number) {
  for (const word of lines.flatMap(wordsIn)) {
    words.set(word, kind);
    if (stemOf(word).length >= shortestStem) stems.set(stemOf(word), kind);
  }
}
// If a word is in several lists, the last decides. "AI" and "EU" are names here, though the library has them as French words.
add(
  [deu, eng, fra, swe].flat().filter((word) => word.length > 1 && keyOf(word) === undefined),
  'ignored',
  6,
);
add(vocabulary.details, 'detail', 3);
add(vocabulary.shared, 'ignored', 3);
add(vocabulary.ignored, 'ignored', 6);

const NUMBER = /^(?:\d{1,3}(?:\.\d{1,3})?|(?:19|20)\d\d)$/;

export const isOr = (word: string): boolean => ['or', 'oder', 'ou', 'eller'].includes(word);
export const isAnd = (word: string): boolean => ['and', 'und', 'et', 'och'].includes(word);

/** What a word, or a name of several words, does in a sentence in English, German, French or Swedish. */
export function kindOf(typed: string): Kind {
  const word = wordsIn(typed).join('-');
  const listed = words.get(word) ?? stems.get(stemOf(word));
  return listed ?? (NUMBER.test(word) || monthNamed(word) ? 'condition' : 'required');
}
