import { config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';
import { REFUSED, rpcError } from './rpc-error.ts';

let limit: RateLimit | undefined;

/** Counts messages of the request's caller; the response is that there were too many, or `null`. */
export async function countMessages(request: Pick<Request, 'headers'>, messages: number): Promise<Response | null> {
  const { mcp, rateLimitRedisUrl, trustedProxies } = config();
  limit ??= createRateLimit({ name: 'mcp', points: mcp.messagesPerMinute, seconds: 60, redisUrl: rateLimitRedisUrl });
  const verdict = await limit(clientAddress(request, trustedProxies), messages);
  if (verdict.ok) return null;
  const wait = verdict.retryAfterSeconds;
  return rpcError(429, REFUSED, `Too many messages from this address. Try again in ${wait} seconds.`, {
    'Retry-After': String(wait),
  });
}
