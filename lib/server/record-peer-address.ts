import type { IncomingMessage } from 'node:http';

const FORWARDED = 'x-forwarded-for';

/**
 * Appends the peer's address to a request's `X-Forwarded-For`, as proxies do.
 * Next sets the header only if the caller sent none, so callers could claim any address.
 */
export function recordPeerAddress({ headers, socket }: IncomingMessage) {
  const claimed = headers[FORWARDED];
  headers[FORWARDED] = [claimed, socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
}
