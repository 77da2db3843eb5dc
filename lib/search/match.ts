import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Span } from '../facts/scan.ts';
import type { TextFilter } from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';
import { isIgnored, partsOf, piecesOf, type Token, termOf, tokensIn } from './terms.ts';

export const MOST_WORDS = 16;
/** In a longer text, no word is completed. */
const MOST_IN_SHORT = 6;
const OR = /^(?:or|oder|ou|eller)$/;
/** “5 years”, but not “ISO 27001”. */
const NUMBER = /^\d{1,2}(?:[.:]\d+)?$/;

/** A word, or words joined by “or”, as typed, with the terms that find it. */
export type Sought = {
  readonly typed: string;
  readonly terms: readonly string[];
  readonly corrected?: string;
  /** A loose word affects only the order. */
  readonly use: 'required' | 'loose' | 'unwanted';
};

/** What the words of a text find. */
export type Match = {
  readonly rows: Rows;
  readonly sought: readonly Sought[];
  /** Whether no row has all words, and whether the text has more words than count. */
  readonly isPartial: boolean;
  readonly isCut: boolean;
};

/** What to search for a word: itself with other names of the same thing; if it occurs nowhere, its parts or similar words. */
function termsFor(index: SearchIndex, { one, term, start, end }: Token, text: string, isLong: boolean) {
  const isTelling = (part: string) => !isIgnored(part);
  const asTerms = (parts: readonly string[]) => parts.map((part) => ({ terms: [termOf(part), part] }));
  const areKnown = (found: ReturnType<typeof asTerms>) =>
    found.length > 0 && found.every(({ terms }) => index.has(terms));
  const pieces = piecesOf(fold(text.slice(start, end)));
  const telling = pieces.filter(isTelling);
  if (pieces.length > 1 && telling.length === 0) return [];
  const [ofCompound, ofPieces] = [partsOf(one).filter(isTelling), pieces.length > 1 ? telling : []].map(asTerms);
  if (ofCompound && areKnown(ofCompound)) return ofCompound;
  if (index.has([term, one])) return [{ terms: [term, one] }];
  if (ofPieces && areKnown(ofPieces)) return ofPieces;
  const close = index.closeTo(one, isLong);
  const corrected = close[0]?.isBegun === false ? { corrected: close[0].word } : {};
  return [{ terms: [term, one, ...close.map((other) => other.term)], ...corrected }];
}

/** The words of a text with a meaning of their own. */
function soughtIn(index: SearchIndex, name: TextFilter, text: string, unwanted: readonly Span[]): readonly Sought[] {
  const tokens = tokensIn(text, false);
  const isKnown = (terms: readonly string[], field: TextFilter) => !index.having(terms, field).rows.isEmpty();
  /** A letter alone is a word where a technology has its name, and where it is all there is. In a field, what it has is one, too. */
  const telling = tokens.filter(({ one, term }) =>
    name === 'q'
      ? !isIgnored(one) && (one.length > 1 || tokens.length === 1 || isKnown([one], 'technology'))
      : !isIgnored(one) || isKnown([term, one], name),
  );
  const sought: Sought[] = [];
  let last = 0;
  for (const token of (telling.length > 0 || name === 'q' ? telling : tokens).slice(0, MOST_WORDS)) {
    const { one, start, end } = token;
    const [typed, isOr] = [text.slice(start, end), wordsIn(text.slice(last, start)).some((word) => OR.test(word))];
    const isUnwanted = unwanted.some(([from, to]) => from < end && start < to);
    for (const found of termsFor(index, token, text, tokens.length > MOST_IN_SHORT)) {
      const isLoose = name === 'q' && (NUMBER.test(one) || !index.isNamed(found.terms));
      const use = isUnwanted ? 'unwanted' : isLoose ? 'loose' : 'required';
      const before = isOr ? sought.at(-1) : undefined;
      if (before?.use !== use) sought.push({ typed, ...found, use });
      else {
        const terms = [...before.terms, ...found.terms];
        sought.splice(-1, 1, { ...before, typed: `${before.typed} or ${typed}`, terms });
      }
    }
    last = end;
  }
  return sought.some(({ use }) => use === 'required')
    ? sought
    : sought.map((one) => (one.use === 'loose' ? { ...one, use: 'required' } : one));
}

/** The rows that have the rarest words of a text, if these are at least half of what it says. */
function closestRows(index: SearchIndex, words: readonly Rows[]): Rows {
  const weights = words.map((word) => (word.isEmpty() ? 0 : Math.log(1 + index.rows.length / word.size())));
  const had = new Float32Array(index.rows.length);
  for (const [at, word] of words.entries()) {
    word.forEach((row) => {
      had[row] = (had[row] ?? 0) + (weights[at] ?? 0);
    });
  }
  const most = had.reduce((a, b) => Math.max(a, b), 0);
  const total = weights.reduce((sum, one) => sum + one, 0);
  const isClose = most > 0 && most >= total / 2;
  return new Rows(isClose ? [...had.keys()].filter((row) => (had[row] ?? 0) >= most * 0.999) : []);
}

/**
 * The rows that have all words of a text. In `q`, a word that some title, technology, place, sector or language has must occur, every
 * other word affects only the order; if no row has all that must, those that have the rarest are found.
 */
export function matchWords(index: SearchIndex, name: TextFilter, text: string, unwanted: readonly Span[] = []): Match {
  const sought = soughtIn(index, name, text, unwanted);
  const words = sought.filter(({ use }) => use === 'required').map(({ terms }) => index.having(terms, name).rows);
  const all = words.reduce((rows, word) => rows.intersection(word), index.all());
  const isPartial = name === 'q' && all.isEmpty();
  const isCut = wordsIn(text).filter((word) => !isIgnored(word)).length > MOST_WORDS;
  return { rows: isPartial ? closestRows(index, words) : all, sought, isPartial, isCut };
}

/** The rows that have all words of any of several values in a field. */
export function matchValues(index: SearchIndex, name: TextFilter, value: string): Match {
  const matches = valuesIn(name, value).map((one) => matchWords(index, name, one));
  return {
    rows: matches.reduce((all, one) => all.union(one.rows), new Rows()),
    sought: matches.flatMap(({ sought }) => sought),
    isPartial: false,
    isCut: false,
  };
}
