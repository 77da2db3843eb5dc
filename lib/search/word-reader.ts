import { type Span, spanOf } from '../facts/scan.ts';
import { fold } from '../public-project/words.ts';
import { termsFor } from './find-words.ts';
import { type Mention, mention } from './mention.ts';
import type { SearchIndex } from './search-index.ts';
import { overlaps, type Sentence } from './sentence.ts';
import { type Token, tokensIn, type Word } from './terms.ts';
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

  /** Reads a sentence but for some parts of it. */
  read({ text, denied }: Sentence, taken: readonly Span[]): readonly Mention[] {
    const mentions: Mention[] = [];
    const tokens = tokensIn(text).filter(
      (token) => !overlaps(spanOf(token), taken),
    );
    for (const name of this.#namesIn(text, tokens)) {
      const span = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0] as const;
      const typed = text.slice(...span);
      const key = fold(typed);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      const isAlone = typed === text.trim();
      const isWanted = !overlaps(span, denied.map(spanOf));
      for (const { value, isLoose } of this.#valuesOf(name, typed, isAlone)) {
        if (value)
          mentions.push({ ...mention(value, [span], isWanted), isLoose });
        else if (isWanted && /\p{L}|\d{3}/u.test(typed))
          this.nowhere.add(typed);
      }
    }
    return mentions;
  }

  /**
   * The words of a text, in names of technologies of the list, such as “Delta
   * Lake”; the longest name counts.
   */
  *#namesIn(
    text: string,
    tokens: readonly Token[],
  ): Generator<readonly Token[]> {
    const { words, hasTechnology } = this.#index;
    for (let at = 0; at < tokens.length; ) {
      const next = tokens.slice(at, at + MOST_WORDS_OF_NAME);
      const end = next.findIndex(
        ({ start, word }, n) =>
          !words.occursIn('technology', [word.term]) ||
          (n > 0 && text.slice(next[n - 1]?.end, start) !== ' '),
      );
      let length = end < 0 ? next.length : Math.max(1, end);
      const isName = () =>
        hasTechnology(next.slice(0, length).map(({ word }) => word.term));
      while (length > 1 && !isName()) length -= 1;
      yield next.slice(0, length);
      at += length;
    }
  }

  /** What a name or a word asks for: `null` if nothing has it. */
  #valuesOf(name: readonly Token[], typed: string, isAlone: boolean) {
    const [word] = name.map((token) => token.word);
    if (name.length > 1) {
      const groups = name.map(({ word: { term, normalized } }) => [
        term,
        normalized,
      ]);
      return [
        { value: { kind: 'technology', groups } as const, isLoose: false },
      ];
    }
    if (!word || !this.#isTelling(word, typed, isAlone)) return [];
    const { words } = this.#index;
    const mayCorrect = this.nowhere.size < MOST_CORRECTIONS;
    return termsFor(words, word, mayCorrect).map(({ terms, corrected }) => {
      if (corrected) this.corrected.add(corrected);
      const field = words.fieldOf(terms);
      const kind = (field && KINDS[field]) ?? 'word';
      const value = field ? { kind, groups: [terms] } : null;
      return { value, isLoose: NUMBER.test(typed) || !words.isNamed(terms) };
    });
  }

  /** Whether a word has a meaning of its own. */
  #isTelling(
    { normalized, isIgnored }: Word,
    typed: string,
    isAlone: boolean,
  ): boolean {
    if (isIgnored) return false;
    if (normalized.length > 1 || isAlone) return true;
    const { words } = this.#index;
    return LETTER.test(typed) && words.occursIn('technology', [normalized]);
  }
}
