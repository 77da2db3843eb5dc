import { config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { atWork, spendWork } from '../http/work.ts';
import { REFUSED, rpcError } from './rpc-error.ts';

/** Runs the work for these messages within the limits per caller and for all callers, or answers 429 or 503. */
export async function withinLimits(
  request: Pick<Request, 'headers'>,
  messages: number,
  work: () => Promise<Response>,
): Promise<Response> {
  const settings = config();
  const wait = await spendWork(settings, clientAddress(request, settings.trustedProxies), Math.max(1, messages));
  if (wait !== null) {
    return rpcError(429, REFUSED, `Too many requests from this IP address. Try again in ${wait} seconds.`, {
      'Retry-After': String(wait),
    });
  }
  const answer = await atWork(settings, 'call', work);
  return answer ?? rpcError(503, REFUSED, 'The server is busy. Try again in a second.', { 'Retry-After': '1' });
}
