import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Answering } from '../http/answering.ts';
import { etagOf } from '../http/etag.ts';
import { INTERNAL_ERROR, PROBLEM_HEADERS, problemText } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { WholeAnswer } from './whole-answer.ts';
import { hasInlineStyle, inlineScriptHashes, needsRuntime, withoutRuntime } from './without-runtime.ts';

const compressed = promisify(gzip);

/** An answer as it is sent in one coding; headers as names and values in turn, which is how Node sends them fastest. */
export type Coded = {
  readonly body: Uint8Array;
  readonly headers: string[];
  /** The headers of 304, which says nothing of bytes that are not sent (RFC 9110 §15.4.5). */
  readonly notModifiedHeaders: string[];
};

/** An answer ready to be sent, to one caller or to all. */
export type FinishedAnswer = {
  readonly status: number;
  /** What a caller may hold of it: its tag, and that of the compressed. */
  readonly etag: string | null;
  /** The same for everyone who asks for this address in this format. */
  readonly isShared: boolean;
  readonly isCompressible: boolean;
  readonly identity: Coded;
  /** The same compressed, from the first time that somebody takes it so. */
  gzip: Coded | null;
};

/** What the address of an answer decides. */
export type Finishing = {
  /** Negotiable: a page's address, where `Accept` decides and Next's client asks for parts. */
  readonly isPage: boolean;
  /** Whether the page at this address has client components of its own, so that it keeps Next's client runtime. */
  readonly keepsRuntime: boolean;
  /** Set on every answer, beside the policy. */
  readonly security: Readonly<Record<string, string>>;
  /** Source files change under the running process: nothing is taken out, tagged or forbidden. */
  readonly isDevelopment: boolean;
};

// Below this a packet is a packet.
const LEAST_BYTES = 1_000;
const TEXTUAL = /^(?:text\/|application\/javascript\b|(?:application|image)\/(?:\S*[+])?(?:json|xml)\b)/;
// Next's own, of no use to a caller, and what is worked out here.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|x-powered-by|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive)$/;

const line = (value: unknown) => [value].flat().join(', ');

/** A page that failed, in the words in which the API says so; Next has an empty document for that. */
function failure(whole: WholeAnswer): WholeAnswer {
  return { ...whole, headers: PROBLEM_HEADERS, body: Buffer.from(problemText(INTERNAL_ERROR)) };
}

/** The HTML of a page as its readers get it, and the policy that allows what is in it and nothing else. */
function finishHtml(body: Buffer, keepsRuntime: boolean) {
  const given = body.toString();
  const html = keepsRuntime || needsRuntime(given) ? given : withoutRuntime(given);
  const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html), inlineStyle: hasInlineStyle(html) });
  return { body: html === given ? body : Buffer.from(html), policy };
}

// What the key of the store holds, and the headers of Next's own client, whose requests are never answered from it.
const KNOWN = /^(?:accept|accept-encoding|rsc|next-url|next-router-[a-z-]+)$/i;

const namesOf = (vary: unknown) =>
  line(vary ?? '')
    .split(/,\s*/)
    .filter(Boolean);

function varyOf({ headers }: WholeAnswer, isPage: boolean, isCompressible: boolean): string {
  // Next names on pages, beside what its client's requests for parts differ in, nothing that a reader could choose.
  const own = isPage ? ['Accept', 'RSC'] : namesOf(headers.vary).filter((name) => !/^accept-encoding$/i.test(name));
  return [...own, ...(isCompressible ? ['Accept-Encoding'] : [])].join(', ');
}

/** Whether `no-store` is said, by us or in the longer words of Next. */
function cachingOf({ headers }: WholeAnswer): string {
  const said = line(headers['cache-control'] ?? '');
  return /\bno-store\b/.test(said) ? 'no-store' : said;
}

/** Makes of what Next answered what is sent: the bytes, their tag and length, and the headers that Next leaves out. */
export function finishAnswer(given: WholeAnswer, finishing: Finishing, said: Answering): FinishedAnswer {
  const { isPage, keepsRuntime, isDevelopment, security } = finishing;
  const type = line(given.headers['content-type'] ?? '');
  const isHtml = type.startsWith('text/html');
  const failed = given.status >= 500 && isHtml && !isDevelopment;
  const whole = failed ? failure(given) : given;
  const finished = isHtml && !failed && !isDevelopment ? finishHtml(whole.body, keepsRuntime) : null;
  const body = finished?.body ?? whole.body;
  const status = failed ? 500 : (said.status ?? whole.status);
  const caching = cachingOf(whole);
  const isShared =
    status === 200 &&
    caching.startsWith('public') &&
    whole.headers['set-cookie'] === undefined &&
    namesOf(whole.headers.vary).every((name) => KNOWN.test(name));
  const isCompressible = isShared && body.length >= LEAST_BYTES && TEXTUAL.test(type);
  const etag = status === 200 && (isShared || isDevelopment) ? etagOf(body) : null;
  const vary = varyOf(whole, isPage, isCompressible);

  const own: Record<string, string> = {
    ...security,
    ...(!isDevelopment && (finished?.policy ?? contentSecurityPolicy())),
    ...(caching && { 'Cache-Control': caching }),
    ...(vary && { Vary: vary }),
    ...(said.retryAfterSeconds !== undefined && { 'Retry-After': String(said.retryAfterSeconds) }),
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

// RFC 9110 §8.8.3.3: the tag of a coded representation is another one.
export const gzipTag = (etag: string) => `${etag.slice(0, -1)}-gzip"`;

/** Compresses an answer, once. */
export async function compress(answer: FinishedAnswer): Promise<Coded> {
  const { identity, etag } = answer;
  const body = await compressed(identity.body);
  const headers = identity.notModifiedHeaders.map((word) => (word === etag ? gzipTag(etag) : word));
  answer.gzip ??= {
    body,
    headers: [...headers, 'Content-Encoding', 'gzip', 'Content-Length', String(body.length)],
    notModifiedHeaders: headers,
  };
  return answer.gzip;
}
