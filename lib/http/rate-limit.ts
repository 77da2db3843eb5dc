import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { log } from '../log.ts';

type RateLimitOptions = {
  /** Keeps the counts of one limit apart from those of another. */
  readonly name: string;
  readonly seconds: number;
  /** How much a caller may spend in each window; 0 means no limit. */
  readonly points: (settings: Config) => number;
};

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

async function createLimiter({ name, seconds, points: pointsOf }: RateLimitOptions, settings: Config) {
  const points = pointsOf(settings);
  if (points === 0) return null;
  const limits = { keyPrefix: `rate:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(limits);
  if (settings.rateLimitRedisUrl === null) return memory;
  return new RateLimiterRedis({
    ...limits,
    storeClient: await connect(settings.rateLimitRedisUrl),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: points,
    // While the store can't be reached each instance counts for itself.
    insuranceLimiter: memory,
  });
}

/** Callers that are counted apart in a window; those beyond share one count, so that addresses without end fill no memory. */
const MOST_CALLERS = 50_000;
const OTHERS = 'others';

/** The name a caller is counted by. After each window all names are forgotten, and `onForgotten` is told. */
function callersOf(seconds: number, onForgotten: () => void) {
  const known = new Set<string>();
  const forget = () => {
    known.clear();
    onForgotten();
  };
  return (caller: string): string => {
    if (known.size === 0) setTimeout(forget, seconds * 1000).unref();
    if (!known.has(caller) && known.size >= MOST_CALLERS) return OTHERS;
    known.add(caller);
    return caller;
  };
}

/**
 * A limit on what each caller may do in a window of time, counted in memory, or in Redis by several instances of this site
 * together. It spends points of a caller's window, or gives the seconds until the next window begins.
 */
export function createRateLimit(options: RateLimitOptions) {
  let limiter: ReturnType<typeof createLimiter> | undefined;
  const nameOf = callersOf(options.seconds, async () => {
    const shared = await limiter;
    // Those over the limit are known to this process too; asked once more, the store says so again.
    if (shared instanceof RateLimiterRedis) shared.deleteInMemoryBlockedAll();
  });
  return async (settings: Config, caller: string, cost = 1): Promise<number | null> => {
    limiter ??= createLimiter(options, settings);
    try {
      await (await limiter)?.consume(nameOf(caller), cost);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
