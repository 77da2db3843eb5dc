import { dayOf, instantOf } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';

/** The orders of a list besides its own: by relevance with a text query, otherwise the newest first. */
export const SORTS = ['newest'] as const;
export type Sort = (typeof SORTS)[number];

/** What the order means, for agents. */
export const SORT_DESCRIPTION =
  '“newest”: by date of posting, the newest first; assignments without a date come last. By default the most relevant come first if there is a search text, otherwise the newest';

/** Reads the order from the query of an address. An invalid value is ignored. */
export function sortFromQuery(query: URLSearchParams): Sort | undefined {
  const value = query.get('sort')?.trim();
  return SORTS.find((sort) => sort === value);
}

// By the day that is shown, then by the moment.
function byPosting({ posted: a }: PublicProject, { posted: b }: PublicProject): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return dayOf(b).localeCompare(dayOf(a), 'en') || instantOf(b) - instantOf(a);
}

/** The assignments in an order: newest first by their date of posting, followed by those without one in the list's own order. */
export function sortProjects(projects: readonly PublicProject[], sort: Sort | undefined): readonly PublicProject[] {
  return sort === undefined ? projects : projects.toSorted(byPosting);
}
