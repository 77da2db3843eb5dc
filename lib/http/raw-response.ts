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

/** Whether headers about the body's bytes reach the caller: not where a platform stands between, which sees to them itself. */
export function canDescribeBytes(): boolean {
  return shared.rawResponses?.getStore() !== undefined;
}

const ABOUT_THE_BYTES = ['content-encoding', 'content-length'];

/**
 * Sends the headers about the body's bytes that Next refuses to pass on from a route handler.
 * For the response that a route returns, and for no other that is made on the way to it.
 */
export function describeBytes({ headers }: Pick<Response, 'headers'>) {
  const raw = shared.rawResponses?.getStore();
  for (const name of ABOUT_THE_BYTES) {
    const value = headers.get(name);
    if (value !== null) raw?.setHeader(name, value);
  }
}
