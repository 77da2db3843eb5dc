import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Span } from '../facts/scan.ts';
import type { TextFilter } from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';
import { isIgnored, partsOf, piecesOf, type Token, termOf, tokensIn } from './terms.ts';
import { understand } from './understand.ts';

const MOST_WORDS = 16;
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
export type Match = { readonly rows: Rows; readonly sought: readonly Sought[]; readonly isPartial: boolean };

/** What to search for a word: itself with other names of the same thing; if it occurs nowhere, its parts or similar words. */
function termsFor(index: SearchIndex, { one, term, start, end }: Token, text: string, isLong: boolean) {
  const isTelling = (part: string) => !isIgnored(part);
  const pieces = piecesOf(fold(text.slice(start, end)));
  if (pieces.length > 1 && !pieces.some(isTelling)) return [];
  const asTerms = (parts: readonly string[]) =>
    parts.filter(isTelling).map((part) => ({ terms: [termOf(part), part] }));
  const whole = [{ terms: [term, one] }];
  const known = [asTerms(partsOf(one)), whole, pieces.length > 1 ? asTerms(pieces) : []].find(
    (parts) => parts.length > 0 && parts.every(({ terms }) => index.has(terms)),
  );
  if (known) return known;
  const { terms, ...corrected } = index.closeTo(one, isLong);
  return [{ terms: [term, one, ...terms], ...corrected }];
}

/** The words of a text with a meaning of their own. */
function soughtIn(index: SearchIndex, name: TextFilter, text: string, unwanted: readonly Span[]): readonly Sought[] {
  const tokens = tokensIn(text);
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

const rowsOf = (index: SearchIndex, name: TextFilter, sought: readonly Sought[]): readonly Rows[] =>
  sought.filter(({ use }) => use === 'required').map(({ terms }) => index.having(terms, name).rows);

/** The rows that have the rarest words of a text, if these are at least half of what it says. */
function closestRows(index: SearchIndex, words: readonly Rows[]): Rows {
  const weights = words.map((word) => (word.isEmpty() ? 0 : Math.log(1 + index.rows.length / word.size())));
  const had = new Float64Array(index.rows.length);
  for (const [at, word] of words.entries()) {
    word.forEach((row) => {
      had[row] = (had[row] ?? 0) + (weights[at] ?? 0);
    });
  }
  const most = had.reduce((a, b) => Math.max(a, b), 0);
  const isClose = most > 0 && most >= weights.reduce((sum, one) => sum + one, 0) / 2;
  return new Rows(isClose ? [...had.keys()].filter((row) => (had[row] ?? 0) >= most * 0.999) : []);
}

/**
 * The rows that have all words of any of a filter’s values. In `q`, a word that some title, technology, place, sector or language has
 * must occur, every other word affects only the order; if no row has all that must, those that have the rarest are found.
 */
export function matchWords(index: SearchIndex, name: TextFilter, value: string): Match {
  const unwanted = name === 'q' ? understand(value).unwanted : [];
  const values = valuesIn(name, value).map((text) => soughtIn(index, name, text, unwanted));
  const rows = values
    .map((sought) => rowsOf(index, name, sought).reduce((all, word) => all.intersection(word), index.all()))
    .reduce((any, all) => any.union(all), new Rows());
  const sought = values.flat();
  const isPartial = name === 'q' && rows.isEmpty();
  return { rows: isPartial ? closestRows(index, rowsOf(index, name, sought)) : rows, sought, isPartial };
}
