import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Sees a request before the server's own listeners, which `next` runs, or answers it instead of them. Where they run
 * already (`isUnderWay`), they will write to the response in any case.
 */
export type Take = (request: IncomingMessage, response: ServerResponse, next: () => void, isUnderWay?: boolean) => void;

/** The servers and connections of this process. */
function activeHandles(): readonly unknown[] {
  // Node has no public name for it; without it only what happens in the first moment would go untaken.
  const { _getActiveHandles } = process as unknown as { _getActiveHandles?: () => readonly unknown[] };
  return _getActiveHandles?.call(process) ?? [];
}

/** The response that a connection waits for, with its request. */
function pendingResponse(handle: unknown): ServerResponse | null {
  const pending = handle instanceof Socket ? (handle as Socket & { _httpMessage?: ServerResponse })._httpMessage : null;
  return pending && 'req' in pending && !pending.headersSent ? pending : null;
}

/**
 * Takes the requests of every HTTP server in this process from now on, and those that came before and are not answered:
 * Next listens first and then gets ready, and holds back until then whatever comes.
 *
 * Node tells of a server with each request, before it emits the event (`http.server.request.start`); what listened to
 * that event then listens behind `take`. So this works whoever made the server, and replaces nothing of theirs.
 *
 * An offer to change the protocol is passed over (RFC 9110 §7.8), unless `takesUpgrades`: where anything listens to it, Node
 * hands over the connection, and Next closes it. `curl --http2` makes one with each request.
 */
export function takeRequests(take: Take, { takesUpgrades = false } = {}) {
  const taken = new WeakSet<Server>();
  const takeServer = (server: Server) => {
    if (taken.has(server)) return;
    taken.add(server);
    if (!takesUpgrades) server.removeAllListeners('upgrade');
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) =>
      take(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response);
      }),
    );
  };
  subscribe('http.server.request.start', (message) => takeServer((message as { server: Server }).server));
  for (const handle of activeHandles()) {
    if (handle instanceof Server) takeServer(handle);
    const response = pendingResponse(handle);
    if (response) take(response.req, response, () => {}, true);
  }
}
