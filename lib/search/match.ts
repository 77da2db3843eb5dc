import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Span } from '../facts/scan.ts';
import type { TextFilter } from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';
import {
  isIgnored,
  partsOf,
  piecesOf,
  type Token,
  termOf,
  tokensIn,
} from './terms.ts';
import { understand } from './understand.ts';

const MOST_WORDS = 16;
const OR = /^(?:or|oder|ou|eller)$/;
/** “5 years”, but not “ISO 27001”. */
const NUMBER = /^\d{1,2}(?:[.:]\d+)?$/;

/** A word, or words joined by “or”, as typed, with the terms that find it. */
type Word = {
  readonly typed: string;
  readonly terms: readonly string[];
  readonly corrected?: string | undefined;
  /** A loose word affects only the order. */
  readonly use: 'required' | 'loose' | 'unwanted';
};
/** Such a word with what it finds. */
export type Sought = Word & ReturnType<SearchIndex['having']>;

/**
 * What to search for a word: itself with other names of the same thing; if it
 * occurs nowhere, its parts or similar words.
 */
function termsFor(
  index: SearchIndex,
  { one, term, start, end }: Token,
  text: string,
) {
  const isTelling = (part: string) => !isIgnored(part);
  const pieces = piecesOf(fold(text.slice(start, end)));
  if (pieces.length > 1 && !pieces.some(isTelling)) return [];
  const asTerms = (parts: readonly string[]) =>
    parts.filter(isTelling).map((part) => ({ terms: [termOf(part), part] }));
  const whole = [{ terms: [term, one] }];
  const known = [
    asTerms(partsOf(one)),
    whole,
    pieces.length > 1 ? asTerms(pieces) : [],
  ].find(
    (parts) =>
      parts.length > 0 &&
      parts.every(({ terms }) => terms.some((each) => index.terms.has(each))),
  );
  if (known) return known;
  const { terms, corrected } = index.closeTo(one);
  return [{ terms: [term, one, ...terms], corrected }];
}

/** The words of a text with a meaning of their own. */
function soughtIn(
  index: SearchIndex,
  name: TextFilter,
  text: string,
  unwanted: readonly Span[],
): readonly Sought[] {
  const tokens = tokensIn(text);
  const isIn = (field: TextFilter, terms: readonly string[]) =>
    !index.having(terms, field).rows.isEmpty();
  // In a sentence, a letter alone is a word where a technology has its name,
  // and where it is all there is.
  const isTelling = ({ one, term }: Token) =>
    name === 'q'
      ? !isIgnored(one) &&
        (one.length > 1 || tokens.length === 1 || isIn('technology', [one]))
      : !isIgnored(one) || isIn(name, [term, one]);
  const telling = tokens.filter(isTelling);
  const words: Word[] = [];
  let last = 0;
  for (const token of (telling.length > 0 || name === 'q'
    ? telling
    : tokens
  ).slice(0, MOST_WORDS)) {
    const { one, start, end } = token;
    const [typed, isOr] = [
      text.slice(start, end),
      wordsIn(text.slice(last, start)).some((word) => OR.test(word)),
    ];
    const isUnwanted = unwanted.some(([from, to]) => from < end && start < to);
    for (const found of termsFor(index, token, text)) {
      const isNamed = found.terms.some((term) => index.terms.get(term));
      const isLoose = name === 'q' && (NUMBER.test(one) || !isNamed);
      const use = isUnwanted ? 'unwanted' : isLoose ? 'loose' : 'required';
      const before = isOr ? words.at(-1) : undefined;
      if (before?.use !== use) words.push({ typed, ...found, use });
      else {
        const terms = [...before.terms, ...found.terms];
        words.splice(-1, 1, {
          ...before,
          typed: `${before.typed} or ${typed}`,
          terms,
        });
      }
    }
    last = end;
  }
  const least = words.some(({ use }) => use === 'required')
    ? 'loose'
    : 'required';
  return words.map((word) => ({
    ...word,
    use: word.use === 'loose' ? least : word.use,
    ...index.having(word.terms, name),
  }));
}

/**
 * The rows that have the rarest words of a text, if these are at least half of
 * what it says.
 */
function closestRows(index: SearchIndex, words: readonly Sought[]): Rows {
  const had = new Float64Array(index.rows.length);
  let total = 0;
  for (const { rows } of words) {
    const weight = rows.isEmpty() ? 0 : Math.log(1 + had.length / rows.size());
    rows.forEach((row) => {
      had[row] = (had[row] ?? 0) + weight;
    });
    total += weight;
  }
  const most = had.reduce((a, b) => Math.max(a, b), 0);
  return new Rows(
    total > 0 && most >= total / 2
      ? [...had.keys()].filter((row) => had[row] === most)
      : [],
  );
}

/**
 * The rows that have all words of any of a filter’s values. In `q`, a word that
 * some title, technology, place, sector or language has must occur, every other
 * word affects only the order; if no row has all that must, those that have the
 * rarest are found.
 */
export function matchWords(
  index: SearchIndex,
  name: TextFilter,
  value: string,
) {
  const unwanted = name === 'q' ? understand(value).unwanted : [];
  const values = valuesIn(name, value).map((text) =>
    soughtIn(index, name, text, unwanted),
  );
  const required = values.map((words) =>
    words.filter(({ use }) => use === 'required'),
  );
  const rows = required
    .map((words) =>
      words.reduce(
        (all, word) => all.intersection(word.rows),
        index.all.clone(),
      ),
    )
    .reduce((any, all) => any.union(all), new Rows());
  const isPartial = name === 'q' && rows.isEmpty();
  return {
    rows: isPartial ? closestRows(index, required.flat()) : rows,
    sought: values.flat(),
    isPartial,
  };
}
