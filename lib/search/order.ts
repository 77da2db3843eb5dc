import type { Sort } from '../filters.ts';
import { monthsOf } from './compare.ts';
import type { SearchRows } from './search-rows.ts';

/** How much each of several technologies or titles counts. */
const VALUE_POINTS = 100;
/** More than any rate pays. */
const CURRENCY_APART = 1e9;

/** The score of a row: the highest comes first. */
type Score = (row: number) => number;

/** By what was typed, and by how many of several values a role has. */
function byRelevance({ ranking, conditions }: SearchRows): Score {
  const several = conditions
    .map(({ values }) => values)
    .filter(({ length }) => length > 1)
    .flat();
  return (row) => {
    const had = several.filter(({ rows }) => rows.has(row));
    return (ranking.scores[row] ?? 0) + VALUE_POINTS * had.length;
  };
}

/** The earliest start first; what states none comes last. */
function byStart({ index }: SearchRows): Score {
  return (row) => {
    const { start } = index.rowAt(row).facts;
    return start ? -Date.parse(monthsOf(start).from) : Number.MIN_SAFE_INTEGER;
  };
}

/**
 * The highest rate first, currency by currency, that of most roles first; what
 * states none comes last. Amounts in two currencies are never compared.
 */
function byRate({ index, matching, partly }: SearchRows): Score {
  const listed = matching.new_union(partly);
  const currencies = [...index.rowsByCurrency]
    .map(([currency, rows]) => ({
      currency,
      count: rows.intersection_size(listed),
    }))
    .sort((a, b) => a.count - b.count)
    .map(({ currency }) => currency);
  return (row) => {
    const { rate } = index.rowAt(row).facts;
    if (!rate) return 0;
    const place = currencies.indexOf(rate.currency) + 1;
    return place * CURRENCY_APART + Math.min(rate.amount, CURRENCY_APART - 1);
  };
}

/** The order of a list: its rows by a score, the highest first. */
export function scoreFor(search: SearchRows, sort: Sort | undefined): Score {
  switch (sort) {
    case 'rate':
      return byRate(search);
    case 'start':
      return byStart(search);
    default:
      return byRelevance(search);
  }
}
