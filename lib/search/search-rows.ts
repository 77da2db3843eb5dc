import type { Filter } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { conditionsOf, elsewhereOf, meeting } from './conditions.ts';
import { rank } from './rank.ts';
import { readWishes } from './read-wishes.ts';
import { indexOf } from './search-index.ts';

/** A rate without a currency is in that of most roles. */
function withCurrency(filter: Filter, currency = ''): Filter {
  const isBare = /^[\d.]+$/.test(filter.rate_from ?? '');
  return isBare && currency !== ''
    ? { ...filter, rate_from: `${filter.rate_from} ${currency}` }
    : filter;
}

/** What a search lists, as rows of the index, and why. */
export function searchRows(list: ProjectList, parameters: Filter) {
  const index = indexOf(list);
  const all = index.rowsOfAll(list);
  const currencies = [...index.rowsByCurrency.keys()];
  const filter = withCurrency(parameters, currencies[0]);
  const reading = readWishes(index, filter.q ?? '', currencies);
  const ranking = rank(index, all, reading);
  const { every, some } = ranking;
  const conditions = conditionsOf(index, filter);
  const elsewhere = elsewhereOf(all, conditions);
  const filtered = meeting(all, conditions);
  const matching = filtered.new_intersection(every);
  const others = (elsewhere?.rows ?? filtered).new_intersection(some);
  return {
    index,
    all,
    /** With the currency of the rate. */
    filter,
    reading,
    ranking,
    conditions,
    elsewhere,
    /** Those that meet all filters and wishes. */
    matching,
    /** Of other assignments, those that meet all filters and some wishes. */
    partly: index.without(others, matching),
    /** Those that meet what was typed, if any does, or else some of it. */
    wished: every.isEmpty() ? some : every,
  };
}
export type SearchRows = ReturnType<typeof searchRows>;
