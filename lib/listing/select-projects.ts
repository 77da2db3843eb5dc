import type { ProjectList } from '../projects/project-list.ts';
import { newestFirst } from '../public-project/newest-first.ts';
import type { PublicProject } from '../public-project.ts';
import type { Filter } from '../search/filter.ts';
import { filterProjects, unstatedProjects } from '../search/filter-projects.ts';
import type { Sort } from './list-query.ts';

/** What a filter selects, in order. */
export type Selection = {
  readonly matching: readonly PublicProject[];
  /** The assignments that do not state what a filter asks for. */
  readonly unstated: readonly PublicProject[];
  /** Those that match, on demand followed by those that may. */
  readonly listed: readonly PublicProject[];
};

/** Selects assignments for a page, a feed or a tool: by a filter, in an order, with or without those that may match. */
export function selectProjects(list: ProjectList, filter: Filter, sort?: Sort, includesUnstated = false): Selection {
  const found = filterProjects(list, filter);
  const inOrder = (projects: typeof found) => (sort === 'newest' ? newestFirst(projects) : projects);
  const [matching, unstated] = [inOrder(found), inOrder(unstatedProjects(list, filter, found))];
  return { matching, unstated, listed: includesUnstated ? [...matching, ...unstated] : matching };
}
