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
    // A handler that refuses does not read on, and its answer goes over the same connection.
    body: ReadableStream.from(incoming.iterator({ destroyOnReturn: false })) as globalThis.ReadableStream,
    duplex: 'half',
    signal: gone.signal,
  };
  return new Request(`${baseUrl}${url}`, init);
}

/** Answers a request that has a body with a route's own handler; rejects when the connection breaks off meanwhile. */
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
  // What was left of a refused body would be taken for the next request.
  await request.body?.cancel();
  incoming.resume();
}
