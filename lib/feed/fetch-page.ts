import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Config } from '../config/config.ts';
import { bytesWithin, retryAfter } from '../http/read-body.ts';
import { decodeText } from './decode-text.ts';
import { FeedFailure } from './feed-content.ts';
import { nextLink } from './parse-page.ts';

/** The headers that make the next request for the same page conditional (RFC 9110 §13.1); none if it may not be. */
export type Conditions = Readonly<Record<string, string>>;

/** Where a page is, and what fetching it takes; the time limit includes the body. */
export type FeedSource = Pick<Config['feed'], 'token' | 'headers' | 'timeoutSeconds' | 'maxBytes'> & {
  readonly url: URL;
};

/** A page of the upstream. */
export type Page = {
  readonly text: string;
  readonly bytes: number;
  /** The address of the response, after redirects. */
  readonly url: URL;
  /** The address of the next page from the `Link` header. */
  readonly next: string | null;
  readonly conditions: Conditions;
};

const MAX_REDIRECTS = 3;

/** Reads a body. Counts after decompression, to limit decompression bombs. */
async function readText(body: AsyncIterable<Uint8Array>, maxBytes: number, charset: string | null = null) {
  const bytes = await bytesWithin(body, maxBytes);
  if (bytes === null) throw new FeedFailure(`the body is larger than ${maxBytes} bytes`);
  return { text: decodeText(bytes, charset), bytes: bytes.byteLength };
}

function headersOf({ token, headers }: FeedSource, conditions: Conditions): Headers {
  const sent = new Headers({ Accept: 'application/json, text/csv, application/xml, */*;q=0.5' });
  if (token !== null) sent.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries({ ...headers, ...conditions })) sent.set(name, value);
  return sent;
}

function conditionsOf(headers: Headers): Conditions {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { 'If-None-Match': etag }), ...(modified && { 'If-Modified-Since': modified }) };
}

/** A key must not be sent to a host that the operator did not configure. Without one, published tables are elsewhere. */
function mayFollow({ url, token, headers }: FeedSource, next: URL): boolean {
  const hasKey = token !== null || Object.keys(headers).length > 0;
  return next.origin === url.origin || (!hasKey && next.protocol === 'https:');
}

async function fetchFollowing(source: FeedSource, conditions: Conditions, signal: AbortSignal) {
  const headers = headersOf(source, conditions);
  let url = source.url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(url, { signal, redirect: 'manual', cache: 'no-store', headers });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return { response, url };
    await response.body?.cancel();
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    if (next === null || !mayFollow(source, next)) throw new FeedFailure('redirected to another origin');
    url = next;
  }
  throw new FeedFailure(`more than ${MAX_REDIRECTS} redirects`);
}

async function fetchHttp(source: FeedSource, conditions: Conditions, signal: AbortSignal): Promise<Page | null> {
  const { response, url } = await fetchFollowing(source, conditions, signal);
  if (response.status === 304 && Object.keys(conditions).length > 0) {
    // A list that had one page has got another.
    return nextLink(response.headers.get('link')) === null ? null : fetchHttp(source, {}, signal);
  }
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new FeedFailure(`answered with status ${response.status}`, retryAfter(response.headers.get('retry-after')));
  }
  const { headers } = response;
  const charset = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? null;
  return {
    ...(await readText(response.body, source.maxBytes, charset)),
    url,
    next: nextLink(headers.get('link')),
    conditions: conditionsOf(headers),
  };
}

async function readFile({ url, maxBytes }: FeedSource, _: Conditions, signal: AbortSignal): Promise<Page> {
  const read = await readText(createReadStream(url, { signal }), maxBytes);
  return { ...read, url, next: null, conditions: {} };
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'gave no complete answer in time';
  if (!(error instanceof Error)) return 'failed';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? cause.code : undefined;
  return `could not be read (${code ?? cause.name})`;
}

/**
 * Fetches one page of the upstream within the source's limits on time and size; with conditions, `null` if it has not
 * changed. Throws {@link FeedFailure}.
 */
export async function fetchPage(source: FeedSource, conditions: Conditions = {}): Promise<Page | null> {
  const signal = AbortSignal.timeout(Math.ceil(source.timeoutSeconds * 1000));
  const fetched = source.url.protocol === 'file:' ? readFile : fetchHttp;
  // Opening a file on a dead mount, or a pipe, ignores abort signals.
  const tooLate = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  try {
    return await Promise.race([fetched(source, conditions, signal), tooLate]);
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure(describe(error, signal));
  }
}
