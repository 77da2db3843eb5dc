import { FeedFailure } from '../feed-content.ts';
import { at, fieldsOf } from './fields.ts';

/**
 * The address of the next page by the body of a page and its address; absent if
 * the body names none.
 */
export type NextPage = (body: unknown, url: string) => unknown;

/** What is in a field. */
export const nextIn =
  (path: string): NextPage =>
  (body) =>
    at(body, path) || undefined;

/**
 * The next page of a list that is read by offset, in a parameter with the name
 * of its field: it starts where this one ends, or as the field says in words.
 */
export const nextFrom =
  (list: string, parameter: string): NextPage =>
  (body, page) => {
    const fields = fieldsOf(body);
    const entries = fields[list];
    const offset = fields[parameter];
    const total = fields.totalFound ?? fields.total;
    const count = Array.isArray(entries) ? entries.length : 0;
    const end = (typeof offset === 'number' ? offset : 0) + count;
    const isLast = count === 0 || typeof total !== 'number' || end >= total;
    // Airtable has no total.
    const isMark = typeof offset === 'string' && total === undefined;
    if (isLast && !isMark) return undefined;
    const url = new URL(page);
    url.searchParams.set(parameter, isMark ? offset : `${end}`);
    return url.href;
  };

/**
 * The address of the next page in a `Link` header (RFC 8288), as it is written.
 */
export function nextLink(header: string): string | undefined {
  for (const link of header.split(/,(?=\s*<)/)) {
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
  address: unknown,
  page: URL,
  origin: string,
): URL | null {
  if (address === undefined) return null;
  // Whatever it means, the list may continue, so it must not end here.
  if (typeof address !== 'string')
    throw new FeedFailure('"next" is not an address');
  if (page.protocol === 'file:' || !URL.canParse(address, page))
    throw new FeedFailure('the address of the next page can’t be followed');
  const next = new URL(address, page);
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin)
    throw new FeedFailure('the next page is on another origin');
  return next;
}
