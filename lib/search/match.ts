import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Span } from '../facts/scan.ts';
import type { TextFilter } from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { valuesIn } from './filter-rules.ts';
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

type Terms = Pick<Sought, 'terms' | 'corrected'>;

/** What to search for a word: itself with other names of the same thing; if it occurs nowhere, its parts or similar words. */
function termsFor(
  { one, term, start, end }: Token,
  text: string,
  isLong: boolean,
  index: SearchIndex,
): readonly Terms[] {
  const ofParts = (parts: readonly string[]) => parts.map((part) => ({ terms: [termOf(part), part] }));
  const all = piecesOf(fold(text.slice(start, end)));
  if (all.length > 1 && all.every(isIgnored)) return [];
  const compound = ofParts(partsOf(one).filter((part) => !isIgnored(part)));
  if (compound.length > 0 && compound.every(({ terms }) => index.has(terms))) return compound;
  if (index.has([term, one])) return [{ terms: [term, one] }];
  const pieces = ofParts(all.length > 1 ? all.filter((piece) => !isIgnored(piece)) : []);
  if (pieces.length > 0 && pieces.every(({ terms }) => index.has(terms))) return pieces;
  const close = index.closeTo(one, isLong);
  const [first] = close;
  const terms = [term, one, ...close.map((other) => other.term)];
  return [{ terms, ...(first && !first.isBegun && { corrected: first.word }) }];
}

/** The words of a text with a meaning of their own. */
function soughtIn(index: SearchIndex, name: TextFilter, text: string, unwanted: readonly Span[]): readonly Sought[] {
  const tokens = tokensIn(text, false);
  const isLong = tokens.length > MOST_IN_SHORT;
  /** A letter alone is a word where a technology has its name, and where it is all there is. In a field, what it has is one, too. */
  const isTelling = ({ one, term }: Token) =>
    name === 'q'
      ? !isIgnored(one) && (one.length > 1 || tokens.length === 1 || !index.having([one], 'technology').rows.isEmpty())
      : !isIgnored(one) || !index.having([term, one], name).rows.isEmpty();
  const telling = tokens.filter(isTelling);
  const sought: Sought[] = [];
  let last = 0;
  for (const token of (telling.length > 0 || name === 'q' ? telling : tokens).slice(0, MOST_WORDS)) {
    const { one, start, end } = token;
    const isUnwanted = unwanted.some(([from, to]) => from < end && start < to);
    for (const found of termsFor(token, text, isLong, index)) {
      const isLoose = name === 'q' && (NUMBER.test(one) || !index.isNamed(found.terms));
      const use = isUnwanted ? 'unwanted' : isLoose ? 'loose' : 'required';
      const typed = text.slice(start, end);
      const before = sought.at(-1);
      if (before?.use === use && wordsIn(text.slice(last, start)).some((word) => OR.test(word))) {
        const terms = [...before.terms, ...found.terms];
        sought.splice(-1, 1, { ...before, typed: `${before.typed} or ${typed}`, terms });
      } else sought.push({ typed, ...found, use });
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
  if (most === 0 || most < total / 2) return new Rows();
  return new Rows([...had.keys()].filter((row) => (had[row] ?? 0) >= most * 0.999));
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

const matched = new WeakMap<SearchIndex, LRUCache<string, Match>>();
const MOST_MATCHED = 500;

/** The rows that have all words of any of several values in a field. */
export function matchValues(index: SearchIndex, name: TextFilter, value: string): Match {
  const known = matched.get(index) ?? new LRUCache<string, Match>({ max: MOST_MATCHED });
  matched.set(index, known);
  const matches = valuesIn(name, value).map((one) => {
    const match = known.get(`${name} ${one}`) ?? matchWords(index, name, one);
    known.set(`${name} ${one}`, match);
    return match;
  });
  return {
    rows: matches.reduce((all, one) => all.union(one.rows), new Rows()),
    sought: matches.flatMap(({ sought }) => sought),
    isPartial: false,
    isCut: false,
  };
}
