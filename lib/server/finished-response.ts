import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '../http/etag.ts';
import { INTERNAL_ERROR, notFound, PROBLEM_HEADERS, type Problem, problemText, unavailable } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { WholeResponse } from './ask-next.ts';
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
  /** Whether it is an assignment's address, where there is nothing to show without a list. */
  readonly isAssignment: boolean;
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
function finishHtml(given: string, keepsRuntime: boolean) {
  const html = keepsRuntime || needsRuntime(given) ? given : withoutRuntime(given);
  const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html), inlineStyle: hasInlineStyle(html) });
  return { body: Buffer.from(html), policy };
}

// What Next lists for its own client, and the coding, which is chosen here.
const NOT_VARIED_BY = /^(?:rsc|next-.*|accept-encoding|)$/i;

/** What a page says of its list if that is not current (`lib/components/feed-notice.tsx`). */
const NOTICE = / data-list="(none|expired)"(?: data-retry-after="(\d+)")?/;

/** Next's response with the status it should have, and for programs without HTML if there is no page. */
function shownResponse(given: WholeResponse, html: string | null, { isPage, isAssignment, wantsProblem }: Finishing) {
  if (given.status === 500 && html !== null) return { ...FAILED, isCurrent: false };
  const [notice, list, retryAfter = '1'] = (html !== null && given.status === 200 && NOTICE.exec(html)) || [];
  const isMissing = list === 'none' && isAssignment;
  const status = isMissing ? 503 : given.status;
  const headers = isMissing ? { ...given.headers, 'retry-after': retryAfter } : given.headers;
  const instead = isPage && html !== null && wantsProblem ? INSTEAD.get(status) : undefined;
  const own = instead && isMissing ? { ...instead.headers, 'retry-after': retryAfter } : instead?.headers;
  return { status, headers: own ?? headers, body: instead?.body ?? given.body, isCurrent: notice === undefined };
}

/** Finishes Next's response: the final bytes, and the headers Next omits. */
export function finishResponse(given: WholeResponse, finishing: Finishing): FinishedResponse {
  const { isPage, isOwnPage, security } = finishing;
  const isHtml = line(given.headers['content-type']).startsWith('text/html');
  const html = isHtml ? Buffer.from(given.body).toString() : null;
  const { status, headers: theirs, body, isCurrent } = shownResponse(given, html, finishing);
  // The 404 page is the site’s own.
  const finished = html !== null && body === given.body ? finishHtml(html, !isOwnPage && status === 200) : null;
  // Next spells `no-store` at length.
  const stated = line(theirs['cache-control']);
  const isKept = !isPage || (status === 200 && isCurrent) || !stated.startsWith('public');
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
  const headers = { ...Object.fromEntries(named), ...(caching && { 'cache-control': caching }), ...(vary && { vary }) };
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
