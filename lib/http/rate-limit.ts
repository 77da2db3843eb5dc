import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { log } from '../log.ts';

type RateLimitOptions = {
  /** Identifies this limit, so that limits are counted separately. */
  readonly name: string;
  readonly seconds: number;
  /** The points a caller may spend per window; 0 means no limit. */
  readonly points: (settings: Config) => number;
};

/** Spends points of a caller; gives `null`, or if the caller has too few, the milliseconds until the next window. */
type Spend = (caller: string, cost: number) => number | null | Promise<number | null>;

/** Beyond this many callers the one not seen for longest is forgotten, so that memory is bounded and no newcomer refused. */
const MOST_CALLERS = 50_000;
const STORE_TIMEOUT_MS = 1_000;

function inMemory(points: number, seconds: number) {
  const callers = new LRUCache<string, { spent: number }>({
    max: MOST_CALLERS,
    ttl: seconds * 1000,
    // A caller's address is not kept for longer than it is needed.
    ttlAutopurge: true,
  });
  return (caller: string, cost: number): number | null => {
    const budget = callers.get(caller) ?? { spent: 0 };
    if (!callers.has(caller)) callers.set(caller, budget);
    budget.spent += cost;
    return budget.spent > points ? callers.getRemainingTTL(caller) : null;
  };
}

async function connect(url: string) {
  const { createClient } = await import('@redis/client');
  // Without the offline queue, requests never wait for a broken connection.
  const client = createClient({ url, disableOfflineQueue: true });
  let reachable = true;
  client.on('ready', () => {
    reachable = true;
    log('info', 'rate_limit_store_ready');
  });
  client.on('error', (error: Error & { code?: string }) => {
    if (reachable) log('error', 'rate_limit_store_failed', { reason: error.code ?? error.name });
    reachable = false;
  });
  // The client reconnects by itself, and its error event has informed the operator.
  client.connect().catch(() => {});
  return client;
}

async function createSpend({ name, seconds, points: pointsOf }: RateLimitOptions, settings: Config): Promise<Spend> {
  const points = pointsOf(settings);
  if (points === 0) return () => null;
  const spendHere = inMemory(points, seconds);
  if (settings.rateLimitRedisUrl === null) return spendHere;
  const limiter = new RateLimiterRedis({
    keyPrefix: `rate:${name}`,
    points,
    duration: seconds,
    storeClient: await connect(settings.rateLimitRedisUrl),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  const store = new RLWrapperTimeouts({ limiter, timeoutMs: STORE_TIMEOUT_MS });
  return (caller, cost) =>
    store.consume(caller, cost).then(
      () => null,
      // While the store does not answer, each instance counts for itself.
      (refused) => (refused instanceof RateLimiterRes ? refused.msBeforeNext : spendHere(caller, cost)),
    );
}

/**
 * Creates a limit on what each caller may do per time window, counted in memory, or in Redis for several instances of
 * the site. The function spends points and gives `null`, or if the caller has too few, the seconds until the next
 * window.
 */
export function createRateLimit(options: RateLimitOptions) {
  let spend: Promise<Spend> | undefined;
  return async (settings: Config, caller: string, cost = 1): Promise<number | null> => {
    spend ??= createSpend(options, settings);
    const waitMs = await (await spend)(caller, cost);
    return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000));
  };
}
