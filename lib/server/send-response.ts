import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsGzip } from '../http/accept.ts';
import { matchesEtag } from '../http/etag.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import { resources } from '../site.ts';
import { type Coded, compress, type FinishedResponse, gzipTag } from './finished-response.ts';
import { remembered } from './remembered.ts';

const takesGzip = remembered(acceptsGzip);

function sendCoded(request: IncomingMessage, response: ServerResponse, finished: FinishedResponse, coded: Coded) {
  const known = request.headers['if-none-match'];
  const { etag, status } = finished;
  if (known !== undefined && etag !== null && (matchesEtag(known, etag) || matchesEtag(known, gzipTag(etag)))) {
    response.writeHead(304, coded.notModifiedHeaders).end();
  } else response.writeHead(status, coded.headers).end(coded.body);
}

/** Sends a response in a coding its caller accepts; gives a promise only if it has to be compressed first. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, finished: FinishedResponse) {
  const wantsGzip = finished.isCompressible && takesGzip(request.headers['accept-encoding']?.toString() ?? '');
  const coded = wantsGzip ? finished.gzip : finished.identity;
  if (coded !== null) return sendCoded(request, response, finished, coded);
  return compress(finished).then((gzip) => sendCoded(request, response, finished, gzip));
}

// JSON-RPC 2.0 §5.1: the range for what an implementation defines.
const REFUSED = -32000;

/** Refuses a request with a problem document; at the MCP endpoint, with a JSON-RPC error, as its clients expect. */
export function sendProblem(
  response: ServerResponse,
  problem: Problem,
  { path, headers }: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
) {
  const isMcp = path === resources.mcp.path;
  const error = { jsonrpc: '2.0', error: { code: REFUSED, message: problem.detail }, id: null };
  const body = isMcp ? JSON.stringify(error) : problemText(problem);
  response.writeHead(problem.status, {
    ...PROBLEM_HEADERS,
    ...(isMcp && { 'content-type': 'application/json' }),
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}
