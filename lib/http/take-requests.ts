import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Sees a request before the server's own listeners, which `next` runs, or answers it instead of them. */
export type Take = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Takes the requests of every HTTP server in this process, from the next one on.
 *
 * Node tells of a server with each request, before it emits the event (`http.server.request.start`); what listened to
 * that event then listens behind `take`. So this works whoever made the server, and replaces nothing of theirs.
 */
export function takeRequests(take: Take) {
  const taken = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (taken.has(server)) return;
    taken.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) =>
      take(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response);
      }),
    );
  });
}
