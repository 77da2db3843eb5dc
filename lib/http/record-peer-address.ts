import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

type Started = Readonly<{ request: IncomingMessage; socket: Socket }>;

const FORWARDED = 'x-forwarded-for';

/**
 * Appends the address of the connection's other end to `X-Forwarded-For` of every request, as each proxy does.
 * Next itself sets the header only when the caller sent none, so a caller could give itself any address.
 */
export function recordPeerAddresses() {
  subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as Started;
    const claimed = request.headers[FORWARDED];
    request.headers[FORWARDED] = [claimed, socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
  });
}
