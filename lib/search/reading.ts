import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type FilterName, TEXT_FILTERS, type TextFilter } from '../filters.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Filter, narrowing } from './filter.ts';
import { isFactFilter } from './filter-rules.ts';
import { matchText, type TextMatch } from './match-text.ts';
import type { SearchIndex } from './search-index.ts';
import { withoutFilter } from './sentence.ts';

export type Reading = {
  readonly given: Filter;
  readonly texts: ReadonlyMap<TextFilter, TextMatch>;
};

/** Reads filters, and finds what their texts mean; texts that are the same as in the `last` are not read again. */
export function readFilters(index: SearchIndex, filter: Filter, last?: Reading): Reading {
  const given = narrowing(filter);
  const texts = TEXT_FILTERS.flatMap((name): (readonly [TextFilter, TextMatch])[] => {
    const text = given[name];
    if (text === undefined) return [];
    const same = text === last?.given[name] ? last.texts.get(name) : undefined;
    return [[name, same ?? matchText(index, name, text)]];
  });
  return { given, texts: new Map(texts) };
}

/** The filters that texts mean; a sentence decides over a location. */
export const meantBy = ({ texts }: Reading, without?: FilterName): Filter =>
  Object.assign(
    {},
    ...(['location', 'q'] as const)
      .filter((name) => name !== without)
      .flatMap((name) => texts.get(name)?.sentence.meant ?? [])
      .map(({ filter }) => filter),
  );

/** A filter that applies, with the rows that meet it, and those that state nothing about it. */
export type Condition = { readonly name: FilterName; readonly rows: Rows; readonly unstated: Rows };

/** All that an assignment has to meet. `without` a filter, what its text means does not count either. */
export function conditionsOf(index: SearchIndex, reading: Reading, without?: FilterName): readonly Condition[] {
  const { [without as 'q']: _, ...given } = reading.given;
  const all: Filter = { ...meantBy(reading, without), ...given };
  return FILTER_NAMES.flatMap((name): Condition[] => {
    const value = all[name];
    if (value === undefined) return [];
    if (isFactFilter(name)) return [{ name, ...index.stating(name, value) }];
    const rows = reading.texts.get(name as TextFilter)?.rows;
    return rows ? [{ name, rows, unstated: new Rows() }] : [];
  });
}

/** The rows that meet all conditions, on demand also those that may. */
export const meeting = (index: SearchIndex, conditions: readonly Condition[], includesUnstated = false): Rows =>
  conditions.reduce(
    (all, { rows, unstated }) => all.intersection(includesUnstated ? rows.new_union(unstated) : rows),
    index.all(),
  );

/** The assignments of some rows by the highest score of their rows. */
export function ranked(index: SearchIndex, rows: Rows, score: (row: number) => number): readonly PublicProject[] {
  const scores = new Map<PublicProject, number>();
  rows.forEach((row) => {
    const project = index.rows[row]?.project;
    if (project) scores.set(project, Math.max(scores.get(project) ?? Number.NEGATIVE_INFINITY, score(row)));
  });
  return [...scores].sort(([, a], [, b]) => b - a).map(([project]) => project);
}

/** Filters without the words of their texts that mean another one. */
export const withoutWords = (filter: Filter, name: FilterName): Filter =>
  narrowing({
    ...filter,
    q: withoutFilter(filter.q ?? '', name),
    location: withoutFilter(filter.location ?? '', name, true),
  });
