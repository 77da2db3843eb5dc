import { decodeText } from './decode-text.ts';
import { FeedFailure } from './feed-content.ts';
import { type FeedSource, type FetchedPage, fetchPage } from './fetch-page.ts';
import type { Pace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { nextLink, nextUrl } from './sources/next-page.ts';
import {
  type Format,
  formatOf,
  namedFormat,
  sources,
} from './sources/sources.ts';

/**
 * A page of a feed, with the address of the next one, and what was parsed of it
 * in this reading.
 */
export type Page = FetchedPage & {
  readonly format: Format;
  readonly next: URL | null;
  body: unknown;
};

/** What a reading works with. */
export type Reading = {
  readonly feed: FeedSource;
  readonly maxPages: number;
  readonly pagesSeconds: number;
  readonly pace: Pace;
};

/** Decodes and parses a page, in steps. */
export async function bodyOf(
  { bytes, charset }: FetchedPage,
  { feed, pace }: Reading,
): Promise<unknown> {
  pace.resume();
  const text = await decodeText(bytes, charset, pace);
  return parseBody(text, feed.columns, pace);
}

const areSame = (page: FetchedPage, other: FetchedPage) =>
  page.url.href === other.url.href &&
  page.link === other.link &&
  page.charset === other.charset &&
  page.bytes.equals(other.bytes);

/**
 * Fetches all pages of a feed in order, within limits on bytes and time for all
 * of them together. A page that is as it was at the last reading, byte for
 * byte, is the one of that reading, and is not decoded.
 */
export async function fetchPages(
  reading: Reading,
  last: readonly Page[] = [],
): Promise<readonly Page[]> {
  const { feed, maxPages, pagesSeconds } = reading;
  const deadline = performance.now() + pagesSeconds * 1000;
  const pages: Page[] = [];
  const seen = new Set<string>();
  let maxBytes = feed.maxBytes;
  let format = namedFormat(feed);
  for (let url: URL | null = feed.url; url !== null; ) {
    if (seen.has(url.href))
      throw new FeedFailure('the pages go round in a circle');
    if (performance.now() > deadline)
      throw new FeedFailure(
        `the pages took longer than ${pagesSeconds} seconds`,
      );
    if (seen.size === maxPages)
      throw new FeedFailure(`there are more than ${maxPages} pages`);
    seen.add(url.href);
    const fetched = await fetchPage({ ...feed, url, maxBytes });
    maxBytes -= fetched.bytes.byteLength;
    let page = last[pages.length];
    if (page === undefined || !areSame(page, fetched)) {
      const body = await bodyOf(fetched, reading);
      format ??= formatOf(body);
      const address =
        sources[format].next?.(body, fetched.url.href) ??
        nextLink(fetched.link);
      const next = nextUrl(address, fetched.url, feed.url.origin);
      page = { ...fetched, format, next, body };
    }
    format = page.format;
    pages.push(page);
    url = page.next;
  }
  return pages;
}
