import type { ProjectList } from '../projects/project-list.ts';
import { pages } from '../routes/pages.ts';
import { type ListQuery, parseListQuery, queryText } from './list-query.ts';
import { pageOf } from './paging.ts';
import { search } from './search.ts';

export const listAddress = (query: Partial<ListQuery>): string =>
  `${pages.openProjects.path}${queryText(query)}`;

/**
 * The canonical address of a page. That of a list has only parameters that have
 * an effect.
 */
export function canonicalPage(address: string): string {
  const [path, query] = address.split('?');
  return path === pages.openProjects.path
    ? listAddress(parseListQuery(new URLSearchParams(query)))
    : address;
}

/**
 * The part of a list that a query selects: what was asked, what the search
 * found, and one page of it; `null` beyond the end.
 */
export function listingOf(projects: ProjectList, asked: ListQuery) {
  const result = search(projects, asked);
  const query = { ...asked, filter: result.filter };
  const page = pageOf(result.listed, query.page);
  return page && { projects, query, result, address: listAddress(query), page };
}
export type Listing = NonNullable<ReturnType<typeof listingOf>>;
