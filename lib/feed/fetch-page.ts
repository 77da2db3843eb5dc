import { once } from 'node:events';
import { constants, open } from 'node:fs/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { bytesWithin } from '../http/read-body.ts';
import { within } from '../http/within.ts';
import { FeedFailure } from './feed-content.ts';

/** A page as it was sent, where it was found, and its header `Link`. */
export type FetchedPage = {
  readonly bytes: Buffer;
  readonly charset: string;
  readonly url: URL;
  readonly link: string;
};

/** The settings of a feed with an address. */
export type FeedSource = Config['feed'] & { readonly url: URL };

const MAX_REDIRECTS = 3;

/**
 * Whether a redirect may be followed. No host but those that the operator has
 * chosen is asked, and a key stays at its origin. Google keeps published sheets
 * at a host of its own.
 */
function mayFollow({ url, token, headers }: FeedSource, to: URL): boolean {
  if (to.origin === url.origin) return true;
  const hasKey = token !== null || Object.keys(headers).length > 0;
  const isSheet =
    url.hostname === 'docs.google.com' &&
    to.hostname.endsWith('.googleusercontent.com');
  return (
    !hasKey &&
    to.protocol === 'https:' &&
    (to.hostname === url.hostname || isSheet)
  );
}

/** Gives the body, to be read, with its address after redirects. */
async function openHttp(source: FeedSource, signal: AbortSignal) {
  const sent = {
    accept: 'application/json, text/csv, application/xml, */*;q=0.5',
    'accept-encoding': 'gzip',
    // Firewalls in front of some upstreams refuse requests without a name.
    'user-agent': 'consulting-site',
    ...(source.token !== null && { authorization: `Bearer ${source.token}` }),
    ...source.headers,
  };
  let { url } = source;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const { get } = url.protocol === 'https:' ? https : http;
    const [response] = (await once(
      get(url, { signal, headers: sent }),
      'response',
    )) as [http.IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    if (status === 200) {
      // A failure of the decoder shows where its result is read.
      // Names are case-insensitive, and x-gzip is another (RFC 9110 §8.4.1.3).
      const isZipped = /^(?:x-)?gzip$/i.test(
        (headers['content-encoding'] ?? '').trim(),
      );
      const body = isZipped
        ? pipeline(response, createGunzip(), () => {})
        : response;
      const [, charset = ''] =
        /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? [];
      return { body, charset, url, link: `${headers.link ?? ''}` };
    }
    response.destroy();
    const { location } = headers;
    if (status < 300 || status > 399 || location === undefined)
      throw new FeedFailure(`answered with status ${status}`);
    url = new URL(location, url);
    if (!mayFollow(source, url))
      throw new FeedFailure('redirected to another origin');
  }
  throw new FeedFailure(`more than ${MAX_REDIRECTS} redirects`);
}

async function openFile({ url }: FeedSource, signal: AbortSignal) {
  // Opening a pipe that nobody writes to would block a thread for ever.
  const file = await open(url, constants.O_RDONLY | constants.O_NONBLOCK);
  return {
    body: file.createReadStream({ signal }),
    charset: '',
    url,
    link: '',
  };
}

/**
 * Fetches one page of a feed, or reads a file, within its limits on time, body
 * included, and size. Throws {@link FeedFailure}.
 */
export async function fetchPage(source: FeedSource): Promise<FetchedPage> {
  const openPage = source.url.protocol === 'file:' ? openFile : openHttp;
  try {
    return await within(
      Math.ceil(source.timeoutSeconds * 1_000),
      async ({ signal }) => {
        const { body, ...where } = await openPage(source, signal);
        // Counted after decompression, to limit decompression bombs.
        const bytes = await bytesWithin(body, source.maxBytes);
        if (bytes === null)
          throw new FeedFailure(
            'the feed is larger than PROJECTS_FEED_MAX_BYTES',
          );
        return { ...where, bytes };
      },
    );
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    const { name, code = name } = error as NodeJS.ErrnoException;
    const isLate = name === 'TimeoutError' || name === 'AbortError';
    throw new FeedFailure(
      isLate
        ? 'gave no complete answer in time'
        : `could not be read (${code})`,
    );
  }
}
