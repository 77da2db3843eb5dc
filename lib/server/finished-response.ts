import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '../http/etag.ts';
import { INTERNAL_ERROR, notFound, PROBLEM_HEADERS, type Problem, problemText, unavailable } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Outage } from './list-state.ts';
import type { WholeResponse } from './recorded-response.ts';
import { hasInlineStyle, inlineScriptHashes, needsRuntime, withoutRuntime } from './without-runtime.ts';

const compressed = promisify(gzip);

/** A response ready to be sent. The names of its headers are in lower case. */
export type FinishedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Uint8Array;
};

/** What is known of a response besides what Next says. */
export type Finishing = {
  /** Whether it is a page's address, where `Accept` selects the format. */
  readonly isPage: boolean;
  /** Whether the site has this page. Other pages belong to Next and keep its client runtime. */
  readonly isOwnPage: boolean;
  /** The outage that the page shows. */
  readonly outage: Outage | null;
  /** Whether its caller is a program that prefers a problem document to the HTML of an error. */
  readonly wantsProblem: boolean;
  /** Set on every response, in addition to the policy. */
  readonly security: Readonly<Record<string, string>>;
};

// Next's internal headers, and those computed here.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|x-powered-by|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive)$/;

const line = (value: unknown) => [value ?? ''].flat().join(', ');

const problemPage = (problem: Problem): WholeResponse => ({
  status: problem.status,
  headers: PROBLEM_HEADERS,
  body: Buffer.from(problemText(problem)),
});

/** The response for a page that failed: the API's problem document, because Next's is empty. */
export const FAILED = problemPage(INTERNAL_ERROR);

/** What a program gets instead of an HTML page with this status. */
const INSTEAD = new Map([
  [404, problemPage(notFound('There is no page at this URL.'))],
  [503, problemPage(unavailable('This page'))],
]);

/** The final HTML of a page, and a policy that allows exactly what it contains. */
function finishHtml(body: Buffer, keepsRuntime: boolean) {
  const given = body.toString();
  const html = keepsRuntime || needsRuntime(given) ? given : withoutRuntime(given);
  const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html), inlineStyle: hasInlineStyle(html) });
  return { body: html === given ? body : Buffer.from(html), policy };
}

// What Next lists for its own client, and the coding, which is chosen here.
const NOT_VARIED_BY = /^(?:rsc|next-.*|accept-encoding|)$/i;

/** Next's response with the status it should have, and for programs without HTML if there is no page. */
function shownResponse(given: WholeResponse, isHtml: boolean, { isPage, outage, wantsProblem }: Finishing) {
  if (given.status === 500 && isHtml) return FAILED;
  const status = isPage && given.status === 200 && outage !== null ? outage.status : given.status;
  return (isPage && isHtml && wantsProblem && INSTEAD.get(status)) || { ...given, status };
}

/** Finishes Next's response: the final bytes, and the headers Next omits. */
export function finishResponse(given: WholeResponse, finishing: Finishing): FinishedResponse {
  const { isPage, isOwnPage, outage, security } = finishing;
  const isHtml = line(given.headers['content-type']).startsWith('text/html');
  const { status, headers: theirs, body } = shownResponse(given, isHtml, finishing);
  const isShown = isHtml && body === given.body;
  // The 404 page is the site’s own.
  const finished = isShown ? finishHtml(body, !isOwnPage && status === 200) : null;
  // Next spells `no-store` at length.
  const stated = line(theirs['cache-control']);
  const isKept = !isPage || (status === 200 && outage === null) || !stated.startsWith('public');
  const caching = !isKept || /\bno-store\b/.test(stated) ? 'no-store' : stated;
  const names = line(theirs.vary).split(/,\s*/);
  const vary = isPage ? 'Accept' : names.filter((name) => !NOT_VARIED_BY.test(name)).join(', ');
  // The links of an address lead from a page that is there.
  const kept = Object.entries(theirs).filter(([name]) => !DROPPED.test(name) && !(status === 404 && name === 'link'));
  const ours = Object.entries({ ...security, ...(finished?.policy ?? contentSecurityPolicy()) });
  const named = [...kept, ...ours].map(([name, value]) => [
    name.toLowerCase(),
    Array.isArray(value) ? value.map(String) : String(value),
  ]);
  const headers = {
    ...Object.fromEntries(named),
    ...(caching && { 'cache-control': caching }),
    ...(vary && { vary }),
    ...(isPage && status === 503 && outage && { 'retry-after': String(outage.retryAfterSeconds) }),
  };
  return { status, headers, body: finished?.body ?? body };
}

/** A body in one coding; headers are a flat list of names and values, which Node sends fastest. */
export type Coded = {
  readonly body: Uint8Array;
  readonly headers: string[];
  /** The headers of a 304, which omits those about the body (RFC 9110 §15.4.5). */
  readonly notModifiedHeaders: string[];
};

// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^(?:text\/|application\/javascript\b|(?:application|image)\/(?:\S*[+])?(?:json|xml)\b)/;
// What the key of a stored response includes.
const IN_KEY = /^accept(?:-encoding)?$/i;

// RFC 9110 §8.8.3.3: the compressed representation needs a different tag.
export const gzipTag = (etag: string) => `${etag.slice(0, -1)}-gzip"`;

/** A response that everybody may get. Nothing else can be stored, and {@link SharedResponse.of} alone makes one. */
export class SharedResponse {
  readonly identity: Coded;
  /** The entity tag of the uncompressed response, unless caches may not store it. */
  readonly etag: string | null;
  readonly isCompressible: boolean;
  /** The compressed version, once a caller has accepted it. */
  gzip: Coded | null = null;

  private constructor({ headers, body }: FinishedResponse) {
    const isPublic = line(headers['cache-control']).startsWith('public');
    this.etag = isPublic ? etagOf(body) : null;
    this.isCompressible = isPublic && body.length >= LEAST_BYTES && TEXTUAL.test(line(headers['content-type']));
    const vary = [...[headers.vary ?? []].flat(), ...(this.isCompressible ? ['Accept-Encoding'] : [])].join(', ');
    const all = { ...headers, ...(vary && { vary }), ...(this.etag && { etag: this.etag }) };
    const flat = Object.entries(all).flatMap(([name, values]) => [values].flat().flatMap((value) => [name, value]));
    this.identity = { body, headers: [...flat, 'content-length', String(body.length)], notModifiedHeaders: flat };
  }

  /** The response as one that may be stored, or `null` if it may not; one that `isFixed` may be, whatever caches may do. */
  static of(response: FinishedResponse, isFixed: boolean): SharedResponse | null {
    const { status, headers } = response;
    const isForAll = isFixed || line(headers['cache-control']).startsWith('public');
    const varies = line(headers.vary).split(/,\s*/).filter(Boolean);
    const isPlain = headers['set-cookie'] === undefined && headers['content-encoding'] === undefined;
    const isStorable = status === 200 && isForAll && isPlain && varies.every((name) => IN_KEY.test(name));
    return isStorable ? new SharedResponse(response) : null;
  }

  /** Compresses the response, once. */
  async compress(): Promise<Coded> {
    const { identity, etag } = this;
    const body = await compressed(identity.body);
    const headers = identity.notModifiedHeaders.map((word) => (word === etag ? gzipTag(etag) : word));
    const described = [...headers, 'content-encoding', 'gzip', 'content-length', String(body.length)];
    this.gzip ??= { body, headers: described, notModifiedHeaders: headers };
    return this.gzip;
  }
}
