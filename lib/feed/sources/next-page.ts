import { FeedFailure } from '../feed-content.ts';
import { at, fieldsOf } from './postings.ts';

/** The address of the next page by the body of a page and its address; absent if the body names none. */
export type NextPage = (body: unknown, url: string) => string | undefined;

/** The address in a field. */
export const nextIn =
  (path: string): NextPage =>
  (body) => {
    const next = at(body, path) || undefined;
    if (next === undefined || typeof next === 'string') return next;
    // Whatever it means, the list may continue, so it must not end here.
    throw new FeedFailure(`"${path}" is not an address`);
  };

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

/** The next page of a list that is read by offset, in a parameter with the name of its field: it starts where this one ends. */
export const nextOffset =
  (list: string, offset: string, total: string): NextPage =>
  (body, url) => {
    const { [list]: entries, [offset]: from, [total]: all } = fieldsOf(body);
    const count = Array.isArray(entries) ? entries.length : 0;
    const end = (typeof from === 'number' ? from : 0) + count;
    return count > 0 && typeof all === 'number' && end < all ? withParameter(url, offset, String(end)) : undefined;
  };

/** Airtable gives the start of its next page. */
export const nextOfTable: NextPage = (body, url) => {
  const { offset } = fieldsOf(body);
  return typeof offset === 'string' ? withParameter(url, 'offset', offset) : undefined;
};

/** The address of the next page in a `Link` header (RFC 8288), as it is written. */
export function nextLink(field: string): string | undefined {
  for (const link of field.split(/,(?=\s*<)/)) {
    // Relation types are case-insensitive, and one `rel` may hold several; only the first counts (RFC 8288 §3.3).
    const [, address, rel = ''] = /^\s*<([^<>]*)>.*?;\s*rel\s*=\s*"?([^";]*)/i.exec(link) ?? [];
    if (rel.toLowerCase().split(/\s+/).includes('next')) return address;
  }
  return undefined;
}

/** Where an address of a next page leads; `null` without one. Throws {@link FeedFailure} if it can’t be followed. */
export function nextUrl(address: string | undefined, page: URL, origin: string): URL | null {
  if (address === undefined) return null;
  const next = URL.canParse(address, page) ? new URL(address, page) : null;
  if (next === null || page.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin) throw new FeedFailure('the next page is on another origin');
  return next;
}
