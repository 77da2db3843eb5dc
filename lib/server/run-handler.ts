import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { whileAnswering } from '../http/answering.ts';
import type { OfferedHandler, OfferedRequest } from '../http/offered-handlers.ts';

function requestOf(incoming: IncomingMessage, response: ServerResponse, baseUrl: string): OfferedRequest {
  const { url = '/', method = 'GET', headers } = incoming;
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  return {
    method,
    url: `${baseUrl}${url}`,
    headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])),
    // A handler may respond without reading the whole body, and its response uses the same connection.
    body: incoming.iterator({ destroyOnReturn: false }),
    signal: gone.signal,
  };
}

/** Runs a route's own handler for a request with a body; rejects if the connection breaks. */
export async function runHandler(
  handler: OfferedHandler,
  incoming: IncomingMessage,
  response: ServerResponse,
  baseUrl: string,
) {
  const request = requestOf(incoming, response, baseUrl);
  const { status, headers, body } = await whileAnswering({ held: new Map() }, async () => handler(request));
  response.setHeaders(headers);
  response.statusCode = status;
  if (body === null || body instanceof Uint8Array) response.end(body);
  else await pipeline(body as ReadableStream, response);
  // Otherwise the rest of a rejected body would be parsed as the next request.
  incoming.resume();
}
