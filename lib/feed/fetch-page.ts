import { constants, open } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { bytesWithin } from '../http/read-body.ts';
import { within } from '../http/within.ts';
import { FeedFailure } from './feed-content.ts';

/** A page as it was sent, where it was found, and its header `Link`. */
export type FetchedPage = Readonly<Awaited<ReturnType<typeof fetchPage>>>;

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
  const hasKey = token || Object.keys(headers).length > 0;
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
    // Firewalls in front of some upstreams refuse requests without a name.
    'user-agent': 'consulting-site',
    ...(source.token && { authorization: `Bearer ${source.token}` }),
    ...source.headers,
  };
  let { url } = source;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const { status, headers, body } = await fetch(url, {
      signal,
      headers: sent,
      redirect: 'manual',
      cache: 'no-store',
    });
    if (status === 200 && body) {
      const type = headers.get('content-type') ?? '';
      const [, charset = ''] = /charset="?([\w-]+)/i.exec(type) ?? [];
      return {
        body,
        charset,
        url: url.href,
        link: headers.get('link') ?? '',
      };
    }
    await body?.cancel();
    const location = headers.get('location');
    if (status < 300 || status > 399 || !location)
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
    url: url.href,
    link: '',
  };
}

/**
 * Fetches one page of a feed, or reads a file, within its limits on time, body
 * included, and size. Throws {@link FeedFailure}.
 */
export async function fetchPage(source: FeedSource) {
  const openPage = source.url.protocol === 'file:' ? openFile : openHttp;
  try {
    return await within(
      Math.ceil(source.timeoutSeconds * 1_000),
      async ({ signal }) => {
        const { body, ...where } = await openPage(source, signal);
        // Counted after decompression, to limit decompression bombs.
        const bytes = await bytesWithin(body, source.maxBytes);
        if (!bytes)
          throw new FeedFailure(
            'the feed is larger than PROJECTS_FEED_MAX_BYTES',
          );
        return { ...where, bytes };
      },
    );
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    const { name, cause = error } = error as Error;
    if (name === 'TimeoutError' || name === 'AbortError')
      throw new FeedFailure('gave no complete answer in time');
    const { code = name } = cause as NodeJS.ErrnoException;
    throw new FeedFailure(`could not be read (${code})`);
  }
}
