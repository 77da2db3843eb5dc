import type { ProjectList } from '../projects/project-list.ts';
import { pages } from '../routes/pages.ts';
import { type ListQuery, queryText } from './list-query.ts';
import { pageOf } from './paging.ts';
import { search } from './search.ts';

export const listAddress = (query: Partial<ListQuery>): string =>
  `${pages.openProjects.path}${queryText(query)}`;

/**
 * The part of a list that a query selects: the query with the filters as they
 * apply, what the search found, and one page of it; `null` beyond the end.
 */
export function listingOf(projects: ProjectList, parameters: ListQuery) {
  const result = search(projects, parameters);
  const query = { ...parameters, filter: result.filter };
  const page = pageOf(result.listed, query.page);
  return page && { projects, query, result, page };
}
export type Listing = NonNullable<ReturnType<typeof listingOf>>;
