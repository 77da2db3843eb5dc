import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import { matchWords, type Sought } from './match.ts';
import type { SearchIndex } from './search-index.ts';

/** What one filter asks for, by its words if it compares words, and what it finds; `isPartial` if nothing has all of them. */
export type Condition = ReturnType<SearchIndex['stating']> & {
  readonly name: FilterName;
  readonly sought: readonly Sought[];
  readonly isPartial?: boolean;
};

/** What a filter finds. */
export function conditionOf(index: SearchIndex, name: FilterName, value: string): Condition {
  return name === 'q' || name === 'technology' || name === 'role'
    ? { name, unstated: () => new Rows(), ...matchWords(index, name, value) }
    : { name, sought: [], ...index.stating(name, value) };
}

export const conditionsOf = (index: SearchIndex, filter: Filter): readonly Condition[] =>
  FILTER_NAMES.flatMap((name) => (filter[name] === undefined ? [] : conditionOf(index, name, filter[name])));

/** The rows that meet all conditions, on demand also those that may. */
export const meeting = (index: SearchIndex, conditions: readonly Condition[], includesUnstated = false): Rows =>
  conditions.reduce(
    (all, { rows, unstated }) => all.intersection(includesUnstated ? rows.new_union(unstated()) : rows),
    index.all.clone(),
  );
