import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { CHOSEN_FILTERS, type ChosenFilter, rules } from './filter-rules.ts';
import { valuesIn } from './filter-values.ts';
import type { Found } from './find-rows.ts';
import { rank } from './rank.ts';
import { readWishes } from './read-wishes.ts';
import { indexOf, type SearchIndex } from './search-index.ts';

/** What a filter finds. Its value is as `readValue` gives it. */
export const conditionOf = (
  index: SearchIndex,
  name: ChosenFilter,
  value: string,
) => ({ name, ...rules[name].find(index, valuesIn(name, value)) });

/** Those of some rows that meet all conditions, or nearly. */
const meeting = (
  rows: Rows,
  conditions: readonly Found[],
  how: 'rows' | 'near' = 'rows',
): Rows =>
  conditions.reduce(
    (left, condition) => left.intersection(condition[how]),
    rows.clone(),
  );

/** What a search lists, as rows of the index, and why. */
export function searchRows(list: ProjectList, parameters: Filter) {
  const index = indexOf(list);
  const all = index.rowsIn(list);
  const currencies = index.facts.currenciesOf(all);
  const filter = { ...parameters };
  // A rate without a currency is in that of most roles.
  const [currency] = currencies;
  if (currency && /^[\d.]+$/.test(filter.rate_from ?? ''))
    filter.rate_from += ` ${currency}`;
  const reading = readWishes(index, filter.q ?? '', currencies);
  const ranking = rank(index, all, reading);
  const { every, some } = ranking;
  const conditions = CHOSEN_FILTERS.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : conditionOf(index, name, value);
  });
  const matching = meeting(every, conditions);
  const partly = index.without(meeting(some, conditions, 'near'), matching);
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

/** Those that meet what was typed and all filters but one. */
export const meetingOthers = (
  { conditions, wished }: SearchRows,
  filter: ChosenFilter,
): Rows =>
  meeting(
    wished,
    conditions.filter(({ name }) => name !== filter),
  );
