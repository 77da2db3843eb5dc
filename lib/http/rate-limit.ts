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
 * process. The function that it returns spends one of a caller's points. It
 * returns `null`, or the seconds until the caller's next window if no point is
 * left. A caller is forgotten when its window ends, or earlier if there are too
 * many: then the least recently seen one goes first.
 */
export function createRateLimit() {
  const spent = new LRUCache<string, number>({
    max: MOST_CALLERS,
    ttlAutopurge: true,
    noUpdateTTL: true,
  });
  const spend = ({ seconds, points }: RateLimit, caller: string) => {
    if (points === 0) return null;
    const total = (spent.get(caller) ?? 0) + 1;
    spent.set(caller, total, { ttl: seconds * 1_000 });
    return total <= points
      ? null
      : Math.max(1, Math.ceil(spent.getRemainingTTL(caller) / 1_000));
  };
  // Bound to the context of this moment: in that of a request, the cache's
  // timers would keep everything that Next stores there.
  return AsyncResource.bind(spend);
}
