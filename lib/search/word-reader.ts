import type { Span } from '../facts/scan.ts';
import type { SearchIndex } from './search-index.ts';
import { overlaps } from './sentence.ts';
import { tokensIn, type Word } from './terms.ts';
import type { Mention, WordsValue } from './wish.ts';

/** “5 years”, but not “ISO 27001”. */
const NUMBER = /^\d{1,2}(?:[.:]\d+)?$/;
/** Single letters that name technologies; others are small words. */
const LETTER = /^(?:[cr]|[B-DF-HJ-NP-TV-Z])$/;
/** Looking for similar words takes long: in a profile, most are no errors. */
const MOST_CORRECTIONS = 8;

/** Reads the words of a text, each distinct one once. */
export class WordReader {
  /** The words that occur in no assignment. */
  readonly nowhere = new Set<string>();
  /** What was read for words with a typing error. */
  readonly corrected = new Set<string>();
  readonly #index: SearchIndex;
  readonly #seen = new Set<string>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Reads the words of a sentence, of which some parts are not wanted. */
  read(text: string, denied: readonly Span[]): readonly Mention[] {
    const { words, names } = this.#index;
    const mentions: Mention[] = [];
    for (const token of tokensIn(text, names)) {
      const { word, start, end } = token;
      const typed = text.slice(start, end);
      const isTelling = word.normalized.length > 1 || LETTER.test(typed);
      if (!isTelling || word.isIgnored || this.#seen.has(word.normalized))
        continue;
      this.#seen.add(word.normalized);
      const isWanted = !overlaps(token, denied);
      for (const value of this.#valuesOf(word)) {
        const field = words.fieldOf(value.groups.flat());
        const isLoose = NUMBER.test(typed) || field === 'text';
        if (field) mentions.push({ value, spans: [token], isWanted, isLoose });
        else if (isWanted && /\p{L}|\d{3}/u.test(typed))
          this.nowhere.add(typed);
      }
    }
    return mentions;
  }

  /** What a word or a name asks for, even if nothing has it. */
  #valuesOf(word: Word): readonly WordsValue[] {
    const { words, names } = this.#index;
    if (names.has(word.normalized) && word.parts.length > 0)
      return [{ kind: 'word', groups: word.parts }];
    const mayCorrect = this.nowhere.size < MOST_CORRECTIONS;
    const { groups, corrected } = words.groupsFor(word, mayCorrect);
    if (corrected) this.corrected.add(corrected);
    return groups.map((terms) => ({ kind: 'word', groups: [terms] }));
  }
}
