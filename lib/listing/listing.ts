import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { pages } from '../routes/pages.ts';
import { type SearchResult, search } from '../search/search.ts';
import { type ListQuery, parseListQuery, queryText } from './list-query.ts';
import { type Page, pageOf } from './paging.ts';

/** A list as requested: what was asked, what the search found, and one page of it. */
export type Listing = {
  readonly projects: ProjectList;
  readonly query: ListQuery;
  readonly result: SearchResult;
  readonly address: string;
  readonly page: Page<PublicProject>;
};

export const listAddress = (query: Partial<ListQuery>): string => `${pages.openProjects.path}${queryText(query)}`;

/** The canonical address of a page. That of a list has only parameters that have an effect. */
export function canonicalPage(address: string): string {
  const [path, query] = address.split('?');
  return path === pages.openProjects.path ? listAddress(parseListQuery(new URLSearchParams(query))) : address;
}

/** The part of the list that a query selects, or `null` if the page is beyond the end. */
export function listingOf(projects: ProjectList, asked: ListQuery): Listing | null {
  const result = search(projects, asked);
  const query = { ...asked, filter: result.filter };
  const page = pageOf(result.listed, query.page);
  return page && { projects, query, result, address: listAddress(query), page };
}
