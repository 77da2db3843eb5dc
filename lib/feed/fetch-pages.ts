import { type Conditions, FeedFailure, type KnownPage, type LoadLimits } from './feed-request.ts';
import { type FeedSource, fetchPage, type Page } from './fetch-page.ts';

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
 * Fetches all pages of an upstream in order, from that of the source, and gives what is known of them for the next time;
 * `null` if none of those that are known has changed since then. `maxBytes` applies to all of them together. Throws
 * {@link FeedFailure} if a page can't be fetched or taken in.
 */
export async function fetchPages(
  source: FeedSource & Pick<LoadLimits, 'maxPages'>,
  known: readonly KnownPage[],
  take: TakePage,
): Promise<readonly KnownPage[] | null> {
  let bytesLeft = source.maxBytes;

  async function fetchWithin(address: string, conditions?: Conditions): Promise<Page | null> {
    const page = await fetchPage({ ...source, url: new URL(address) }, conditions);
    bytesLeft -= page?.bytes ?? 0;
    if (bytesLeft < 0) throw new FeedFailure(`the pages together are larger than ${source.maxBytes} bytes`);
    return page;
  }

  const fetched = new Map<string, Page>();
  for (const { address, conditions } of known) {
    const page = await fetchWithin(address, conditions);
    if (page === null) continue;
    // The whole list is read again, because the others have to be taken in too.
    fetched.set(address, page);
    break;
  }
  if (known.length > 0 && fetched.size === 0) return null;

  const pages = new Map<string, KnownPage>();
  for (let address: string | null = source.url.href; address !== null; ) {
    if (pages.has(address)) throw new FeedFailure('the pages go round in a circle');
    if (pages.size === source.maxPages) throw new FeedFailure(`there are more than ${source.maxPages} pages`);
    const page: Page | null = fetched.get(address) ?? (await fetchWithin(address));
    if (page === null) throw new Error('expected a page, because the request had no conditions');
    const stated = await take(page.text, page.url);
    pages.set(address, { address, conditions: page.conditions });
    // The body takes precedence over the header, because a transform may know better.
    address = nextAddress(stated === undefined ? page.next : stated, page.url, source.url.origin);
  }
  return [...pages.values()];
}
