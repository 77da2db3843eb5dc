import { FeedFailure } from './feed-content.ts';
import { type Conditions, type FeedSource, fetchPage, type Page } from './fetch-page.ts';

/** Takes in the body of a page, and gives what it says about the next one: nothing (`undefined`), none (`null`), or its address. */
type TakePage = (text: string, url: URL) => Promise<string | null | undefined>;

function nextAddress(address: string | null, url: URL, origin: string): string | null {
  if (address === null) return null;
  const next = URL.canParse(address, url) ? new URL(address, url) : null;
  if (next === null || url.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin) throw new FeedFailure('the next page is on another origin');
  next.hash = '';
  return next.href;
}

/**
 * Fetches all pages of an upstream in order, from that of the source, and gives their number; `null` if the conditions say that
 * the only page has not changed. The next time may be conditional only if there is one page: of several, any may have gone.
 * `maxBytes` applies to all of them together. Throws {@link FeedFailure} if a page can't be fetched or taken in.
 */
export async function fetchPages(
  source: FeedSource & { readonly maxPages: number; readonly pagesSeconds: number },
  conditions: Conditions,
  take: TakePage,
): Promise<{ readonly pages: number; readonly conditions: Conditions } | null> {
  const seen = new Set<string>();
  let bytesLeft = source.maxBytes;
  let nextTime: Conditions = {};
  const deadline = performance.now() + source.pagesSeconds * 1000;
  for (let address: string | null = source.url.href; address !== null; ) {
    if (seen.has(address)) throw new FeedFailure('the pages go round in a circle');
    if (performance.now() > deadline)
      throw new FeedFailure(`the pages took longer than ${source.pagesSeconds} seconds`);
    if (seen.size === source.maxPages) throw new FeedFailure(`there are more than ${source.maxPages} pages`);
    const page: Page | null = await fetchPage({ ...source, url: new URL(address) }, seen.size === 0 ? conditions : {});
    if (page === null) return null;
    seen.add(address);
    bytesLeft -= page.bytes;
    if (bytesLeft < 0) throw new FeedFailure(`the pages together are larger than ${source.maxBytes} bytes`);
    const stated = await take(page.text, page.url);
    // The body takes precedence over the header, because the source knows its system.
    address = nextAddress(stated === undefined ? page.next : stated, page.url, source.url.origin);
    nextTime = address === null && seen.size === 1 ? page.conditions : {};
  }
  return { pages: seen.size, conditions: nextTime };
}
