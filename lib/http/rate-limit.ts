import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '../log.ts';

export type RateLimitOptions = {
  /** Keeps the counts of one limit apart from those of another. */
  readonly name: string;
  /** How much a caller may spend in each window; 0 means no limit. */
  readonly points: number;
  readonly seconds: number;
  /** Where several instances of this site count together; `null` means that each counts for itself. */
  readonly redisUrl: string | null;
};

export type RateVerdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Spends points of a caller's window, or says when the next window begins. */
export type RateLimit = (caller: string, cost?: number) => Promise<RateVerdict>;

async function connect(url: string) {
  const { createClient } = await import('@redis/client');
  // Without the queue a request never waits for a connection that is down.
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
  // Tried again by the client itself; its event has told the operator.
  client.connect().catch(() => {});
  return client;
}

async function createLimiter({ name, points, seconds, redisUrl }: RateLimitOptions) {
  const limits = { keyPrefix: `rate:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(limits);
  if (redisUrl === null) return memory;
  return new RateLimiterRedis({
    ...limits,
    storeClient: await connect(redisUrl),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: points,
    // While the store can't be reached each instance counts for itself.
    insuranceLimiter: memory,
  });
}

/** A limit on what each caller may do in a window of time, counted in memory or in Redis. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  if (options.points === 0) return async () => ({ ok: true });
  const limiter = createLimiter(options);
  return async (caller, cost = 1) => {
    try {
      await (await limiter).consume(caller, cost);
      return { ok: true };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  };
}
