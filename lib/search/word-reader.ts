import type { Span } from '../facts/scan.ts';
import type { SearchIndex } from './search-index.ts';
import { overlaps } from './sentence.ts';
import { tokensIn, type Word } from './terms.ts';
import type { Mention, WordsValue } from './wish.ts';

/** “5” of “5 years”, “I”, “a”; but C, R and “ISO 27001” are names. */
const SMALL = /^(?:\d{1,2}(?:[.:]\d+)?|(?![cr])\p{Ll}|[AEIOU])$/u;
/** Looking for similar words takes long: in a profile, most are no errors. */
const MOST_CORRECTIONS = 8;

/** Reads the words of a text, part by part, each distinct one once. */
export function readerOf({ words, names }: SearchIndex) {
  /** The words that occur in no assignment. */
  const nowhere = new Set<string>();
  /** What was read for words with a typing error. */
  const corrected = new Set<string>();
  const seen = new Set<string>();

  /** What a word or a name asks for, even if nothing has it. */
  function valuesOf(word: Word, isWanted: boolean): readonly WordsValue[] {
    if (names.has(word.normalized) && word.parts.length > 0)
      return [{ kind: 'word', groups: word.parts }];
    const number = nowhere.size + corrected.size;
    // What is left out is never guessed.
    const found = words.groupsFor(word, isWanted && number < MOST_CORRECTIONS);
    if (found.corrected) corrected.add(found.corrected);
    return found.groups.map((terms) => ({ kind: 'word', groups: [terms] }));
  }

  /** Reads the words of a sentence, of which some parts are not wanted. */
  function read(text: string, denied: readonly Span[]): readonly Mention[] {
    const mentions: Mention[] = [];
    for (const token of tokensIn(text, names)) {
      const { word, start, end } = token;
      const typed = text.slice(start, end);
      const isWanted = !overlaps(token, denied);
      const key = `${word.normalized} ${isWanted}`;
      if (word.isIgnored || SMALL.test(typed) || seen.has(key)) continue;
      seen.add(key);
      for (const value of valuesOf(word, isWanted)) {
        const field = words.fieldOf(value.groups.flat());
        const isLoose = field === 'text';
        if (field) mentions.push({ value, spans: [token], isWanted, isLoose });
        else if (isWanted) nowhere.add(typed);
      }
    }
    return mentions;
  }

  return { nowhere, corrected, read };
}
export type WordReader = ReturnType<typeof readerOf>;
