import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { MOST_CALLERS } from './limits.ts';

type RateLimit = {
  readonly seconds: number;
  /** How often a caller may spend a point per window; 0 means no limit. */
  readonly points: number;
};

/**
 * Creates a limit on what each caller may do per time window, counted in this
 * process. The function spends one of a caller's points and gives `null`, or if
 * none is left, the seconds until the next window. All callers share one window
 * and are forgotten when it ends; before that, only the one who has not been
 * seen for longest, if there are too many.
 */
export function createRateLimit() {
  const spent = new LRUCache<string, number>({ max: MOST_CALLERS });
  let endsAt = 0;
  // Bound to the context of this moment: in that of a request, the timer would
  // keep everything that Next stores there.
  const startWindow = AsyncResource.bind((ms: number) => {
    endsAt = performance.now() + ms;
    setTimeout(() => spent.clear(), ms).unref();
  });
  return ({ seconds, points }: RateLimit, caller: string): number | null => {
    if (points === 0) return null;
    if (spent.size === 0) startWindow(seconds * 1_000);
    const total = (spent.get(caller) ?? 0) + 1;
    spent.set(caller, total);
    return total <= points
      ? null
      : Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000));
  };
}
