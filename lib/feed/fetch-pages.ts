import { isDeepStrictEqual } from 'node:util';
import { decodeText } from './decode-text.ts';
import { FeedFailure } from './feed-content.ts';
import { type FeedSource, type FetchedPage, fetchPage } from './fetch-page.ts';
import type { Pace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { fieldsOf } from './sources/fields.ts';
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
export type Page = {
  readonly fetched: FetchedPage;
  readonly format: Format;
  readonly next: URL | null;
  body: unknown;
};

/** Pages by the address at which each was asked for, in their order. */
export type Pages = ReadonlyMap<string, Page>;

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

/** Parses a page in a format, if it is known before. */
async function readPage(
  fetched: FetchedPage,
  named: Format | null,
  reading: Reading,
): Promise<Page> {
  const { url, link } = fetched;
  const body = await bodyOf(fetched, reading);
  const format = named ?? formatOf(body);
  const address = sources[format].next?.(fieldsOf(body), url) || nextLink(link);
  const next = nextUrl(address, url, reading.feed.url.origin);
  return { fetched, format, next, body };
}

/**
 * Fetches all pages of a feed in order, within limits on bytes and time for all
 * of them together. A page that is as it was at the last reading, byte for
 * byte, is the one of that reading, and is not decoded.
 */
export async function fetchPages(
  reading: Reading,
  last: Pages | undefined,
): Promise<Pages> {
  const { feed, maxPages, pagesSeconds } = reading;
  const deadline = performance.now() + pagesSeconds * 1000;
  const pages = new Map<string, Page>();
  let { maxBytes } = feed;
  let format = namedFormat(feed);
  for (let url: URL | null = feed.url; url; ) {
    const { href }: URL = url;
    const isLate = performance.now() > deadline;
    if (isLate || pages.has(href) || pages.size === maxPages)
      throw new FeedFailure('the pages are too many, or take too long');
    const fetched = await fetchPage({ ...feed, url, maxBytes });
    maxBytes -= fetched.bytes.byteLength;
    let page: Page | undefined = last?.get(href);
    if (!page || !isDeepStrictEqual(page.fetched, fetched))
      page = await readPage(fetched, format, reading);
    pages.set(href, page);
    ({ format, next: url } = page);
  }
  return pages;
}
