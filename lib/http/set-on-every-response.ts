import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Sets headers on every response of this server before anything else does: also on Next's own redirects, which its
 * configured headers don't reach, and by the variables of this run rather than those of the build.
 */
export function setOnEveryResponse(headers: readonly { readonly key: string; readonly value: string }[]) {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    for (const { key, value } of headers) response.setHeader(key, value);
  });
}
