import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { bytesWithin, retryAfter } from '../http/read-body.ts';
import { within } from '../http/within.ts';
import { decodeText } from './decode-text.ts';
import { FeedFailure } from './feed-content.ts';
import { nextLink } from './parse-page.ts';
import { lookupPublic, refusePrivate } from './public-address.ts';

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

/** The names of headers are in lower case. */
function headersOf({ token, headers }: FeedSource, conditions: Conditions): http.OutgoingHttpHeaders {
  return {
    accept: 'application/json, text/csv, application/xml, */*;q=0.5',
    'accept-encoding': 'gzip, br',
    // Firewalls in front of some upstreams refuse requests without a name.
    'user-agent': 'consulting-site',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...headers,
    ...conditions,
  };
}

function conditionsOf({ etag, 'last-modified': modified }: http.IncomingHttpHeaders): Conditions {
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
}

/** Requests one address. One that the upstream names has to be public, and no connection that was made without looking is used. */
async function request(url: URL, isElsewhere: boolean, headers: http.OutgoingHttpHeaders, signal: AbortSignal) {
  if (isElsewhere) refusePrivate(url.hostname);
  const { get } = url.protocol === 'https:' ? https : http;
  const asked = get(url, { headers, signal, ...(isElsewhere && { lookup: lookupPublic, agent: false }) });
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
  return response;
}

const DECODERS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

function decodedBody(response: http.IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = DECODERS.get(response.headers['content-encoding']?.trim().toLowerCase() ?? '')?.();
  // A failure shows where the result is read.
  return decoder === undefined ? response : pipeline(response, decoder, () => {});
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
    const response = await request(url, url.origin !== source.url.origin, headers, signal);
    const {
      statusCode: status = 0,
      headers: { location },
    } = response;
    if (status < 300 || status > 399 || location === undefined) return { response, status, url };
    response.destroy();
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    if (next === null || !mayFollow(source, next)) throw new FeedFailure('redirected to another origin');
    url = next;
  }
  throw new FeedFailure(`more than ${MAX_REDIRECTS} redirects`);
}

async function fetchHttp(source: FeedSource, conditions: Conditions, signal: AbortSignal): Promise<Page | null> {
  const { response, status, url } = await fetchFollowing(source, conditions, signal);
  const { headers } = response;
  const next = nextLink([headers.link ?? []].flat().join(', ') || null);
  if (status !== 200) response.destroy();
  // A list that had one page has got another if a 304 names one.
  if (status === 304 && Object.keys(conditions).length > 0) return next === null ? null : fetchHttp(source, {}, signal);
  if (status !== 200) throw new FeedFailure(`answered with status ${status}`, retryAfter(headers['retry-after']));
  const charset = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null;
  const read = await readText(decodedBody(response), source.maxBytes, charset);
  return { ...read, url, next, conditions: conditionsOf(headers) };
}

async function readFile({ url, maxBytes }: FeedSource, _: Conditions, signal: AbortSignal): Promise<Page> {
  const read = await readText(createReadStream(url, { signal }), maxBytes);
  return { ...read, url, next: null, conditions: {} };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'gave no complete answer in time';
  return `could not be read (${'code' in error ? error.code : error.name})`;
}

/**
 * Fetches one page of the upstream within the source's limits on time and size; with conditions, `null` if it has not
 * changed. Throws {@link FeedFailure}.
 */
export async function fetchPage(source: FeedSource, conditions: Conditions = {}): Promise<Page | null> {
  const fetched = source.url.protocol === 'file:' ? readFile : fetchHttp;
  try {
    return await within(Math.ceil(source.timeoutSeconds * 1_000), ({ signal }) => fetched(source, conditions, signal));
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure(describe(error));
  }
}
