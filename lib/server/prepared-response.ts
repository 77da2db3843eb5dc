import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../http/accept.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import type { CompleteResponse } from './next-process.ts';

/**
 * A response that is ready to be sent: with its entity tag if caches may store
 * it, and compressed once a caller accepts that.
 */
export type PreparedResponse = ReturnType<typeof prepareResponse>;

const compress = promisify(gzip);
// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^text|json|xml|javascript/;

/** Prepares a complete response to be sent to any number of callers. */
export function prepareResponse({ status, headers, body }: CompleteResponse) {
  const isPublic = String(headers['cache-control']).startsWith('public');
  const isCompressible =
    isPublic &&
    TEXTUAL.test(String(headers['content-type'])) &&
    body.length >= LEAST_BYTES;
  const vary = isCompressible && {
    vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', '),
  };
  // RFC 9110 §8.8.3: strong tags for these exact bytes; the compressed
  // representation needs a different one.
  const hash = createHash('sha256')
    .update(body)
    .digest('base64url')
    .slice(0, 27);
  const [plainTag, gzipTag] = [`"${hash}"`, `"${hash}-gzip"`];
  const commonHeaders = { ...headers, ...vary };
  /** The response in a coding: what is sent in full, and what a 304 has of it. */
  const represent = (bytes: Uint8Array, etag: string, coding = {}) => {
    const shared = { ...commonHeaders, ...(isPublic && { etag }) };
    const length = status !== 204 && {
      'content-length': String(bytes.length),
    };
    return { bytes, shared, headers: { ...shared, ...coding, ...length } };
  };
  const plain = represent(body, plainTag);
  const zip = async () =>
    represent(await compress(body), gzipTag, { 'content-encoding': 'gzip' });
  let zipped: ReturnType<typeof zip> | null = null;

  return {
    bytes: body.length,
    /** Whether it may be cached for everybody. */
    isCacheable:
      status === 200 && isPublic && headers['set-cookie'] === undefined,
    /** Sends it in a coding that the caller accepts. */
    async send(request: IncomingMessage, response: ServerResponse) {
      const { 'if-none-match': ifNoneMatch, 'accept-encoding': codings } =
        request.headers;
      const isZipped = isCompressible && acceptsGzip(codings?.toString() ?? '');
      // Compressed for the first caller who accepts it.
      if (isZipped) zipped ??= zip();
      const { bytes, shared, headers } = (isZipped && (await zipped)) || plain;
      // RFC 9110 §13.1.2: a list or `*`, with weak comparison. `includes` is
      // enough, because a tag contains its quotes.
      const condition = (isPublic && ifNoneMatch) || '';
      const isUnchanged =
        condition.trim() === '*' ||
        [plainTag, gzipTag].some((tag) => condition.includes(tag));
      // RFC 9110 §15.4.5: a 304 has no headers about the body.
      return isUnchanged
        ? response.writeHead(304, shared).end()
        : response.writeHead(status, headers).end(bytes);
    },
  };
}

/** Prepares a problem document as the response, with its status. */
export function prepareProblem(
  problem: Problem,
  headers: CompleteResponse['headers'] = {},
): PreparedResponse {
  const body = Buffer.from(problemText(problem));
  return prepareResponse({
    status: problem.status,
    headers: { ...PROBLEM_HEADERS, ...headers },
    body,
  });
}
