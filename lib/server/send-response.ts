import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { acceptsGzip } from '../http/accept.ts';
import { matchesEtag } from '../http/etag.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import { type Coded, type FinishedResponse, gzipTag, SharedResponse } from './finished-response.ts';

function sendCoded(request: IncomingMessage, response: ServerResponse, etag: string | null, coded: Coded) {
  const known = request.headers['if-none-match'];
  const isKnown = known !== undefined && etag !== null && [etag, gzipTag(etag)].some((tag) => matchesEtag(known, tag));
  if (isKnown) response.writeHead(304, coded.notModifiedHeaders).end();
  else response.writeHead(200, coded.headers).end(coded.body);
}

/** Sends a response in a coding its caller accepts: at once, unless it has to be compressed first. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  finished: SharedResponse | FinishedResponse,
): void | Promise<void> {
  if (finished instanceof SharedResponse) {
    const { isCompressible, identity, gzip, etag } = finished;
    const wantsGzip = isCompressible && acceptsGzip(request.headers['accept-encoding']?.toString() ?? '');
    const coded = wantsGzip ? gzip : identity;
    if (coded !== null) return sendCoded(request, response, etag, coded);
    return finished.compress().then((made) => sendCoded(request, response, etag, made));
  }
  const { status, headers, body } = finished;
  const hasBody = status !== 204 && status !== 304;
  const length = hasBody ? { 'content-length': body.length } : {};
  response.writeHead(status, { ...headers, ...length } as OutgoingHttpHeaders).end(body);
}

/** The response that refuses a request: a problem document. */
export function problemAt(problem: Problem, headers: Readonly<Record<string, string>>): FinishedResponse {
  return {
    status: problem.status,
    headers: { ...PROBLEM_HEADERS, ...headers },
    body: Buffer.from(problemText(problem)),
  };
}
