import { isDeepStrictEqual } from 'node:util';
import { type Config, config } from '../config/config.ts';
import { type FeedContent, hiddenRows, inWords, type Omission } from '../feed/feed-content.ts';
import { createFeedLoader } from '../feed/feed-loader.ts';
import { createSnapshotCache, type SnapshotCache, type SnapshotState } from '../feed/snapshot-cache.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { createProjectList, openList, type ProjectList } from './project-list.ts';

type ProjectsCache = SnapshotCache<ProjectList>;

/** The open assignments, and how current they are. */
export type ProjectsState = SnapshotState<ProjectList>;

const shared = processWide<{
  cache?: ProjectsCache | undefined;
  last: FeedContent | null;
  prepare?: (list: ProjectList) => Promise<void>;
  onRead?: () => void;
}>('projects-cache', () => ({ last: null }));

/** Whether this process has loaded the feed, however long ago. */
export const hasLoaded = () => shared.last !== null;

/** Sets what is done with every new list before it is shown, such as building its index, so that no visitor waits for that. */
export function beforeShown(prepare: (list: ProjectList) => Promise<void>) {
  shared.prepare = prepare;
}

/** Sets what is called after each reading of the feed. */
export function afterReading(listener: () => void) {
  shared.onRead = listener;
}

/** Creates a function that makes the list of some assignments; it gives the same list as before if they have not changed. */
function listMaker() {
  let list: ProjectList | null = null;
  return async (projects: readonly PublicProject[]): Promise<ProjectList> => {
    if (list !== null && isDeepStrictEqual(projects, list.all)) return list;
    const next = createProjectList(projects, list);
    await shared.prepare?.(openList(next));
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

function createProjectsCache(settings: Config): ProjectsCache {
  const { feed, onVercel } = settings;
  const loadFeed = createFeedLoader(feed);
  const listOf = listMaker();
  const { get, peek } = createSnapshotCache({
    load: async () => {
      const content = await loadFeed();
      logOmissions(content, shared.last ?? undefined);
      // Counts as loaded once it can be shown.
      const list = await listOf(content.projects);
      shared.last = content;
      return list;
    },
    revalidateSeconds: feed.revalidateSeconds,
    maxStaleSeconds: feed.maxStaleSeconds,
    // On Vercel nothing runs after a response, so a refresh is awaited. Its cache keeps what is made of the list, so visitors rarely wait.
    waitsForRefresh: onVercel,
    onChange: (reason) => {
      if (reason === null) log('info', 'feed_read', { feed: feed.name, assignments: shared.last?.projects.length });
      else log('error', 'feed_unavailable', { feed: feed.name, reason, more: 'npm run feed:check' });
    },
    onLoaded: () => shared.onRead?.(),
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
  shared.last = null;
}
