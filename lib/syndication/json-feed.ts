import type { ProjectList } from '../projects/project-list.ts';
import { resources } from '../routes/resources.ts';
import { syndicatedList } from './syndicated-list.ts';

/**
 * The assignments that match a query as JSON Feed 1.1; `null` beyond the last
 * page.
 */
export async function jsonFeed(projects: ProjectList, query: URLSearchParams) {
  const { path } = resources.jsonFeed;
  const list = await syndicatedList(path, projects, query);
  return list && `${JSON.stringify(list.feed)}\n`;
}
