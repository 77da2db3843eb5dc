import { setTimeout } from 'node:timers/promises';
import { FeedFailure } from '../feed/feed-content.ts';

/**
 * What the cache has: data that was read at `readAt`. `current`: younger than
 * the staleness limit. `expired`: the last good data, older than that. `none`:
 * nothing was ever loaded. After a failed attempt, the next one is due in
 * `retryAfterSeconds`.
 */
export type SnapshotState<T> = { readonly retryAfterSeconds: number } & (
  | {
      readonly state: 'current' | 'expired';
      readonly snapshot: { readonly data: T; readonly readAt: Date };
    }
  | { readonly state: 'none'; readonly snapshot: null }
);

const LONGEST_WAIT_SECONDS = 5;
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
 * Creates a cache of one upstream's data for any number of callers. It makes
 * one request at a time and pauses after each failed attempt. The data are
 * refreshed after `revalidateSeconds`, and expire after `maxStaleSeconds`, or
 * five seconds later during a refresh. None of Next's caches has such a hard
 * maximum age.
 */
export function createSnapshotCache<T>(options: {
  /** Loads the data once; throws {@link FeedFailure} if it can't. */
  readonly load: () => Promise<T>;
  readonly revalidateSeconds: number;
  readonly maxStaleSeconds: number;
  /**
   * Called after each attempt to load, when the cache has its result, with the
   * reason if the attempt failed.
   */
  readonly onLoaded: (failure: string | null) => void;
  /**
   * Whether `get` waits for every refresh that is due, however long it takes.
   */
  readonly waitsForRefresh: boolean;
}) {
  const { revalidateSeconds, maxStaleSeconds, waitsForRefresh } = options;
  let snapshot: SnapshotState<T>['snapshot'] = null;
  let refresh: Promise<void> | null = null;
  let failedAt: number | null = null;
  // Recovery must be noticed within `revalidateSeconds`, so no pause is longer.
  const pauseSeconds = Math.min(
    LONGEST_PAUSE_SECONDS,
    Math.max(1, revalidateSeconds),
  );

  async function load() {
    let failure: string | null = null;
    try {
      snapshot = { data: await options.load(), readAt: new Date() };
    } catch (error) {
      failure = error instanceof FeedFailure ? error.message : String(error);
    }
    failedAt = failure === null ? null : Date.now();
    refresh = null;
    options.onLoaded(failure);
  }

  const ageSeconds = () =>
    secondsSince(snapshot?.readAt.getTime() ?? Number.NEGATIVE_INFINITY);
  const isDue = () => ageSeconds() >= revalidateSeconds;
  const pauseLeft = () =>
    failedAt === null ? 0 : pauseSeconds - secondsSince(failedAt);

  function currentState(): SnapshotState<T> {
    // While a successful reading is being renewed, its data don't expire yet;
    // otherwise pages would say so for a moment each time.
    const extraSeconds =
      refresh !== null && failedAt === null ? LONGEST_WAIT_SECONDS : 0;
    const limitSeconds = Math.max(maxStaleSeconds, 1) + extraSeconds;
    const isCurrent = ageSeconds() < limitSeconds;
    const retryAfterSeconds = Math.max(1, Math.ceil(pauseLeft()));
    if (snapshot === null)
      return { state: 'none', snapshot, retryAfterSeconds };
    return {
      state: isCurrent ? 'current' : 'expired',
      snapshot,
      retryAfterSeconds,
    };
  }

  /**
   * Like `get`, but returns `null` during the first load instead of waiting.
   */
  function peek(): SnapshotState<T> | null {
    if (isDue() && refresh === null && pauseLeft() <= 0) refresh = load();
    return snapshot === null && refresh !== null ? null : currentState();
  }

  /**
   * The cached data at once, however old. If nothing was ever loaded, it waits
   * for five seconds at most. Starts a refresh if one is due.
   */
  async function get(): Promise<SnapshotState<T>> {
    const cached = peek();
    if (cached !== null && !(waitsForRefresh && isDue())) return cached;
    const limit = setTimeout(LONGEST_WAIT_SECONDS * 1000, undefined, {
      ref: false,
    });
    await (waitsForRefresh ? refresh : Promise.race([refresh, limit]));
    return currentState();
  }

  return { get, peek };
}
