import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config/config.ts';
import { firstLines } from '../feed/feed-content.ts';
import { createFeedLoader } from '../feed/feed-loader.ts';
import { log } from '../log.ts';
import {
  createProjectList,
  openList,
  type ProjectList,
} from './project-list.ts';
import { createSnapshotCache, type SnapshotState } from './snapshot-cache.ts';

const MOST_REASONS = 20;

/** The open assignments, and how current they are. */
export type ProjectsState = SnapshotState<ProjectList>;
export type ProjectsCache = ReturnType<typeof createSnapshotCache<ProjectList>>;

type Listeners = {
  /**
   * Called with every new list before it is shown, for instance to build its
   * index, so that no visitor waits for that.
   */
  readonly prepare?: ((list: ProjectList) => Promise<void>) | undefined;
  /** Called after each reading of the feed. */
  readonly onRead?: (() => void) | undefined;
};

/** The state without assignments whose last day to apply is over. */
function withoutOver<State extends ProjectsState | null>(state: State): State {
  if (state === null || state.snapshot === null) return state;
  return {
    ...state,
    snapshot: { ...state.snapshot, data: openList(state.snapshot.data) },
  };
}

/** Creates the cache of the assignments in the configured feed. */
export function createProjectsCache(
  { feed, onVercel }: Config,
  { prepare, onRead }: Listeners = {},
): ProjectsCache {
  const loadFeed = createFeedLoader(feed);
  let list: ProjectList | null = null;
  let logged: readonly string[] = [];
  let failure: string | null | undefined;

  function logLeftOut(leftOut: readonly string[]) {
    const reasons = firstLines(leftOut, MOST_REASONS);
    if (reasons.length > 0 && !isDeepStrictEqual(reasons, logged))
      log('warn', 'feed_left_out', { count: leftOut.length, reasons });
    logged = reasons;
  }

  /**
   * Reads the feed. Returns the same list as before if its assignments have not
   * changed.
   */
  async function load(): Promise<ProjectList> {
    const { projects, leftOut } = await loadFeed();
    logLeftOut(leftOut);
    if (list !== null && isDeepStrictEqual(projects, list.all)) return list;
    const next = createProjectList(projects, list);
    await prepare?.(next);
    list = next;
    return next;
  }

  function logReading(reason: string | null) {
    if (reason === null)
      log('info', 'feed_read', {
        feed: feed.name,
        assignments: list?.all.length,
      });
    else
      log('error', 'feed_unavailable', {
        feed: feed.name,
        reason,
        more: 'npm run feed:check',
      });
  }

  function onLoaded(reason: string | null) {
    // A new reason is a change too: operators want to know when “refused”
    // becomes “not JSON”.
    if (reason !== failure) logReading(reason);
    failure = reason;
    onRead?.();
  }

  const { get, peek } = createSnapshotCache({
    load,
    onLoaded,
    revalidateSeconds: feed.revalidateSeconds,
    maxStaleSeconds: feed.maxStaleSeconds,
    // On Vercel nothing runs after a response, so a refresh is awaited. Its
    // cache keeps what is made of the list, so visitors rarely wait.
    waitsForRefresh: onVercel,
  });
  return {
    get: async () => withoutOver(await get()),
    peek: () => withoutOver(peek()),
  };
}
