import type { IncomingMessage } from 'node:http';

const FORWARDED = 'x-forwarded-for';

/**
 * Appends the address of the connection's other end to a request's `X-Forwarded-For`, as each proxy does.
 * Next itself sets the header only when the caller sent none, so a caller could give itself any address.
 */
export function recordPeerAddress({ headers, socket }: IncomingMessage) {
  const claimed = headers[FORWARDED];
  headers[FORWARDED] = [claimed, socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
}
