import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { monthsOf } from './compare.ts';
import type { Condition } from './conditions.ts';
import type { Score } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

/** How much each of several technologies or titles counts. */
const VALUE_POINTS = 100;

/** How many of several technologies or titles a row has, as a score. */
export function byValues(conditions: readonly Condition[]): Score {
  const several = conditions
    .map(({ values }) => values)
    .filter(({ length }) => length > 1)
    .flat();
  return (row) =>
    VALUE_POINTS * several.filter(({ rows }) => rows.has(row)).length;
}

/** The earliest start first; what states none comes last. */
export const byStart =
  (index: SearchIndex): Score =>
  (row) => {
    const { start } = index.rowAt(row).facts;
    return start ? -Date.parse(monthsOf(start).from) : Number.NEGATIVE_INFINITY;
  };

/** More than any rate pays. */
const CURRENCY_APART = 1e9;

/**
 * A score by the highest rate, currency by currency, that of most assignments
 * first; 0 without a rate. Amounts in two currencies are never compared.
 */
export function byRate(index: SearchIndex, rows: Rows): Score {
  const currencies = Array.from(index.rowsByCurrency, ([currency, all]) => ({
    currency,
    count: index.projectsOf(all.new_intersection(rows)).length,
  }))
    .sort((a, b) => b.count - a.count)
    .map(({ currency }) => currency);
  return (row) => {
    const { rate } = index.rowAt(row).facts;
    if (!rate) return 0;
    const place = currencies.length - currencies.indexOf(rate.currency);
    return place * CURRENCY_APART + Math.min(rate.amount, CURRENCY_APART - 1);
  };
}
