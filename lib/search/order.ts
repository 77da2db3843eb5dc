import type { Sort } from '../filters.ts';
import { monthsOf } from './compare.ts';
import type { SearchRows } from './search-rows.ts';

/** How much each of several technologies or titles counts. */
const VALUE_POINTS = 100;
/** More than any rate pays. */
const CURRENCY_APART = 1e9;
/** What is not stated comes last. */
const LAST = Number.MIN_SAFE_INTEGER;

/** By what was typed, and by how many of several values a role has. */
function byRelevance({ ranking, conditions }: SearchRows) {
  // A single value counts the same for all that are listed.
  const values = conditions.flatMap((condition) => condition.values);
  return (row: number): number => {
    const had = values.filter(({ rows }) => rows.has(row));
    return (ranking.scores[row] ?? 0) + had.length * VALUE_POINTS;
  };
}

/** The earliest start first. */
function byStart({ index }: SearchRows) {
  return (row: number): number => {
    const { start } = index.rowAt(row).facts;
    return start ? -Date.parse(monthsOf(start).from) : LAST;
  };
}

/**
 * The highest rate first, currency by currency, that of most roles first.
 * Amounts in two currencies are never compared.
 */
function byRate({ index, listed }: SearchRows) {
  const currencies = index.facts.currenciesOf(listed);
  return (row: number): number => {
    const { rate } = index.rowAt(row).facts;
    if (!rate) return LAST;
    return rate.amount - CURRENCY_APART * currencies.indexOf(rate.currency);
  };
}

/** The score of a row, by order: the highest comes first. */
const ORDERS = { newest: byRelevance, rate: byRate, start: byStart };

/** The scores of all rows, in the order of a list; that of others is lowest. */
export function scoresFor(search: SearchRows, sort: Sort = 'newest') {
  const scoreOf = ORDERS[sort](search);
  const scores = new Float64Array(search.index.size).fill(-Infinity);
  search.listed.forEach((row) => {
    scores[row] = scoreOf(row);
  });
  return scores;
}
