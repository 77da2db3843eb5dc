import { NONE } from '../config/environment.ts';
import { decodeText } from './decode-text.ts';
import { FeedFailure } from './feed-content.ts';
import { type FeedSource, type FetchedPage, fetchPage } from './fetch-page.ts';
import type { Pace } from './pace.ts';
import { type Body, parseBody } from './parse-body.ts';
import { nextLink, nextUrl } from './sources/next-page.ts';
import {
  type Format,
  formatOf,
  namedFormat,
  sources,
} from './sources/sources.ts';

/** The pages of a feed, each with the address of the next one. */
export type FeedPages = {
  readonly format: Format;
  readonly pages: readonly (FetchedPage & { readonly next: URL | null })[];
};

type Limits = {
  readonly feed: FeedSource;
  readonly maxPages: number;
  readonly pagesSeconds: number;
  readonly pace: Pace;
  /** What was parsed in this reading, by the bytes. */
  readonly bodies: Map<Buffer, Body>;
};

/** Decodes and parses a page, in steps, once in a reading. */
export async function bodyOf(
  { bytes, charset }: FetchedPage,
  { feed, pace, bodies }: Pick<Limits, 'feed' | 'pace' | 'bodies'>,
): Promise<Body> {
  pace.resume();
  const text = bodies.has(bytes) ? '' : await decodeText(bytes, charset, pace);
  const body = bodies.get(bytes) ?? (await parseBody(text, feed.columns, pace));
  bodies.set(bytes, body);
  return body;
}

const areSame = (page: FetchedPage, other: FetchedPage) =>
  page.url.href === other.url.href &&
  page.link === other.link &&
  page.charset === other.charset &&
  page.bytes.equals(other.bytes);

/**
 * Fetches all pages of a feed in order, within limits on bytes and time for all
 * of them together. Those that are as they were, byte for byte, are not
 * decoded; if all are, the result is the last one itself.
 */
export async function fetchPages(
  limits: Limits,
  last: FeedPages | null,
): Promise<FeedPages> {
  const { feed, maxPages, pagesSeconds } = limits;
  const deadline = performance.now() + pagesSeconds * 1000;
  const pages: FeedPages['pages'][number][] = [];
  const seen = new Set<string>();
  let bytesLeft = feed.maxBytes;
  let format = namedFormat(feed);
  let isUnchanged = last !== null;
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
    const page = await fetchPage({ ...feed, url, maxBytes: bytesLeft });
    bytesLeft -= page.bytes.byteLength;
    const known = last?.pages[pages.length];
    if (last !== null && known !== undefined && areSame(page, known)) {
      format ??= last.format;
      pages.push(known);
      url = known.next;
      continue;
    }
    isUnchanged = false;
    const body = await bodyOf(page, limits);
    format ??= formatOf(body);
    const stated = sources[format].next?.(body.value, page.url.href);
    url = nextUrl(stated ?? nextLink(page.link), page.url, feed.url.origin);
    pages.push({ ...page, next: url });
  }
  return last !== null && isUnchanged && pages.length === last.pages.length
    ? last
    : { format: format ?? NONE, pages };
}
