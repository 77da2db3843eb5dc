import { config } from '../config/config.ts';
import { processWide } from '../process-wide.ts';
import { NO_PROJECTS } from './project-list.ts';
import type { ProjectsCache, ProjectsState } from './projects-cache.ts';

const NOTHING_READ: ProjectsState = {
  state: 'none',
  list: NO_PROJECTS,
  readAt: null,
  retryAfterSeconds: 1,
};

const shared = processWide<{ cache?: ProjectsCache }>(
  'projects-cache',
  () => ({}),
);

// In development an edit replaces the modules of pages, and the cache that
// `lib/start/start.ts` has made belongs to the old ones. So each copy of this
// module reads the feed itself.
const ownCache =
  process.env.NODE_ENV === 'development'
    ? import('./projects-cache.ts').then(({ createProjectsCache }) =>
        createProjectsCache(config()),
      )
    : null;

/**
 * Sets the cache of this process. `lib/start/start.ts` calls it, so that no
 * page or route handler imports the code that reads the feed.
 */
export function setProjectsCache(cache: ProjectsCache) {
  shared.cache = cache;
}

/**
 * The open assignments, as all formats of the site show them: the cached ones
 * at once, however old. If nothing was ever read, it waits for the first
 * reading, five seconds at most. Never throws because of the upstream.
 */
export async function getProjects(): Promise<ProjectsState> {
  if (ownCache) return (await ownCache).get();
  // The layer has already waited for the first reading.
  const projects = config().hasLayer
    ? peekProjects()
    : await shared.cache?.get();
  return projects ?? NOTHING_READ;
}

/**
 * The cached assignments, without waiting; starts a refresh if one is due.
 * `null` during the first reading of the feed.
 */
export function peekProjects(): ProjectsState | null {
  return shared.cache?.peek() ?? null;
}
