import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { forwardedFor } from './next-request.ts';

/**
 * A budget for each caller, per minute. The function spends points of it and gives `null`, or the seconds to wait if the
 * budget is spent. Each process counts for itself, whatever other limits share.
 */
export function createBudget(config: Config) {
  const settings = { ...config, rateLimitRedisUrl: null };
  const spend = createRateLimit({ name: 'work', seconds: 60, points: ({ work }) => work.perMinute });
  return (request: IncomingMessage, points: number): Promise<number | null> => {
    const addresses = forwardedFor(request);
    return spend(settings, clientAddress({ headers: { get: () => addresses } }, settings.trustedProxies), points);
  };
}
