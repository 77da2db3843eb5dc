import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../http/accept.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import { log } from '../log.ts';
import type { WholeResponse } from './ask-next.ts';

type Headers = WholeResponse['headers'];

/** A body in one coding; headers are flat lists of names and values, which Node sends fastest. */
type Coded = {
  readonly body: Uint8Array;
  readonly headers: string[];
  /** Without those about the body, which a 304 omits (RFC 9110 §15.4.5). */
  readonly headersOf304: string[];
};

/** A response as it is sent: with its entity tag if caches may store it, and compressed once a caller accepts that. */
export type SentResponse = ReturnType<typeof sentResponse>;

const compressed = promisify(gzip);
// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^(?:text\/|application\/javascript\b|(?:application|image)\/(?:\S*[+])?(?:json|xml)\b)/;
// What a response may vary by, because the key of a kept response includes it.
const IN_KEY = /^(?:accept(?:-encoding)?|)$/i;

/** The lines of a header as one. */
export const line = (value: Headers[string]) => [value ?? ''].flat().join(', ');
const flat = (headers: Headers) =>
  Object.entries(headers).flatMap(([name, values]) => [values ?? []].flat().flatMap((value) => [name, value]));

/** Prepares a whole response to be sent, to any number of callers. */
export function sentResponse({ status, headers, body }: WholeResponse) {
  const isPublic = line(headers['cache-control']).startsWith('public');
  const isCompressible = isPublic && TEXTUAL.test(line(headers['content-type'])) && body.length >= LEAST_BYTES;
  const varies = isCompressible && { vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ') };

  function coded(bytes: Uint8Array, etag: string, coding: Headers = {}): Coded {
    const headersOf304 = flat({ ...headers, ...varies, ...(isPublic && { etag }) });
    const length = status !== 204 && { 'content-length': String(bytes.length) };
    return { body: bytes, headers: [...headersOf304, ...flat({ ...coding, ...length })], headersOf304 };
  }
  const etag = etagOf(body);
  // RFC 9110 §8.8.3.3: the compressed representation needs a different tag.
  const gzipTag = etag.replace(/"$/, '-gzip"');
  const identity = coded(body, etag);
  let zipped: Coded | null = null;

  function sendCoded(made: Coded, request: IncomingMessage, response: ServerResponse) {
    const known = isPublic && request.headers['if-none-match'];
    if (known && [etag, gzipTag].some((tag) => matchesEtag(known, tag))) {
      response.writeHead(304, made.headersOf304).end();
    } else response.writeHead(status, made.headers).end(made.body);
  }
  return {
    bytes: body.length,
    /** Whether it may be kept for everybody. One that `isFixed` may be kept even if caches may not keep it. */
    mayBeKept(isFixed: boolean): boolean {
      const isPlain = headers['set-cookie'] === undefined && headers['content-encoding'] === undefined;
      const isInKey = line(headers.vary)
        .split(/,\s*/)
        .every((name) => IN_KEY.test(name));
      return status === 200 && (isFixed || isPublic) && isPlain && isInKey;
    },
    /** Sends it in a coding that the caller accepts: at once, unless it has to be compressed first. */
    send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
      const wantsGzip = isCompressible && acceptsGzip(request.headers['accept-encoding']?.toString() ?? '');
      if (wantsGzip && zipped === null) {
        return compressed(body)
          .then((bytes) => {
            zipped ??= coded(bytes, gzipTag, { 'content-encoding': 'gzip' });
          })
          .catch((error: Error) => log('error', 'compression_failed', { error: error.message }))
          .then(() => sendCoded(zipped ?? identity, request, response));
      }
      sendCoded((wantsGzip && zipped) || identity, request, response);
      return undefined;
    },
  };
}

/** The response that refuses a request: a problem document. */
export function problemAt(problem: Problem, headers: Headers): SentResponse {
  const body = Buffer.from(problemText(problem));
  return sentResponse({ status: problem.status, headers: { ...PROBLEM_HEADERS, ...headers }, body });
}
