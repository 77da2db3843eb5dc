import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { createListReader, type Prepare } from './list-reader.ts';
import { openList, type ProjectList } from './project-list.ts';

/** The open assignments, and when they were read. */
type Snapshot = { readonly data: ProjectList; readonly readAt: Date };

/**
 * What the cache has. `current`: younger than the staleness limit. `expired`:
 * the last good list, older than that. `none`: nothing was ever read. After a
 * failed attempt, the next one is due in `retryAfterSeconds`.
 */
export type ProjectsState = { readonly retryAfterSeconds: number } & (
  | { readonly state: 'current' | 'expired'; readonly snapshot: Snapshot }
  | { readonly state: 'none'; readonly snapshot: null }
);
export type ProjectsCache = ReturnType<typeof createProjectsCache>;

type Listeners = {
  readonly prepare?: Prepare | undefined;
  /** Called after each attempt to read the feed. */
  readonly onRead?: (() => void) | undefined;
};

const NEVER = Number.NEGATIVE_INFINITY;
const LONGEST_WAIT_MS = 5_000;
const LONGEST_PAUSE_SECONDS = 15;

/**
 * The seconds since a time. If the clock is set back, neither freshness nor
 * pauses may be extended.
 */
function secondsSince(time: number): number {
  const seconds = (Date.now() - time) / 1000;
  return seconds < 0 ? Number.POSITIVE_INFINITY : seconds;
}

/**
 * Creates the cache of the assignments in the configured feed, for any number
 * of callers. It reads once at a time and pauses after each failed attempt. The
 * list is refreshed after `revalidateSeconds`, and expires after
 * `maxStaleSeconds`. None of Next's caches has such a hard maximum age.
 */
export function createProjectsCache(
  { feed, onVercel }: Config,
  { prepare, onRead }: Listeners = {},
) {
  const { revalidateSeconds, maxStaleSeconds } = feed;
  const readList = createListReader(feed, prepare);
  let snapshot: Snapshot | null = null;
  let failedAt = NEVER;
  let refresh: Promise<void> | null = null;
  // Recovery must be noticed within `revalidateSeconds`, so no pause is longer.
  const pauseSeconds = Math.min(
    LONGEST_PAUSE_SECONDS,
    Math.max(1, revalidateSeconds),
  );

  async function read() {
    const data = await readList(snapshot?.data ?? null);
    if (data !== null) snapshot = { data, readAt: new Date() };
    failedAt = data === null ? Date.now() : NEVER;
    refresh = null;
    onRead?.();
  }

  const ageSeconds = () => secondsSince(snapshot?.readAt.getTime() ?? NEVER);
  const isDue = () => ageSeconds() >= revalidateSeconds;
  const pauseLeft = () => pauseSeconds - secondsSince(failedAt);

  function currentState(): ProjectsState {
    const retryAfterSeconds = Math.max(1, Math.ceil(pauseLeft()));
    if (snapshot === null)
      return { state: 'none', snapshot, retryAfterSeconds };
    const state = ageSeconds() < maxStaleSeconds ? 'current' : 'expired';
    snapshot = { ...snapshot, data: openList(snapshot.data) };
    return { state, snapshot, retryAfterSeconds };
  }

  /**
   * Like `get`, but returns `null` during the first reading instead of waiting.
   */
  function peek(): ProjectsState | null {
    if (isDue() && refresh === null && pauseLeft() <= 0) refresh = read();
    return snapshot === null && refresh !== null ? null : currentState();
  }

  /**
   * The cached list at once, however old. If nothing was ever read, it waits for
   * five seconds at most. Starts a refresh if one is due.
   */
  async function get(): Promise<ProjectsState> {
    const cached = peek();
    // On Vercel nothing runs after a response, so a refresh is awaited. Its
    // cache keeps what is made of the list, so visitors rarely wait.
    if (cached !== null && !(onVercel && isDue())) return cached;
    const limit = setTimeout(LONGEST_WAIT_MS, undefined, { ref: false });
    await (onVercel ? refresh : Promise.race([refresh, limit]));
    return currentState();
  }

  return { get, peek };
}
