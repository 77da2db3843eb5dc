import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { log } from '../log.ts';
import { MOST_CALLERS } from './limits.ts';

const STORE_TIMEOUT_MS = 1_000;

/**
 * Counts in this process: a bounded number of callers, without a timer for each. All share one window, and are forgotten when it
 * ends.
 */
class LocalLimiter extends RateLimiterMemory {
  readonly #spent = new LRUCache<string, number>({ max: MOST_CALLERS });
  #endsAt = 0;

  override async consume(caller: string, cost = 1): Promise<RateLimiterRes> {
    if (this.#spent.size === 0) this.#startWindow();
    const total = (this.#spent.get(caller) ?? 0) + cost;
    this.#spent.set(caller, total);
    const result = new RateLimiterRes(Math.max(0, this.points - total), this.#endsAt - performance.now(), total);
    if (total > this.points) throw result;
    return result;
  }

  // Bound to the limiter's own context: in that of a request, the timer would keep everything that Next stores there.
  #startWindow = AsyncResource.bind(() => {
    this.#endsAt = performance.now() + this.msDuration;
    setTimeout(() => this.#spent.clear(), this.msDuration).unref();
  });
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
  /** How often a caller may spend a point per window; 0 means no limit. */
  readonly points: number;
  /** Where several instances of the site count together; `null` to count here. */
  readonly redisUrl: string | null;
};

/** The limiter: it counts in Redis, and while that does not answer, each instance counts for itself. */
async function createLimiter({ name, seconds, points, redisUrl }: RateLimit): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: `rate:${name}`, points, duration: seconds };
  const local = new LocalLimiter(options);
  if (redisUrl === null) return local;
  const storeClient = await connect(redisUrl);
  const shared = { ...options, storeClient, useRedisPackage: true, rejectIfRedisNotReady: true };
  const limiter = new RateLimiterRedis(shared);
  return new RLWrapperTimeouts({ limiter, timeoutMs: STORE_TIMEOUT_MS, insuranceLimiter: local });
}

/**
 * Creates a limit on what each caller may do per time window. The function spends one of a caller's points and gives `null`, or
 * if none is left, the seconds until the next window. The limit itself comes with the first call, because the configuration is
 * read at run time.
 */
export function createRateLimit() {
  let limiter: Promise<RateLimiterAbstract> | undefined;
  const create = AsyncResource.bind(createLimiter);
  return async (limit: RateLimit, caller: string): Promise<number | null> => {
    if (limit.points === 0) return null;
    limiter ??= create(limit);
    return (await limiter).consume(caller).then(
      () => null,
      (refused) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      },
    );
  };
}
