import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Sees a request before the server's own listeners, which `next` runs, or answers it instead of them. Where they run
 * already (`isUnderWay`), they will write to the response in any case.
 */
export type Take = (request: IncomingMessage, response: ServerResponse, next: () => void, isUnderWay?: boolean) => void;

/** The responses that connections of this process wait for now, each with its request. */
function pendingResponses(): readonly ServerResponse[] {
  // Node has no public name for either; without them only requests of the first moment would go untaken.
  const { _getActiveHandles } = process as unknown as { _getActiveHandles?: () => readonly unknown[] };
  const handles = _getActiveHandles?.call(process) ?? [];
  return handles.flatMap((handle) => {
    const pending =
      handle instanceof Socket ? (handle as Socket & { _httpMessage?: ServerResponse })._httpMessage : null;
    return pending && 'req' in pending && !pending.headersSent ? [pending] : [];
  });
}

/**
 * Takes the requests of every HTTP server in this process from now on, and those that came before and are not answered:
 * Next listens first and then gets ready, and holds back until then whatever comes.
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
  for (const response of pendingResponses()) take(response.req, response, () => {}, true);
}
