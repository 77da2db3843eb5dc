import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { conditionsOf, meeting } from './conditions.ts';
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
  const all = new Rows();
  for (const project of list.newestFirst)
    for (const row of index.rowsOf(project)) all.add(row);
  const currencies = index.currenciesOf(all);
  const filter = withCurrency(parameters, currencies[0]);
  const reading = readWishes(index, filter.q ?? '', currencies);
  const ranking = rank(index, all, reading);
  const { every, some } = ranking;
  const conditions = conditionsOf(index, filter);
  const matching = meeting(all, conditions).intersection(every);
  const near = conditions.map((condition) => ({ rows: condition.near }));
  const others = meeting(all, near).intersection(some);
  const partly = index.without(others, matching);
  return {
    index,
    all,
    /** With the currency of the rate. */
    filter,
    reading,
    ranking,
    conditions,
    /** Those that meet all filters and wishes. */
    matching,
    /** Of other assignments, those that meet all filters and some wishes. */
    partly,
    listed: matching.new_union(partly),
    /** Those that meet what was typed, if any does, or else some of it. */
    wished: every.isEmpty() ? some : every,
  };
}
export type SearchRows = ReturnType<typeof searchRows>;
