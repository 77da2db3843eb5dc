import { type ProjectsState, replaceCache } from '../../lib/projects/projects-cache.ts';

/** Lets whatever is rendered or called in this process show these assignments, without a feed. */
export function holdProjects(state: ProjectsState) {
  replaceCache({ get: async () => state, peek: () => state });
}
