import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../http/accept.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import type { WholeResponse } from './ask-next.ts';

type Headers = WholeResponse['headers'];

/** A response as it is sent: with its entity tag if caches may store it, and compressed once a caller accepts that. */
export type SentResponse = ReturnType<typeof sentResponse>;

const compress = promisify(gzip);
// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^(?:text\/|application\/javascript\b|(?:application|image)\/(?:\S*[+])?(?:json|xml)\b)/;
// What a cached response may vary by, because the key of the cache includes it.
const IN_KEY = /^(?:accept(?:-encoding)?|)$/i;

/** The lines of a field as one value (RFC 9110 §5.2). */
export const fieldValue = (lines: Headers[string]) => [lines ?? ''].flat().join(', ');

/** Prepares a whole response to be sent, to any number of callers. */
export function sentResponse({ status, headers, body }: WholeResponse) {
  const isPublic = fieldValue(headers['cache-control']).startsWith('public');
  const isCompressible = isPublic && TEXTUAL.test(fieldValue(headers['content-type'])) && body.length >= LEAST_BYTES;
  const varies = isCompressible && { vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ') };
  const isPlain = headers['set-cookie'] === undefined && headers['content-encoding'] === undefined;
  const varied = fieldValue(headers.vary).split(/,\s*/);
  const etag = etagOf(body);
  // RFC 9110 §8.8.3.3: the compressed representation needs a different tag.
  const gzipTag = etag.replace(/"$/, '-gzip"');

  /** The body in one coding. RFC 9110 §15.4.5: a 304 has no headers about the body. */
  function coded(bytes: Uint8Array, tag: string, coding: Headers = {}) {
    const headersOf304 = { ...headers, ...varies, ...(isPublic && { etag: tag }) };
    const length = status !== 204 && { 'content-length': String(bytes.length) };
    return { body: bytes, headers: { ...headersOf304, ...coding, ...length }, headersOf304 };
  }
  const identity = coded(body, etag);
  let zipped: typeof identity | null = null;

  /** The compressed response, made for the first caller who accepts it. */
  async function compressed() {
    zipped ??= coded(await compress(body), gzipTag, { 'content-encoding': 'gzip' });
    return zipped;
  }

  return {
    bytes: body.length,
    /** Whether it may be cached for everybody. */
    isCacheable: status === 200 && isPublic && isPlain && varied.every((name) => IN_KEY.test(name)),
    /** Sends it in a coding that the caller accepts. */
    async send(request: IncomingMessage, response: ServerResponse) {
      const wantsGzip = isCompressible && acceptsGzip(request.headers['accept-encoding']?.toString() ?? '');
      const made = wantsGzip ? await compressed() : identity;
      const condition = (isPublic && request.headers['if-none-match']) || null;
      if ([etag, gzipTag].some((tag) => matchesEtag(condition, tag))) response.writeHead(304, made.headersOf304).end();
      else response.writeHead(status, made.headers).end(made.body);
    },
  };
}

/** The response that refuses a request: a problem document. */
export function problemAt(problem: Problem, headers: Headers): SentResponse {
  const body = Buffer.from(problemText(problem));
  return sentResponse({ status: problem.status, headers: { ...PROBLEM_HEADERS, ...headers }, body });
}
