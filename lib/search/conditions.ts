import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import { matchWords, type Sought } from './match.ts';
import type { SearchIndex } from './search-index.ts';
import { tokensIn } from './terms.ts';

/**
 * What one filter asks for, by its words if it compares words, and what it
 * finds; `isPartial` if nothing has all of them.
 */
export type Condition = ReturnType<SearchIndex['stating']> & {
  readonly name: FilterName;
  readonly sought: readonly Sought[];
  readonly isPartial?: boolean;
};

/** What a filter finds. */
export const conditionOf = (
  index: SearchIndex,
  name: FilterName,
  value: string,
): Condition =>
  name === 'q' || name === 'technology' || name === 'role'
    ? { name, unstated: () => new Rows(), ...matchWords(index, name, value) }
    : { name, sought: [], ...index.stating(name, value) };

export const conditionsOf = (
  index: SearchIndex,
  filter: Filter,
): readonly Condition[] =>
  FILTER_NAMES.flatMap((name) =>
    filter[name] === undefined ? [] : conditionOf(index, name, filter[name]),
  );

/** The rows that meet all conditions, on demand also those that may. */
export const meeting = (
  index: SearchIndex,
  conditions: readonly Condition[],
  includesUnstated = false,
): Rows =>
  conditions.reduce(
    (all, { rows, unstated }) =>
      all.intersection(includesUnstated ? rows.new_union(unstated()) : rows),
    index.all.clone(),
  );

/** Splits a text into pieces, each with whether it matches the search. */
export type Marker = (
  text: string,
) => readonly { readonly text: string; readonly isMatch: boolean }[];

export function markerOf(conditions: readonly Condition[]): Marker {
  const sought = conditions
    .flatMap((one) => one.sought)
    .filter(({ use }) => use !== 'unwanted');
  const wanted = new Set(sought.flatMap(({ terms }) => terms));
  return (text) => {
    const tokens = wanted.size > 0 ? tokensIn(text) : [];
    const matches = tokens.filter(({ terms }) =>
      terms.some((term) => wanted.has(term)),
    );
    const ends = [
      ...matches.flatMap(({ start, end }) => [start, end]),
      text.length,
    ];
    const pieces = ends.map((end, at) => ({
      text: text.slice(ends[at - 1], end),
      isMatch: at % 2 === 1,
    }));
    return pieces.filter((piece) => piece.text !== '');
  };
}
