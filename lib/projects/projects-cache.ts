import { isDeepStrictEqual } from 'node:util';
import { type Config, config } from '../config/config.ts';
import { firstLines } from '../feed/feed-content.ts';
import { createFeedLoader } from '../feed/feed-loader.ts';
import { createSnapshotCache, type SnapshotCache, type SnapshotState } from '../feed/snapshot-cache.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { createProjectList, openList, type ProjectList } from './project-list.ts';

const MOST_REASONS = 20;

type ProjectsCache = SnapshotCache<ProjectList>;

/** The open assignments, and how current they are. */
export type ProjectsState = SnapshotState<ProjectList>;

const shared = processWide<{
  cache?: ProjectsCache | undefined;
  prepare?: (list: ProjectList) => Promise<void>;
  onRead?: () => void;
}>('projects-cache', () => ({}));

/** Sets what is done with every new list before it is shown, such as building its index, so that no visitor waits for that. */
export function beforeShown(prepare: (list: ProjectList) => Promise<void>) {
  shared.prepare = prepare;
}

/** Sets what is called after each reading of the feed. */
export function afterReading(listener: () => void) {
  shared.onRead = listener;
}

/** What is held, without what is over by now. */
function withoutOver<State extends ProjectsState | null>(state: State): State {
  if (state === null || state.snapshot === null) return state;
  return { ...state, snapshot: { ...state.snapshot, data: openList(state.snapshot.data) } };
}

function createProjectsCache({ feed, onVercel }: Config): ProjectsCache {
  const loadFeed = createFeedLoader(feed);
  let list: ProjectList | null = null;
  let logged: readonly string[] = [];
  let failure: string | null | undefined;

  /** Reads the feed; gives the same list as before if its assignments have not changed. */
  async function load(): Promise<ProjectList> {
    const { projects, leftOut } = await loadFeed();
    const reasons = firstLines(leftOut, MOST_REASONS);
    if (reasons.length > 0 && !isDeepStrictEqual(reasons, logged))
      log('warn', 'feed_left_out', { count: leftOut.length, reasons });
    logged = reasons;
    if (list === null || !isDeepStrictEqual(projects, list.all)) {
      const next = createProjectList(projects, list);
      await shared.prepare?.(openList(next));
      list = next;
    }
    return list;
  }

  function onLoaded(reason: string | null) {
    // A new reason is a change too: operators want to know when “refused” becomes “not JSON”.
    if (reason !== failure) {
      if (reason === null) log('info', 'feed_read', { feed: feed.name, assignments: list?.all.length });
      else log('error', 'feed_unavailable', { feed: feed.name, reason, more: 'npm run feed:check' });
    }
    failure = reason;
    shared.onRead?.();
  }

  const { get, peek } = createSnapshotCache({
    load,
    onLoaded,
    revalidateSeconds: feed.revalidateSeconds,
    maxStaleSeconds: feed.maxStaleSeconds,
    // On Vercel nothing runs after a response, so a refresh is awaited. Its cache keeps what is made of the list, so visitors rarely wait.
    waitsForRefresh: onVercel,
  });
  return { get: async () => withoutOver(await get()), peek: () => withoutOver(peek()) };
}

/** The process's only cache of the assignments, created on first use. */
export function projectsCache(): ProjectsCache {
  shared.cache ??= createProjectsCache(config());
  return shared.cache;
}

/** Replaces the cache, or lets it be created anew; for tests. */
export function replaceCache(cache?: ProjectsCache) {
  shared.cache = cache;
}
