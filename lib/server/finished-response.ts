import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '../http/etag.ts';
import { INTERNAL_ERROR, PROBLEM_HEADERS, problemText } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { WholeResponse } from './recorded-response.ts';
import { hasInlineStyle, inlineScriptHashes, needsRuntime, withoutRuntime } from './without-runtime.ts';

const compressed = promisify(gzip);

/** A response as sent in one coding; headers are a flat list of names and values, which Node sends fastest. */
export type Coded = {
  readonly body: Uint8Array;
  readonly headers: string[];
  /** The headers of a 304, which omits those about the body (RFC 9110 §15.4.5). */
  readonly notModifiedHeaders: string[];
};

/** A response ready to be sent, to one caller or to all. */
export type FinishedResponse = {
  readonly status: number;
  /** The entity tag of the uncompressed response, if it has one. */
  readonly etag: string | null;
  /** Whether it is the same for everyone who requests this address in this format. */
  readonly isShared: boolean;
  readonly isCompressible: boolean;
  readonly identity: Coded;
  /** The compressed version, from the first time a caller accepts it. */
  gzip: Coded | null;
};

/** What the address of a response determines. */
export type Finishing = {
  /** Whether it is a page's address, where `Accept` selects the format and Next's client requests partial pages. */
  readonly isPage: boolean;
  /** Whether the page at this address has client components of its own, so that it keeps Next's client runtime. */
  readonly keepsRuntime: boolean;
  /** Set on every response, in addition to the policy. */
  readonly security: Readonly<Record<string, string>>;
};

// Anything smaller fits in one packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^(?:text\/|application\/javascript\b|(?:application|image)\/(?:\S*[+])?(?:json|xml)\b)/;
// Next's internal headers, and those computed here.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|x-powered-by|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive)$/;

const line = (value: unknown) => [value].flat().join(', ');

/** The response for a page that failed: the API's problem document, because Next's is empty. */
function failure(whole: WholeResponse): WholeResponse {
  return { ...whole, headers: PROBLEM_HEADERS, body: Buffer.from(problemText(INTERNAL_ERROR)) };
}

/** The final HTML of a page, and a policy that allows exactly what it contains. */
function finishHtml(body: Buffer, keepsRuntime: boolean) {
  const given = body.toString();
  const html = keepsRuntime || needsRuntime(given) ? given : withoutRuntime(given);
  const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html), inlineStyle: hasInlineStyle(html) });
  return { body: html === given ? body : Buffer.from(html), policy };
}

// What the store's key includes, and the headers of Next's own client, whose requests are never answered from the store.
const KNOWN = /^(?:accept|accept-encoding|rsc|next-url|next-router-[a-z-]+)$/i;

const namesOf = (vary: unknown) =>
  line(vary ?? '')
    .split(/,\s*/)
    .filter(Boolean);

function varyOf({ headers }: WholeResponse, isPage: boolean, isCompressible: boolean): string {
  // Apart from what its client's requests for partial pages vary by, Next lists nothing on pages that a reader could choose.
  const own = isPage ? ['Accept', 'RSC'] : namesOf(headers.vary).filter((name) => !/^accept-encoding$/i.test(name));
  return [...own, ...(isCompressible ? ['Accept-Encoding'] : [])].join(', ');
}

/** The `Cache-Control` of a response, with Next's longer spellings of `no-store` shortened. */
function cachingOf({ headers }: WholeResponse): string {
  const directives = line(headers['cache-control'] ?? '');
  return /\bno-store\b/.test(directives) ? 'no-store' : directives;
}

/** Finishes Next's response: final bytes, entity tag, length, and the headers Next omits. */
export function finishResponse(given: WholeResponse, { isPage, keepsRuntime, security }: Finishing): FinishedResponse {
  const isHtml = line(given.headers['content-type'] ?? '').startsWith('text/html');
  // The middleware sets other statuses on pages that are complete.
  const failed = given.status === 500 && isHtml;
  const whole = failed ? failure(given) : given;
  const { status } = whole;
  const finished = isHtml && !failed ? finishHtml(whole.body, keepsRuntime) : null;
  const body = finished?.body ?? whole.body;
  const caching = cachingOf(whole);
  const isShared =
    status === 200 &&
    caching.startsWith('public') &&
    whole.headers['set-cookie'] === undefined &&
    namesOf(whole.headers.vary).every((name) => KNOWN.test(name));
  const isCompressible =
    isShared && body.length >= LEAST_BYTES && TEXTUAL.test(line(whole.headers['content-type'] ?? ''));
  const etag = isShared ? etagOf(body) : null;
  const vary = varyOf(whole, isPage, isCompressible);

  const own: Record<string, string> = {
    ...security,
    ...(finished?.policy ?? contentSecurityPolicy()),
    ...(caching && { 'Cache-Control': caching }),
    ...(vary && { Vary: vary }),
    ...(etag && { ETag: etag }),
  };
  const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const theirs = Object.entries(whole.headers)
    .filter(([name]) => !DROPPED.test(name) && !names.has(name))
    .flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)]));
  const flat = [...Object.entries(own), ...theirs].flat();
  const hasBody = status !== 204 && status !== 304;
  const headers = hasBody ? [...flat, 'Content-Length', String(body.length)] : flat;
  return { status, etag, isShared, isCompressible, identity: { body, headers, notModifiedHeaders: flat }, gzip: null };
}

// RFC 9110 §8.8.3.3: the compressed representation needs a different tag.
export const gzipTag = (etag: string) => `${etag.slice(0, -1)}-gzip"`;

/** Compresses a response, once. */
export async function compress(response: FinishedResponse): Promise<Coded> {
  const { identity, etag } = response;
  const body = await compressed(identity.body);
  const headers = identity.notModifiedHeaders.map((word) => (word === etag ? gzipTag(etag) : word));
  response.gzip ??= {
    body,
    headers: [...headers, 'Content-Encoding', 'gzip', 'Content-Length', String(body.length)],
    notModifiedHeaders: headers,
  };
  return response.gzip;
}
