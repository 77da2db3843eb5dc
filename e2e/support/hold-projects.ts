import { translateAll } from '../../lib/feed/translate.ts';
import { setProjectsCache } from '../../lib/projects/get-projects.ts';
import {
  createProjectList,
  NO_PROJECTS,
  type ProjectList,
} from '../../lib/projects/project-list.ts';
import type { ProjectsState } from '../../lib/projects/projects-cache.ts';
import type { PublicProject } from '../../lib/public-project/public-project.ts';

/**
 * Lets whatever is rendered or called in this process show these assignments,
 * without a feed.
 */
export function holdProjects(state: ProjectsState) {
  setProjectsCache({ get: async () => state, peek: () => state });
}

/** What a site has whose feed was never read. */
export const NO_LIST: ProjectsState = {
  state: 'none',
  list: NO_PROJECTS,
  readAt: null,
  retryAfterSeconds: 7,
};

/** The same for a list that was read at this time, current or not. */
export const holdList = (
  list: ProjectList,
  readAt: Date,
  state: 'current' | 'expired' = 'current',
) => holdProjects({ state, list, readAt, retryAfterSeconds: 7 });

/**
 * The same for a current list of these assignments, read at this time. Gives
 * the list.
 */
export function showProjects(
  projects: readonly PublicProject[],
  readAt = new Date(),
): ProjectList {
  const data = createProjectList(projects, null, readAt);
  holdList(data, readAt);
  return data;
}

/** The same for what the items of a feed become. */
export const showFeed = (
  items: readonly unknown[],
  readAt?: Date,
): ProjectList => showProjects(translateAll(items).projects, readAt);
