import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { ratesByCurrency } from './choices.ts';
import { monthsOf } from './compare.ts';
import type { Condition } from './conditions.ts';
import type { Ranking } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

/** The score of a row: the highest comes first. */
export type Score = (row: number) => number;

/** How much each of several technologies or titles counts. */
const VALUE_POINTS = 100;

/** By what was typed, and by how many of several values a role has. */
export function relevance(
  { scores }: Ranking,
  conditions: readonly Condition[],
): Score {
  const several = conditions
    .map(({ values }) => values)
    .filter(({ length }) => length > 1)
    .flat();
  return (row) => {
    const had = several.filter(({ rows }) => rows.has(row)).length;
    return (scores[row] ?? 0) + VALUE_POINTS * had;
  };
}

/** The earliest start first; what states none comes last. */
export const byStart =
  (index: SearchIndex): Score =>
  (row) => {
    const { start } = index.factsOf(row);
    if (!start) return Number.NEGATIVE_INFINITY;
    const [year, month] = monthsOf(start).from.split('-');
    return -(Number(year) * 12 + Number(month));
  };

/** More than any rate pays. */
const CURRENCY_APART = 1e9;

/**
 * The currencies of some rows, that of most assignments first: rates are
 * compared in one currency, never with those of another.
 */
const currenciesOf = (index: SearchIndex, shown: Rows): readonly string[] =>
  ratesByCurrency(index)
    .map(([currency, rows]) => ({
      currency,
      count: index.countOf(rows.new_intersection(shown)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ currency }) => currency);

/** A score by the highest rate, currency by currency; 0 without a rate. */
export function byRate(index: SearchIndex, shown: Rows): Score {
  const currencies = currenciesOf(index, shown);
  return (row) => {
    const { rate } = index.factsOf(row);
    if (!rate) return 0;
    const before = currencies.length - currencies.indexOf(rate.currency);
    return before * CURRENCY_APART + Math.min(rate.amount, CURRENCY_APART - 1);
  };
}
