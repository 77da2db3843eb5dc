import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter, Sort } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { choicesOf } from './choices.ts';
import type { ChosenFilter } from './filter-rules.ts';
import { markerOf } from './marker.ts';
import { scoresFor } from './order.ts';
import { reasonsOf } from './reasons.ts';
import { remarksOf } from './remarks.ts';
import { type SearchRows, searchRows } from './search-rows.ts';

/** What to search for: filters as they were read, and an order. */
type SearchQuery = {
  readonly filter: Filter;
  readonly sort?: Sort | undefined;
};

/** The roles of an assignment, and whether each is listed if others are not. */
function rolesIn({ index, listed }: SearchRows, rows: readonly number[]) {
  const isSome = !rows.every((row) => listed.has(row));
  return rows.flatMap((row) => {
    const { role } = index.rowAt(row);
    return role ? { role, isMatch: isSome && listed.has(row) } : [];
  });
}

export type SearchResult = ReturnType<typeof search>;

/**
 * Searches a list of assignments. Filters leave out what does not meet them;
 * what was typed ranks. All conditions about a role hold for the same role.
 */
export function search(list: ProjectList, { filter, sort }: SearchQuery) {
  const rows = searchRows(list, filter);
  const { index, conditions, ranking, reading } = rows;
  const scores = scoresFor(rows, sort);
  const byScore = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0);
  /** The rows of an assignment, the best first. */
  const rankedRows = (project: PublicProject) =>
    index.rowsOf(project).toSorted(byScore);
  const inOrder = (some: Rows) =>
    index.projectsOf(sort === 'newest' ? some : some.array().sort(byScore));
  const bestRow = (project: PublicProject) => rankedRows(project)[0] ?? 0;
  const matching = inOrder(rows.matching);
  const partly = inOrder(rows.partly);
  return {
    /** All filters that apply, a rate with its currency. */
    filter: rows.filter,
    /** What was typed, as it was read. */
    wishes: reading.wishes,
    /** More than somebody expects one assignment to meet: it only orders. */
    isProfile: ranking.isProfile,
    /** Whether no assignment meets anything of it. */
    isNothingMet: ranking.isNothingMet,
    /** Those that meet all filters and wishes, the best first. */
    matching,
    /**
     * Those that meet all filters and some of what was typed, or don’t say
     * whether they do, the best first.
     */
    partly,
    listed: [...matching, ...partly],
    ...remarksOf(rows),
    mark: markerOf(reading.wishes, conditions),
    /**
     * An assignment’s roles, the one by which it has its place first, and
     * whether each matches, if only some of them do.
     */
    rolesOf: (project: PublicProject) => rolesIn(rows, rankedRows(project)),
    reasonsFor: (project: PublicProject) => reasonsOf(rows, bestRow(project)),
    /** In a list by rate, the currency by which an assignment has its place. */
    currencyOf: (project: PublicProject): string | null =>
      (sort === 'rate' && index.rowAt(bestRow(project)).facts.rate?.currency) ||
      null,
    choices: (name: ChosenFilter) => choicesOf(rows, name),
  };
}
