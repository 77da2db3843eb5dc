import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { log } from '../log.ts';

type RateLimitOptions = {
  /** Identifies this limit, so that limits are counted separately. */
  readonly name: string;
  readonly seconds: number;
  /** The points a caller may spend per window; 0 means no limit. */
  readonly points: (settings: Config) => number;
};

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
    // While the store can't be reached, each instance counts locally.
    insuranceLimiter: memory,
  });
}

/** The number of callers counted separately per window; any more share one count, so that memory is bounded. */
const MOST_CALLERS = 50_000;
const OTHERS = 'others';

/** Maps callers to counting keys. All keys are forgotten after each window, and `onForgotten` is called. */
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
 * Creates a limit on what each caller may do per time window, counted in memory, or in Redis for several instances of
 * the site. The function spends points and gives `null`, or if the caller has too few, the seconds until the next
 * window.
 */
export function createRateLimit(options: RateLimitOptions) {
  let limiter: ReturnType<typeof createLimiter> | undefined;
  const nameOf = callersOf(options.seconds, async () => {
    const shared = await limiter;
    // The limiter also remembers blocked callers in memory; the shared store will block them again.
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
