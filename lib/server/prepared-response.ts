import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../http/accept.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import type { CompleteResponse } from './next-process.ts';

/** A response that is ready to be sent to any number of callers. */
export type PreparedResponse = CompleteResponse & {
  /** The body, compressed; `null` if that is not worth it. */
  readonly zipped: Buffer | null;
  /** How its entity tags begin; `null` if it may not be cached for everybody. */
  readonly tag: string | null;
};

const compress = promisify(gzip);
// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^text|json|xml|javascript/;

/** Prepares a complete response to be sent. */
export async function prepareResponse(
  response: CompleteResponse,
): Promise<PreparedResponse> {
  const { status, headers, body } = response;
  const isPublic =
    status === 200 &&
    String(headers['cache-control']).startsWith('public') &&
    headers['set-cookie'] === undefined;
  const isCompressible =
    isPublic &&
    TEXTUAL.test(String(headers['content-type'])) &&
    body.length >= LEAST_BYTES;
  const vary = isCompressible && {
    vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  };
  return {
    status,
    headers: { ...headers, ...vary },
    body,
    zipped: isCompressible ? await compress(body) : null,
    tag: isPublic
      ? `"${createHash('sha256').update(body).digest('base64url')}`
      : null,
  };
}

/** Prepares a problem document as the response, with its status. */
export const prepareProblem = (
  problem: Problem,
  headers: CompleteResponse['headers'] = {},
): Promise<PreparedResponse> =>
  prepareResponse({
    status: problem.status,
    headers: { ...PROBLEM_HEADERS, ...headers },
    body: Buffer.from(problemText(problem)),
  });

/** Sends a response in a coding that the caller accepts. */
export function sendResponse(
  { status, headers, body, zipped, tag }: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const codings = String(request.headers['accept-encoding'] ?? '');
  const isZipped = zipped !== null && acceptsGzip(codings);
  const bytes = isZipped ? zipped : body;
  if (tag !== null) {
    // RFC 9110 §8.8.3: strong tags for these exact bytes; the compressed
    // representation needs a different one.
    response.setHeader('ETag', isZipped ? `${tag}-gzip"` : `${tag}"`);
    // RFC 9110 §13.1.2: a list or `*`, with weak comparison.
    const condition = request.headers['if-none-match']?.trim() ?? '';
    if (condition === '*' || condition.includes(tag))
      return response.writeHead(304, headers).end();
  }
  // RFC 9110 §15.4.5: a 304 has no headers about the body.
  if (isZipped) response.setHeader('Content-Encoding', 'gzip');
  if (status !== 204) response.setHeader('Content-Length', bytes.length);
  return response.writeHead(status, headers).end(bytes);
}
