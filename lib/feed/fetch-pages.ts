import { FeedFailure } from './feed-content.ts';
import { type FeedSource, fetchPage, type Page } from './fetch-page.ts';

export type PageLimits = {
  readonly maxPages: number;
  /** For fetching all pages together. */
  readonly pagesSeconds: number;
};

/** The address of the next page in a `Link` header (RFC 8288), as it is written; `null` if there is none. */
export function nextLink(field: string): string | null {
  for (const link of field.split(/,(?=\s*<)/)) {
    const [, address = '', parameters = ''] = /^\s*<([^<>]*)>(.*)$/.exec(link) ?? [];
    // Relation types are case-insensitive, and one `rel` may hold several; only the first counts (RFC 8288 §3.3).
    const rel = parameters.split(';').find((parameter) => /^\s*rel\s*=/i.test(parameter)) ?? '';
    if (/[\s="]next(?:[\s"]|$)/i.test(rel)) return address.trim();
  }
  return null;
}

function nextAddress(address: string | null, url: URL, origin: string): URL | null {
  if (address === null) return null;
  const next = URL.canParse(address, url) ? new URL(address, url) : null;
  if (next === null || url.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin) throw new FeedFailure('the next page is on another origin');
  next.hash = '';
  return next;
}

/**
 * Fetches all pages of an upstream in order, from that of the source. `take` gets each, and gives what its body says about the next
 * one: nothing (`undefined`), none (`null`), or its address. `maxBytes` applies to all of them together. Throws {@link FeedFailure}.
 */
export async function fetchPages(
  source: FeedSource & PageLimits,
  take: (page: Page) => Promise<string | null | undefined>,
) {
  const { maxPages, pagesSeconds } = source;
  const seen = new Set<string>();
  let bytesLeft = source.maxBytes;
  const deadline = performance.now() + pagesSeconds * 1000;
  for (let url: URL | null = source.url; url !== null; ) {
    if (seen.has(url.href)) throw new FeedFailure('the pages go round in a circle');
    if (performance.now() > deadline) throw new FeedFailure(`the pages took longer than ${pagesSeconds} seconds`);
    if (seen.size === maxPages) throw new FeedFailure(`there are more than ${maxPages} pages`);
    seen.add(url.href);
    const page: Page = await fetchPage({ ...source, url, maxBytes: bytesLeft });
    bytesLeft -= page.bytes;
    const stated = await take(page);
    // The body takes precedence over the header, because the source knows its system.
    url = nextAddress(stated === undefined ? nextLink(page.link) : stated, page.url, source.url.origin);
  }
}
