import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project.ts';
import type { Filter } from '../search/filter.ts';
import { pages } from '../site.ts';
import {
  filterFromQuery,
  type Ignored,
  ignoredIn,
  includesUnstated,
  queryFromFilter,
  type Sort,
  sortFromQuery,
} from './list-query.ts';
import { type Page, pageFromQuery, pageOf } from './paging.ts';
import { type Selection, selectProjects } from './select-projects.ts';

/** A list as requested: filtered, in an order, and one page of it. */
export type Listing = Pick<Selection, 'matching' | 'unstated'> & {
  readonly projects: ProjectList;
  /** Its canonical address. */
  readonly address: string;
  readonly page: Page<PublicProject>;
  readonly filter: Filter;
  readonly sort: Sort | undefined;
  /** Whether those that do not state what a filter asks for are listed after the ones that match. */
  readonly showsUnstated: boolean;
  /** The parameters of the address that have no effect. */
  readonly ignored: readonly Ignored[];
  /** The addresses of the previous and next page. */
  readonly neighbours: { readonly prev?: string; readonly next?: string };
};

/** The canonical address of the part of the list that a query selects, optionally for another page number. */
export function listAddress(query: URLSearchParams, page = pageFromQuery(query)): string {
  return `${pages.openProjects.path}${queryFromFilter(filterFromQuery(query), page, sortFromQuery(query), includesUnstated(query))}`;
}

/** The canonical address of a page. That of a list has only parameters that have an effect. */
export function canonicalPage(address: string): string {
  const [path, query] = address.split('?');
  return path === pages.openProjects.path ? listAddress(new URLSearchParams(query)) : address;
}

/** The part of the list that a query selects, or `null` if the page is beyond the end. */
export function listingOf(projects: ProjectList, query: URLSearchParams): Listing | null {
  const filter = filterFromQuery(query);
  const sort = sortFromQuery(query);
  const isUnstatedAsked = includesUnstated(query);
  const { matching, unstated, listed } = selectProjects(projects, filter, sort, isUnstatedAsked);
  const page = pageOf(listed, pageFromQuery(query));
  if (page === null) return null;
  const neighbours = {
    ...(page.number > 1 && { prev: listAddress(query, page.number - 1) }),
    ...(page.number < page.of && { next: listAddress(query, page.number + 1) }),
  };
  return {
    projects,
    address: listAddress(query),
    matching,
    page,
    filter,
    sort,
    unstated,
    showsUnstated: isUnstatedAsked && unstated.length > 0,
    ignored: ignoredIn(query),
    neighbours,
  };
}

const NUMBER = new Intl.NumberFormat('en');

/** A number of assignments as text, for example "24 assignments". */
export const countedInShort = (number: number): string => counted(number).replace(' open', '');

/** A number of open assignments as text, for example "1 open assignment". */
export function counted(number: number): string {
  return number === 1 ? '1 open assignment' : `${NUMBER.format(number)} open assignments`;
}
