import { FeedFailure } from '../feed-content.ts';
import { at, fieldsOf } from './fields.ts';

/**
 * The address of the next page by the body of a page and its address; absent if
 * the body names none.
 */
export type NextPage = (body: unknown, url: string) => unknown;

/** What is in a field. */
export function nextIn(path: string): NextPage {
  return (body) => at(body, path) || undefined;
}

/**
 * The next page of a list that is read by offset, in a parameter with the name
 * of its field: it starts where this one ends.
 */
export const nextFrom =
  (list: string, offset: string): NextPage =>
  (body, page) => {
    const {
      [list]: entries,
      [offset]: from,
      total,
      totalFound: all = total,
    } = fieldsOf(body);
    const count = Array.isArray(entries) ? entries.length : 0;
    const end = (typeof from === 'number' ? from : 0) + count;
    const isMore = count > 0 && typeof all === 'number' && end < all;
    // Airtable gives the start of its next page, and no total.
    const next =
      typeof from === 'string' && all === undefined
        ? from
        : isMore && String(end);
    if (!next) return undefined;
    const url = new URL(page);
    url.searchParams.set(offset, next);
    return url.href;
  };

/**
 * The address of the next page in a `Link` header (RFC 8288), as it is written.
 */
export function nextLink(field: string): string | undefined {
  for (const link of field.split(/,(?=\s*<)/)) {
    // Relation types are case-insensitive, and one `rel` may hold several; only
    // the first counts (RFC 8288 §3.3).
    const [, address, rel = ''] =
      /^\s*<([^<>]*)>.*?;\s*rel\s*=\s*"?([^";]*)/i.exec(link) ?? [];
    if (rel.toLowerCase().split(/\s+/).includes('next')) return address;
  }
  return undefined;
}

/**
 * Where the stated address of a next page leads; `null` without one. Throws
 * {@link FeedFailure} if it can’t be followed.
 */
export function nextUrl(
  stated: unknown,
  page: URL,
  origin: string,
): URL | null {
  if (stated === undefined) return null;
  // Whatever it means, the list may continue, so it must not end here.
  if (typeof stated !== 'string')
    throw new FeedFailure('"next" is not an address');
  const next = URL.canParse(stated, page) ? new URL(stated, page) : null;
  if (next === null || page.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin)
    throw new FeedFailure('the next page is on another origin');
  return next;
}
