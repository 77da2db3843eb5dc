import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

// Next bundles each route on its own; the process is what they share.
const shared = globalThis as typeof globalThis & { rawResponses?: AsyncLocalStorage<ServerResponse> };

/** Lets {@link rawResponse} find the response of the request that is being answered, where this process is the server. */
export function rememberRawResponses() {
  const responses = new AsyncLocalStorage<ServerResponse>();
  shared.rawResponses = responses;
  subscribe('http.server.request.start', (message) => {
    responses.enterWith((message as { response: ServerResponse }).response);
  });
}

/**
 * Node's own response, for the headers about the body's bytes that Next refuses to pass on from a route handler
 * (`Content-Encoding`, `Content-Length`); `null` where a platform stands between, which sees to them itself.
 */
export function rawResponse(): Pick<ServerResponse, 'setHeader'> | null {
  return shared.rawResponses?.getStore() ?? null;
}
