import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { createListReader, type Prepare } from './list-reader.ts';
import { NO_PROJECTS, openList, type ProjectList } from './project-list.ts';

/**
 * What the cache has. `current`: younger than the staleness limit. `expired`:
 * the last good list, older than that. `none`: nothing was ever read, and the
 * list is empty. After a failed attempt, the next one is due in
 * `retryAfterSeconds`.
 */
export type ProjectsState = {
  readonly state: 'current' | 'expired' | 'none';
  readonly list: ProjectList;
  readonly readAt: Date | null;
  readonly retryAfterSeconds: number;
};
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
  let list = NO_PROJECTS;
  let readAt: Date | null = null;
  let failedAt = NEVER;
  let refresh: Promise<void> | null = null;
  // Recovery must be noticed within `revalidateSeconds`, so no pause is longer.
  const pauseSeconds = Math.min(
    LONGEST_PAUSE_SECONDS,
    Math.max(1, revalidateSeconds),
  );

  async function read() {
    const next = await readList(readAt && list);
    if (next) [list, readAt] = [next, new Date()];
    failedAt = next ? NEVER : Date.now();
    refresh = null;
    onRead?.();
  }

  const ageSeconds = () => secondsSince(readAt?.getTime() ?? NEVER);
  const isDue = () => ageSeconds() >= revalidateSeconds;
  const pauseLeft = () => pauseSeconds - secondsSince(failedAt);

  function currentState(): ProjectsState {
    const retryAfterSeconds = Math.max(1, Math.ceil(pauseLeft()));
    const last = readAt ? 'expired' : 'none';
    const state = ageSeconds() < maxStaleSeconds ? 'current' : last;
    list = openList(list);
    return { state, list, readAt, retryAfterSeconds };
  }

  /**
   * Like `get`, but returns `null` during the first reading instead of waiting.
   */
  function peek(): ProjectsState | null {
    if (isDue() && !refresh && pauseLeft() <= 0) refresh = read();
    return !readAt && refresh ? null : currentState();
  }

  /**
   * The cached list at once, however old. If nothing was ever read, it waits for
   * five seconds at most. Starts a refresh if one is due.
   */
  async function get(): Promise<ProjectsState> {
    const cached = peek();
    // On Vercel nothing runs after a response, so a refresh is awaited. Its
    // cache keeps what is made of the list, so visitors rarely wait.
    if (cached && !(onVercel && isDue())) return cached;
    const limit = setTimeout(LONGEST_WAIT_MS, undefined, { ref: false });
    await (onVercel ? refresh : Promise.race([refresh, limit]));
    return currentState();
  }

  return { get, peek };
}
