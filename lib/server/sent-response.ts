import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../http/accept.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { PROBLEM_HEADERS, type Problem, problemText } from '../http/problem.ts';
import type { WholeResponse } from './ask-next.ts';

const compressed = promisify(gzip);

/** A body in one coding; headers are flat lists of names and values, which Node sends fastest. */
type Coded = {
  readonly body: Uint8Array;
  readonly headers: string[];
  /** Without those about the body, which a 304 omits (RFC 9110 §15.4.5). */
  readonly headersOf304: string[];
};

// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^(?:text\/|application\/javascript\b|(?:application|image)\/(?:\S*[+])?(?:json|xml)\b)/;
// What the key of a kept response includes.
const IN_KEY = /^accept(?:-encoding)?$/i;

const line = (value: WholeResponse['headers'][string]) => [value ?? ''].flat().join(', ');

/** A response as it is sent: with its entity tag if caches may store it, and compressed once a caller accepts that. */
export class SentResponse {
  readonly #made: WholeResponse;
  readonly #isPublic: boolean;
  readonly #isCompressible: boolean;
  /** Its entity tag; the compressed representation needs another one (RFC 9110 §8.8.3.3). */
  readonly #tags: { readonly identity: string; readonly gzip: string } | null;
  readonly #identity: Coded;
  #gzip: Coded | null = null;

  constructor(made: WholeResponse) {
    const { headers, body } = made;
    const isText = TEXTUAL.test(line(headers['content-type']));
    const tag = etagOf(body);
    this.#made = made;
    this.#isPublic = line(headers['cache-control']).startsWith('public');
    this.#isCompressible = this.#isPublic && isText && body.length >= LEAST_BYTES;
    this.#tags = this.#isPublic ? { identity: tag, gzip: tag.replace(/"$/, '-gzip"') } : null;
    this.#identity = this.#coded(body, this.#tags && { etag: this.#tags.identity });
  }

  get bytes(): number {
    return this.#made.body.length;
  }

  /** Whether it may be kept for everybody; one that `isFixed` may be, whatever caches may do. */
  mayBeKept(isFixed: boolean): boolean {
    const { status, headers } = this.#made;
    const varies = line(headers.vary).split(/,\s*/).filter(Boolean);
    const isPlain = headers['set-cookie'] === undefined && headers['content-encoding'] === undefined;
    return status === 200 && (isFixed || this.#isPublic) && isPlain && varies.every((name) => IN_KEY.test(name));
  }

  #coded(body: Uint8Array, own: WholeResponse['headers'] | null, coding: WholeResponse['headers'] = {}): Coded {
    const { status, headers } = this.#made;
    const vary = this.#isCompressible && { vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ') };
    const length = status !== 204 && { 'content-length': String(body.length) };
    const flat = (named: WholeResponse['headers']) =>
      Object.entries(named).flatMap(([name, values]) => [values ?? []].flat().flatMap((value) => [name, value]));
    const headersOf304 = flat({ ...headers, ...vary, ...own });
    return { body, headers: [...headersOf304, ...flat({ ...coding, ...length })], headersOf304 };
  }

  async #compress(): Promise<Coded> {
    const body = await compressed(this.#made.body);
    this.#gzip ??= this.#coded(body, { etag: this.#tags?.gzip }, { 'content-encoding': 'gzip' });
    return this.#gzip;
  }

  /** Sends it in a coding that its caller accepts: at once, unless it has to be compressed first. */
  send(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const wantsGzip = this.#isCompressible && acceptsGzip(request.headers['accept-encoding']?.toString() ?? '');
    const coded = wantsGzip ? this.#gzip : this.#identity;
    if (coded === null) return this.#compress().then((made) => this.#send(made, request, response));
    this.#send(coded, request, response);
  }

  #send(
    { body, headers, headersOf304 }: Coded,
    { headers: { 'if-none-match': known } }: IncomingMessage,
    response: ServerResponse,
  ) {
    const isKnown = known !== undefined && Object.values(this.#tags ?? {}).some((tag) => matchesEtag(known, tag));
    if (isKnown) response.writeHead(304, headersOf304).end();
    else response.writeHead(this.#made.status, headers).end(body);
  }
}

/** The response that refuses a request: a problem document. */
export function problemAt(problem: Problem, headers: WholeResponse['headers']): SentResponse {
  const body = Buffer.from(problemText(problem));
  return new SentResponse({ status: problem.status, headers: { ...PROBLEM_HEADERS, ...headers }, body });
}
