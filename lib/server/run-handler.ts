import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { whileAnswering } from '../http/answering.ts';
import type { Handler } from '../http/methods.ts';

function requestOf(incoming: IncomingMessage, response: ServerResponse, baseUrl: string): Request {
  const { url = '/', method = 'GET', headers } = incoming;
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    // A handler may respond without reading the whole body, and its response uses the same connection.
    body: ReadableStream.from(incoming.iterator({ destroyOnReturn: false })) as globalThis.ReadableStream,
    duplex: 'half',
    signal: gone.signal,
  };
  return new Request(`${baseUrl}${url}`, init);
}

/** Runs a route's own handler for a request with a body; rejects if the connection breaks. */
export async function runHandler(
  handler: Handler,
  incoming: IncomingMessage,
  response: ServerResponse,
  baseUrl: string,
) {
  const request = requestOf(incoming, response, baseUrl);
  const { status, headers, body } = await whileAnswering({ held: new Map() }, async () => handler(request));
  response.setHeaders(headers).writeHead(status);
  if (body === null) response.end();
  else await pipeline(body as ReadableStream, response);
  // Otherwise the rest of a rejected body would be parsed as the next request.
  await request.body?.cancel();
  incoming.resume();
}
