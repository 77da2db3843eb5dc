import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config/config.ts';
import { type FeedContent, hiddenRows, inWords, type Omission } from '../feed/feed-content.ts';
import { createFeedLoader } from '../feed/feed-loader.ts';
import { createSnapshotCache, type SnapshotCache, type SnapshotState } from '../feed/snapshot-cache.ts';
import { log } from '../log.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { createProjectList, openList, type ProjectList } from './project-list.ts';

/** The open assignments, and how current they are. */
export type ProjectsState = SnapshotState<ProjectList>;
export type ProjectsCache = SnapshotCache<ProjectList>;

type Listeners = {
  /** What is done with every new list before it is shown, such as building its index, so that no visitor waits for that. */
  readonly prepare?: ((list: ProjectList) => Promise<void>) | undefined;
  /** Called after each reading of the feed. */
  readonly onRead?: (() => void) | undefined;
};

/** Creates a function that makes the list of some assignments; it gives the same list as before if they have not changed. */
function listMaker(prepare: Listeners['prepare']) {
  let list: ProjectList | null = null;
  return async (projects: readonly PublicProject[]): Promise<ProjectList> => {
    if (list !== null && isDeepStrictEqual(projects, list.all)) return list;
    const next = createProjectList(projects, list);
    await prepare?.(openList(next));
    list = next;
    return list;
  };
}

const MOST_REASONS = 20;

/** Logs what was left out of the feed, unless it was the same the last time. */
function logOmissions({ items, dropped, duplicates, ignored, table }: FeedContent, last: FeedContent | undefined) {
  const kept = items - dropped.length;
  const reasons = (omissions: readonly Omission[]) => omissions.slice(0, MOST_REASONS).map(inWords);
  if (dropped.length > 0 && !isDeepStrictEqual(dropped, last?.dropped)) {
    const invalid = dropped.length - duplicates;
    log('warn', 'feed_items_dropped', { kept, invalid, duplicates, reasons: reasons(dropped) });
  }
  if (table !== null && !isDeepStrictEqual(table, last?.table)) {
    const { joined, isJoinedWithoutId, errors } = table;
    if (table.hidden.size > 0) log('warn', 'feed_rows_hidden', { reason: hiddenRows(table) });
    if (isJoinedWithoutId) log('warn', 'feed_rows_joined', { columns: [...joined.keys()] });
    if (errors.length > 0)
      log('warn', 'feed_cells_failed', { cells: errors.length, first: errors.slice(0, MOST_REASONS) });
  }
  if (ignored.length > 0 && !isDeepStrictEqual(ignored, last?.ignored)) {
    log('warn', 'feed_fields_ignored', { kept, fields: ignored.length, reasons: reasons(ignored) });
  }
}

/** What is held, without what is over by now. */
function withoutOver<State extends ProjectsState | null>(state: State): State {
  if (state === null || state.snapshot === null) return state;
  return { ...state, snapshot: { ...state.snapshot, data: openList(state.snapshot.data) } };
}

/** Creates the cache of the assignments that the configured feed has. */
export function createProjectsCache({ feed, onVercel }: Config, { prepare, onRead }: Listeners = {}): ProjectsCache {
  const loadFeed = createFeedLoader(feed);
  const listOf = listMaker(prepare);
  let last: FeedContent | undefined;
  const { get, peek } = createSnapshotCache({
    load: async () => {
      const content = await loadFeed();
      logOmissions(content, last);
      last = content;
      return listOf(content.projects);
    },
    revalidateSeconds: feed.revalidateSeconds,
    maxStaleSeconds: feed.maxStaleSeconds,
    // On Vercel nothing runs after a response, so a refresh is awaited. Its cache keeps what is made of the list, so visitors rarely wait.
    waitsForRefresh: onVercel,
    onChange: (reason) => {
      if (reason === null) log('info', 'feed_read', { feed: feed.name, assignments: last?.projects.length });
      else log('error', 'feed_unavailable', { feed: feed.name, reason, more: 'npm run feed:check' });
    },
    ...(onRead && { onLoaded: onRead }),
  });
  return { get: async () => withoutOver(await get()), peek: () => withoutOver(peek()) };
}
