import type { Tokens } from '../facts/scan.ts';
import { termsFor } from './find-words.ts';
import { type Mention, mention } from './mention.ts';
import type { SearchIndex } from './search-index.ts';
import { overlaps } from './sentence.ts';
import { type Token, tokensIn } from './terms.ts';
import type { WordsValue } from './wish.ts';
import type { Field } from './word-index.ts';

/** “5 years”, but not “ISO 27001”. */
const NUMBER = /^\d{1,2}(?:[.:]\d+)?$/;
/** Single letters that name technologies; others are small words. */
const LETTER = /^(?:[cr]|[B-DF-HJ-NP-TV-Z])$/;
const MOST_WORDS_OF_NAME = 4;
/** Looking for similar words takes long: in a profile, most are no errors. */
const MOST_CORRECTIONS = 8;

const KINDS: Partial<Readonly<Record<Field, WordsValue['kind']>>> = {
  technology: 'technology',
  related: 'technology',
  role: 'role',
  sector: 'sector',
};

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

  read(text: string, denied: Tokens): readonly Mention[] {
    const tokens = tokensIn(text);
    const mentions: Mention[] = [];
    for (let at = 0; at < tokens.length; ) {
      const name = this.#nameAt(tokens, at, text);
      at += name.length;
      const key = name.map(({ normalized }) => normalized).join(' ');
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      for (const word of this.#readName(name, text)) {
        const [span = [0, 0]] = word.spans;
        const isWanted = !overlaps(span, denied);
        const typed = text.slice(...span);
        if (word.values.length > 0) mentions.push({ ...word, isWanted });
        else if (isWanted && /\p{L}|\d{3}/u.test(typed))
          this.nowhere.add(typed);
      }
    }
    return mentions;
  }

  /**
   * The tokens from one on that are the longest name of a technology of the
   * list, such as “Delta Lake”, or the token alone.
   */
  #nameAt(tokens: readonly Token[], at: number, text: string) {
    const { words, hasTechnology } = this.#index;
    const next = tokens.slice(at, at + MOST_WORDS_OF_NAME);
    const end = next.findIndex(
      ({ start, term }, n) =>
        !words.occursIn('technology', [term]) ||
        (n > 0 && text.slice(next[n - 1]?.end, start) !== ' '),
    );
    for (let length = end < 0 ? next.length : end; length > 1; length -= 1) {
      const name = next.slice(0, length);
      if (hasTechnology(name.map(({ term }) => term))) return name;
    }
    return next.slice(0, 1);
  }

  #readName(name: readonly Token[], text: string): readonly Mention[] {
    const [token, last] = [name[0], name.at(-1)];
    if (!token || !last) return [];
    if (token === last) return this.#readWord(token, text);
    const groups = name.map(({ term, normalized }) => [term, normalized]);
    return [mention({ kind: 'technology', groups }, [[token.start, last.end]])];
  }

  /** The wishes of a word, or of each of several with slashes between them. */
  #readWord(token: Token, text: string): readonly Mention[] {
    const { words } = this.#index;
    const { start, end, normalized, term } = token;
    const typed = text.slice(start, end);
    if (!this.#isTelling(token, typed, typed === text.trim())) return [];
    const isWhole = words.has(normalized) || words.has(term);
    if (isWhole || !/[^/]\/[^/]/.test(typed))
      return this.#find(token, typed, start);
    return Array.from(typed.matchAll(/[^/]+/g), ({ 0: piece, index }) =>
      tokensIn(piece).flatMap((part) => this.#find(part, piece, start + index)),
    ).flat();
  }

  /** Whether a word has a meaning of its own. */
  #isTelling(token: Token, typed: string, isAlone: boolean): boolean {
    const { normalized, isIgnored } = token;
    if (isIgnored) return false;
    if (normalized.length > 1 || isAlone) return true;
    const { words } = this.#index;
    return LETTER.test(typed) && words.occursIn('technology', [normalized]);
  }

  /** What a word asks for: no values if nothing has it. */
  #find(token: Token, typed: string, start: number): readonly Mention[] {
    const { words } = this.#index;
    const mayCorrect = this.nowhere.size < MOST_CORRECTIONS;
    const spans = [[start, start + typed.length]] as const;
    const isNumber = NUMBER.test(token.normalized);
    return termsFor(words, token, mayCorrect).map(({ terms, corrected }) => {
      if (corrected) this.corrected.add(corrected);
      const field = words.fieldOf(terms);
      const kind = (field && KINDS[field]) ?? 'word';
      const value = field ? { kind, groups: [terms] } : null;
      const isLoose = isNumber || !words.isNamed(terms);
      return { ...mention(value, spans), isLoose };
    });
  }
}
