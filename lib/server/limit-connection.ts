import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MOST_SENT_AHEAD } from '../http/limits.ts';
import type { Layer } from './layer.ts';

/** Called with each request that is handled. The function it returns is called when the response is complete or the caller gone. */
export type Observe = (request: IncomingMessage) => (response: ServerResponse) => void;

const underWay = new WeakMap<Socket, Set<() => void>>();

/** The functions to call when the responses under way on a connection end. */
function endsOn(socket: Socket): Set<() => void> {
  const known = underWay.get(socket);
  if (known !== undefined) return known;
  const ends = new Set<() => void>();
  underWay.set(socket, ends);
  // Node emits no event for responses that were still waiting to be sent.
  socket.once('close', () => {
    for (const end of ends) end();
  });
  return ends;
}

/**
 * Passes requests on, and closes a connection with more of them under way than a client has reason to send ahead: Node reads
 * thousands of small requests before it waits for a response to be taken.
 */
export function limitConnections(handle: Layer, observe: Observe = () => () => {}): Layer {
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const ends = endsOn(socket);
    if (ends.size >= MOST_SENT_AHEAD) return void socket.destroy();
    const complete = observe(request);
    const end = () => {
      if (ends.delete(end)) complete(response);
    };
    ends.add(end);
    response.once('close', end);
    // RFC 9110 §10.1.1 defines no other expectation.
    if (!/\b100-continue\b/i.test(request.headers.expect ?? '100-continue')) response.writeHead(417).end();
    else handle(request, response);
  };
}
