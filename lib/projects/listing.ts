import { oncePerAnswer } from '../http/answering.ts';
import { pages } from '../site.ts';
import { type Filter, filterProjects } from './filter.ts';
import { filterFromQuery, queryFromFilter } from './filter-query.ts';
import { type Page, pageFromQuery, pageOf } from './paging.ts';
import type { PublicProject } from './project.ts';

/** A list as it was asked for: narrowed, and one page of it. */
export type Listing = {
  readonly all: readonly PublicProject[];
  readonly matching: readonly PublicProject[];
  readonly page: Page<PublicProject>;
  readonly filter: Filter;
  /** The addresses of the pages before and after it. */
  readonly neighbours: { readonly prev?: string; readonly next?: string };
};

/** The canonical address of what a query selects of the list; of another page of it, with a number. */
export function listAddress(query: URLSearchParams, page = pageFromQuery(query)): string {
  return `${pages.openProjects.path}${queryFromFilter(filterFromQuery(query), page)}`;
}

function listing(all: readonly PublicProject[], query: URLSearchParams): Listing | null {
  const filter = filterFromQuery(query);
  const matching = filterProjects(all, filter);
  const page = pageOf(matching, pageFromQuery(query));
  if (page === null) return null;
  const neighbours = {
    ...(page.number > 1 && { prev: listAddress(query, page.number - 1) }),
    ...(page.number < page.of && { next: listAddress(query, page.number + 1) }),
  };
  return { all, matching, page, filter, neighbours };
}

/** The part of the list that a query selects, or `null` when the list ends before it. Worked out once for an answer. */
export function listingOf(all: readonly PublicProject[], query: URLSearchParams): Listing | null {
  return oncePerAnswer(listAddress(query), () => listing(all, query));
}
