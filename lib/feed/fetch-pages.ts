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

type Page = FetchedPage & { readonly next: URL | null };

/** The pages of a feed, each with the address of the next one. */
export type FeedPages = {
  readonly format: Format;
  readonly pages: readonly Page[];
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
  const parsed = bodies.get(bytes);
  if (parsed !== undefined) return parsed;
  pace.resume();
  const text = await decodeText(bytes, charset, pace);
  const body = await parseBody(text, feed.columns, pace);
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
    const page = await fetchPage({ ...feed, url, maxBytes });
    maxBytes -= page.bytes.byteLength;
    const before = last?.pages[pages.length];
    if (last !== null && before !== undefined && areSame(page, before)) {
      format ??= last.format;
      pages.push(before);
    } else {
      const body = await bodyOf(page, limits);
      format ??= formatOf(body);
      const inBody = sources[format].next?.(body.value, page.url.href);
      const address = inBody ?? nextLink(page.link);
      pages.push({
        ...page,
        next: nextUrl(address, page.url, feed.url.origin),
      });
    }
    url = pages.at(-1)?.next ?? null;
  }
  const isUnchanged =
    last?.pages.length === pages.length &&
    pages.every((page, at) => page === last.pages[at]);
  return last !== null && isUnchanged
    ? last
    : { format: format ?? NONE, pages };
}
