import type { Span } from '../facts/scan.ts';
import { termsFor } from './find-words.ts';
import { type SearchIndex, technologyKey } from './search-index.ts';
import { isIgnored, type Token, tokensIn } from './terms.ts';
import { isOfWords, type Value, type Wish, type WordsValue } from './wish.ts';
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

/** A wish without its words, and the places where it was typed. */
export type Part = Omit<Wish, 'text' | 'span'> & {
  readonly spans: readonly Span[];
};

/**
 * How many tokens from one on are the name of a technology of the list, such as
 * “Delta Lake”; the longest name counts.
 */
function lengthOfName(
  { tables }: SearchIndex,
  tokens: readonly Token[],
  text: string,
): number {
  const gap = tokens.findIndex(
    ({ start }, at) => at > 0 && text.slice(tokens[at - 1]?.end, start) !== ' ',
  );
  const most = gap < 0 ? tokens.length : gap;
  for (let length = most; length > 1; length -= 1) {
    const terms = tokens.slice(0, length).map(({ term }) => term);
    if (tables.spellings.has(technologyKey(terms))) return length;
  }
  return 1;
}

/** Reads the words of a text, each distinct one once. */
export class WordReader {
  readonly nowhere: string[] = [];
  readonly corrected: string[] = [];
  readonly index: SearchIndex;
  readonly isAlone: boolean;
  readonly #seen = new Set<string>();

  constructor(index: SearchIndex, isAlone: boolean) {
    this.index = index;
    this.isAlone = isAlone;
  }

  read(text: string, isDenied: (span: Span) => boolean): readonly Part[] {
    const parts: Part[] = [];
    const tokens = tokensIn(text);
    for (let at = 0; at < tokens.length; at += 1) {
      const length = lengthOfName(
        this.index,
        tokens.slice(at, at + MOST_WORDS_OF_NAME),
        text,
      );
      const name = tokens.slice(at, at + length);
      at += length - 1;
      const isWanted = !name.some(({ start, end }) => isDenied([start, end]));
      parts.push(...this.#readName(name, text, isWanted));
    }
    return parts;
  }

  #readName(
    name: readonly Token[],
    text: string,
    isWanted: boolean,
  ): readonly Part[] {
    const [first, last] = [name[0], name.at(-1)];
    const key = name.map(({ normalized }) => normalized).join(' ');
    if (!first || !last || this.#seen.has(key)) return [];
    this.#seen.add(key);
    const spans: readonly Span[] = [[first.start, last.end]];
    const part = { spans, isWanted, isLoose: false };
    if (name.length > 1) {
      const groups = name.map(({ term, normalized }) => [term, normalized]);
      return [{ ...part, values: [{ kind: 'technology', groups }] }];
    }
    const typed = text.slice(first.start, last.end);
    if (!this.#isTelling(first, typed)) return [];
    return this.#wishesOf(first, typed, isWanted)
      .filter((values) => values.length > 0)
      .map((values) => ({
        ...part,
        values,
        isLoose: values.every((value) => this.#isLoose(value, first)),
      }));
  }

  /** The wishes of a word, each with its alternatives: “Java/Kotlin”. */
  #wishesOf(
    token: Token,
    typed: string,
    isWanted: boolean,
  ): readonly (readonly WordsValue[])[] {
    const pieces = typed.split('/').filter(Boolean);
    const isWhole = [token.normalized, token.term].some(
      this.index.words.isKnown,
    );
    if (pieces.length > 1 && !isWhole)
      return [
        pieces.flatMap((piece) =>
          tokensIn(piece).flatMap((part) =>
            this.#valuesOf(part, piece, isWanted),
          ),
        ),
      ];
    const own = { ...token, start: 0, end: typed.length };
    return this.#valuesOf(own, typed, isWanted).map((value) => [value]);
  }

  /** Whether a word has a meaning of its own. */
  #isTelling({ normalized }: Token, typed: string): boolean {
    if (isIgnored(normalized)) return false;
    if (normalized.length > 1 || this.isAlone) return true;
    return (
      LETTER.test(typed) &&
      this.index.words.occursIn('technology', [normalized])
    );
  }

  /** What a word asks for; what nothing has is noted. */
  #valuesOf(
    token: Token,
    typed: string,
    isWanted: boolean,
  ): readonly WordsValue[] {
    const { words } = this.index;
    const mayCorrect = this.nowhere.length < MOST_CORRECTIONS;
    return termsFor(words, token, typed, mayCorrect).flatMap(
      ({ terms, corrected }) => {
        const field = words.fieldOf(terms);
        if (corrected) this.corrected.push(corrected);
        if (field !== undefined)
          return [{ kind: KINDS[field] ?? 'word', groups: [terms] }];
        if (isWanted && /\p{L}|\d{3}/u.test(typed)) this.nowhere.push(typed);
        return [];
      },
    );
  }

  #isLoose = (value: Value, { normalized }: Token): boolean =>
    NUMBER.test(normalized) ||
    (isOfWords(value) && !this.index.words.isNamed(value.groups.flat()));
}
