import { config } from '../config/config.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectsCache, ProjectsState } from './projects-cache.ts';

const NOTHING_READ: ProjectsState = {
  state: 'none',
  snapshot: null,
  retryAfterSeconds: 1,
};

const shared = processWide<{ cache?: ProjectsCache }>(
  'projects-cache',
  () => ({}),
);

// In development an edit replaces the modules of pages, and what `lib/start.ts`
// has made of the feed is then of former ones: each copy of this module reads
// the feed itself.
const ownCache =
  process.env.NODE_ENV === 'development'
    ? import('./projects-cache.ts').then(({ createProjectsCache }) =>
        createProjectsCache(config()),
      )
    : null;

/**
 * Sets where this process has the open assignments from: `lib/start.ts` does,
 * so that no page and no route reaches what reads the feed.
 */
export function holdProjectsIn(cache: ProjectsCache) {
  shared.cache = cache;
}

/**
 * The open assignments, as all formats of the site show them: those that are
 * held, at once, however old. Only where nothing was ever read it waits, for
 * five seconds at most. Never throws because of the upstream.
 */
export async function getProjects(): Promise<ProjectsState> {
  if (ownCache !== null) return (await ownCache).get();
  // The layer has waited, where that takes no place from anybody.
  const projects = config().hasLayer
    ? heldProjects()
    : await shared.cache?.get();
  return projects ?? NOTHING_READ;
}

/**
 * The open assignments as they are held, without waiting; starts a refresh if
 * one is due. `null` if nothing was ever read and the feed is being read.
 */
export function heldProjects(): ProjectsState | null {
  return shared.cache?.peek() ?? null;
}
