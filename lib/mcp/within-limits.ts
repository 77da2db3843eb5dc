import { config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { atWork, spendWork } from '../http/work.ts';
import { REFUSED, rpcError } from './rpc-error.ts';

/** Has the answer to messages worked out, within what one caller and all together may ask for. */
export async function withinLimits(
  request: Request,
  messages: number,
  work: () => Promise<Response>,
): Promise<Response> {
  const settings = config();
  const wait = await spendWork(settings, clientAddress(request, settings.trustedProxies), Math.max(1, messages));
  if (wait !== null) {
    return rpcError(429, REFUSED, `Too much was asked from this address. Try again in ${wait} seconds.`, {
      'Retry-After': String(wait),
    });
  }
  const answer = await atWork(settings, 'text', work);
  return (
    answer ??
    rpcError(503, REFUSED, 'Too much is being asked at the moment. Try again in a second.', { 'Retry-After': '1' })
  );
}
