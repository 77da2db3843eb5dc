import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Handles a request before the server's own listeners, or lets `next` run them. If they are already running
 * (`isUnderWay`), they will write to the response in any case.
 */
export type Take = (request: IncomingMessage, response: ServerResponse, next: () => void, isUnderWay?: boolean) => void;

/** The open servers and connections of this process. */
function activeHandles(): readonly unknown[] {
  // Node has no public API for this; without it, only requests from the first moments would be missed.
  const { _getActiveHandles } = process as unknown as { _getActiveHandles?: () => readonly unknown[] };
  return _getActiveHandles?.call(process) ?? [];
}

/** The pending response of a connection, with its request. */
function pendingResponse(handle: unknown): ServerResponse | null {
  const pending = handle instanceof Socket ? (handle as Socket & { _httpMessage?: ServerResponse })._httpMessage : null;
  return pending && 'req' in pending && !pending.headersSent ? pending : null;
}

/**
 * Takes over the requests of all HTTP servers in this process from now on, as well as pending ones: Next starts
 * listening before it is ready and holds back requests until then.
 *
 * Node publishes each request on a diagnostics channel (`http.server.request.start`) before it emits the event; the
 * event's listeners are then moved behind `take`. This works for any server, and replaces none of its functions.
 *
 * Upgrade requests are ignored (RFC 9110 §7.8) unless `takesUpgrades`: if anything listens for them, Node hands over
 * the connection, and Next closes it. `curl --http2` sends one with each request.
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
