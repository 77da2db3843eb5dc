import { setTimeout } from 'node:timers/promises';
import { FeedFailure } from './feed-content.ts';

/** Data that was current at `readAt`. */
export type Snapshot<T> = {
  readonly data: T;
  readonly readAt: Date;
};

/**
 * What is held. `current`: younger than the staleness limit. `expired`: the last good data, older than that.
 * `none`: nothing was ever loaded. The last two say when the next attempt is due.
 */
export type SnapshotState<T> =
  | { readonly state: 'current'; readonly snapshot: Snapshot<T> }
  | { readonly state: 'expired'; readonly snapshot: Snapshot<T>; readonly retryAfterSeconds: number }
  | { readonly state: 'none'; readonly snapshot: null; readonly retryAfterSeconds: number };

export type SnapshotOptions<T> = {
  /** Loads the data once; throws {@link FeedFailure} if it can't. */
  readonly load: () => Promise<T>;
  readonly revalidateSeconds: number;
  readonly maxStaleSeconds: number;
  /** Called with the reason when loading starts to fail or fails differently, and with `null` when it works again. */
  readonly onChange?: (failure: string | null) => void;
  /** Called after each attempt to load, once what is held is settled. */
  readonly onLoaded?: () => void;
  /** Whether `get` waits for every refresh that is due, however long it takes. */
  readonly waitsForRefresh?: boolean;
};

export type SnapshotCache<T> = {
  /** What is held, at once; only where nothing was ever loaded it waits, for five seconds at most. Starts a refresh that is due. */
  readonly get: () => Promise<SnapshotState<T>>;
  /** Like `get`, but gives `null` where that would wait because nothing was ever loaded. */
  readonly peek: () => SnapshotState<T> | null;
};

const LONGEST_WAIT_MS = 5_000;
const MIN_PAUSE_SECONDS = 1;
const MAX_PAUSE_SECONDS = 15;

/**
 * Creates the cache of what one upstream gives, shared by any number of callers: one request at a time, data at most
 * `revalidateSeconds` old while the upstream works and at most `maxStaleSeconds` while it doesn't (and five seconds more while it is
 * being read), and a pause after
 * each failed attempt. None of Next's caches has such a hard maximum age.
 */
export function createSnapshotCache<T>(options: SnapshotOptions<T>): SnapshotCache<T> {
  let snapshot: Snapshot<T> | null = null;
  let refresh: Promise<void> | null = null;
  let pause = { from: 0, seconds: 0 };
  let reported: string | null | undefined;

  function report(failure: string | null) {
    // A new reason is a change too: operators want to know when "refused" becomes "not JSON".
    if (failure !== reported) options.onChange?.(failure);
    reported = failure;
  }

  function pauseSeconds(failure: FeedFailure): number {
    // Recovery must be noticed within `revalidateSeconds`, so no pause is longer, whatever the upstream asks for.
    const longest = Math.max(MIN_PAUSE_SECONDS, options.revalidateSeconds);
    const usual = Math.min(MAX_PAUSE_SECONDS, longest);
    return Math.min(Math.max(failure.retryAfterSeconds ?? usual, usual), longest);
  }

  async function load() {
    try {
      snapshot = { data: await options.load(), readAt: new Date() };
      pause = { from: 0, seconds: 0 };
      report(null);
    } catch (error) {
      const failure = error instanceof FeedFailure ? error : new FeedFailure(String(error));
      pause = { from: Date.now(), seconds: pauseSeconds(failure) };
      report(failure.message);
    } finally {
      refresh = null;
      options.onLoaded?.();
    }
  }

  // If the clock is set back, neither freshness nor pauses may be extended.
  function secondsSince(time: number): number {
    const seconds = (Date.now() - time) / 1000;
    return seconds < 0 ? Number.POSITIVE_INFINITY : seconds;
  }

  const ageSeconds = () => secondsSince(snapshot?.readAt.getTime() ?? Number.NEGATIVE_INFINITY);
  const isDue = () => ageSeconds() >= options.revalidateSeconds;
  const mayLoad = () => refresh === null && secondsSince(pause.from) >= pause.seconds;

  function holding(): SnapshotState<T> {
    // What is just being read anew, after a reading that worked, has not expired yet: pages would say so for a moment each time.
    const more = refresh !== null && pause.seconds === 0 ? LONGEST_WAIT_MS / 1000 : 0;
    const longest = Math.max(options.maxStaleSeconds, MIN_PAUSE_SECONDS) + more;
    if (snapshot !== null && ageSeconds() < longest) {
      return { state: 'current', snapshot };
    }
    const retryAfterSeconds = Math.max(1, Math.ceil(pause.seconds - secondsSince(pause.from)));
    return snapshot === null
      ? { state: 'none', snapshot, retryAfterSeconds }
      : { state: 'expired', snapshot, retryAfterSeconds };
  }

  function peek(): SnapshotState<T> | null {
    if (isDue() && mayLoad()) refresh = load();
    return snapshot === null && refresh !== null ? null : holding();
  }

  async function get(): Promise<SnapshotState<T>> {
    const held = peek();
    if (held !== null && !(options.waitsForRefresh && isDue())) return held;
    await (options.waitsForRefresh
      ? refresh
      : Promise.race([refresh, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]));
    return holding();
  }

  return { get, peek };
}
