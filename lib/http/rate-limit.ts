import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { log } from '../log.ts';
import { MOST_CALLERS } from './limits.ts';

const STORE_TIMEOUT_MS = 1_000;

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/**
 * Creates a limit on what each caller may do per time window, which is the same for all and begins with the first of them.
 * The function spends a caller's points and gives `null`, or if it has too few, the seconds until the next window.
 */
export function createLocalLimit(seconds: number) {
  const spent = new LRUCache<string, number>({ max: MOST_CALLERS });
  let endsAt: number | null = null;
  // One timer forgets the addresses of all callers. It is made in this context: in that of a request, it would keep all that
  // Next has in there.
  const startWindow = AsyncResource.bind(() => {
    endsAt = performance.now() + seconds * 1000;
    setTimeout(() => {
      spent.clear();
      endsAt = null;
    }, seconds * 1000).unref();
  });

  return (points: number, caller: string, cost = 1): number | null => {
    if (endsAt === null) startWindow();
    const total = (spent.get(caller) ?? 0) + cost;
    spent.set(caller, total);
    return total > points && endsAt !== null ? inSeconds(endsAt - performance.now()) : null;
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
    if (reachable)
      log('error', 'rate_limit_store_failed', {
        reason: error.code ?? error.name,
      });
    reachable = false;
  });
  // The client reconnects by itself, and its error event has informed the operator.
  client.connect().catch(() => {});
  return client;
}

type RateLimit = {
  /** Identifies this limit, so that limits are counted separately. */
  readonly name: string;
  readonly seconds: number;
  /** The points a caller may spend per window; 0 means no limit. */
  readonly points: number;
  /** Where several instances of the site count together; `null` to count here. */
  readonly redisUrl: string | null;
};

type Spend = (caller: string, cost?: number) => Promise<number | null>;

async function createSharedLimit({ name, seconds, points, redisUrl }: RateLimit): Promise<Spend> {
  const spendHere = createLocalLimit(seconds);
  if (redisUrl === null) return async (caller, cost) => spendHere(points, caller, cost);
  const limiter = new RateLimiterRedis({
    keyPrefix: `rate:${name}`,
    points,
    duration: seconds,
    storeClient: await connect(redisUrl),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  const store = new RLWrapperTimeouts({ limiter, timeoutMs: STORE_TIMEOUT_MS });
  return (caller, cost = 1) =>
    store.consume(caller, cost).then(
      () => null,
      // While the store does not answer, each instance counts for itself.
      (refused) =>
        refused instanceof RateLimiterRes ? inSeconds(refused.msBeforeNext) : spendHere(points, caller, cost),
    );
}

/**
 * Creates a limit like {@link createLocalLimit}, counted in Redis if several instances of the site do so together. What it
 * is comes with the first call, because the configuration is read at run time.
 */
export function createRateLimit() {
  let spend: Promise<Spend> | undefined;
  const create = AsyncResource.bind(createSharedLimit);
  return async (limit: RateLimit, caller: string, cost?: number): Promise<number | null> => {
    if (limit.points === 0) return null;
    spend ??= create(limit);
    return (await spend)(caller, cost);
  };
}
