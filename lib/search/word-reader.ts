import type { Tokens } from '../facts/scan.ts';
import { type FoundWord, termsFor } from './find-words.ts';
import type { Mention } from './mention.ts';
import { type SearchIndex, technologyKey } from './search-index.ts';
import { overlaps } from './sentence.ts';
import { isIgnored, type Token, tokensIn } from './terms.ts';
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
      const span = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0] as const;
      const isUnwanted = overlaps(span, denied);
      for (const values of this.#read(name, text, isUnwanted)) {
        const isLoose = values.every((value) => this.#isLoose(value, key));
        mentions.push({ values, spans: [span], isUnwanted, isLoose });
      }
    }
    return mentions;
  }

  /**
   * The tokens from one on that are the longest name of a technology of the
   * list, such as “Delta Lake”, or the token alone.
   */
  #nameAt(tokens: readonly Token[], at: number, text: string) {
    const next = tokens.slice(at, at + MOST_WORDS_OF_NAME);
    const gap = next.findIndex(
      ({ start }, n) => n > 0 && text.slice(next[n - 1]?.end, start) !== ' ',
    );
    for (let length = gap < 0 ? next.length : gap; length > 1; length -= 1) {
      const name = next.slice(0, length);
      const key = technologyKey(name.map(({ term }) => term));
      if (this.#index.tables.technologies.has(key)) return name;
    }
    return next.slice(0, 1);
  }

  /** The values of the wishes of a name. */
  #read(
    name: readonly Token[],
    text: string,
    isUnwanted: boolean,
  ): readonly (readonly WordsValue[])[] {
    if (name.length > 1) {
      const groups = name.map(({ term, normalized }) => [term, normalized]);
      return [[{ kind: 'technology', groups }]];
    }
    return this.#wordsOf(name[0] as Token, text)
      .map((words) => words.flatMap((word) => this.#valueOf(word, isUnwanted)))
      .filter(({ length }) => length > 0);
  }

  /** The words of a token, each with its alternatives: “Java/Kotlin”. */
  #wordsOf(token: Token, text: string): readonly (readonly FoundWord[])[] {
    const { words } = this.#index;
    const typed = text.slice(token.start, token.end);
    const isAlone = typed === text.trim();
    if (!this.#isTelling(token, typed, isAlone)) return [];
    const mayCorrect = this.nowhere.size < MOST_CORRECTIONS;
    const find = (part: Token, piece: string) =>
      termsFor(words, part, piece, mayCorrect);
    const isWhole = [token.normalized, token.term].some(words.has);
    const pieces = isWhole ? [] : typed.split('/').filter(Boolean);
    if (pieces.length < 2) return find(token, typed).map((word) => [word]);
    return [
      pieces.flatMap((piece) =>
        tokensIn(piece).flatMap((part) => find(part, piece)),
      ),
    ];
  }

  /** Whether a word has a meaning of its own. */
  #isTelling({ normalized }: Token, typed: string, isAlone: boolean) {
    if (isIgnored(normalized)) return false;
    if (normalized.length > 1 || isAlone) return true;
    const { words } = this.#index;
    return LETTER.test(typed) && words.occursIn('technology', [normalized]);
  }

  /** What a word asks for; what nothing has is noted. */
  #valueOf(
    { terms, typed, corrected }: FoundWord,
    isUnwanted: boolean,
  ): readonly WordsValue[] {
    const field = this.#index.words.fieldOf(terms);
    if (corrected) this.corrected.add(corrected);
    if (field) return [{ kind: KINDS[field] ?? 'word', groups: [terms] }];
    if (!isUnwanted && /\p{L}|\d{3}/u.test(typed)) this.nowhere.add(typed);
    return [];
  }

  #isLoose = ({ groups }: WordsValue, word: string): boolean =>
    NUMBER.test(word) || !this.#index.words.isNamed(groups.flat());
}
