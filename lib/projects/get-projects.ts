import { isLayerActive } from '../http/layer-active.ts';
import { type ProjectsState, projectsCache } from './projects-cache.ts';

/**
 * The open assignments, as all formats of the site show them: those that are held, at once, however old. Only where nothing was
 * ever read it waits, for five seconds at most. Never throws because of the upstream.
 */
export async function getProjects(): Promise<ProjectsState> {
  // The layer has waited, where that takes no place from anybody.
  if (isLayerActive()) return heldProjects() ?? { state: 'none', snapshot: null, retryAfterSeconds: 1 };
  return projectsCache().get();
}

/**
 * The open assignments as they are held, without waiting; starts a refresh if one is due. `null` if nothing was
 * ever read and the feed is being read.
 */
export function heldProjects(): ProjectsState | null {
  return projectsCache().peek();
}
