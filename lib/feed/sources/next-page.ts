import { FeedFailure } from '../feed-content.ts';
import { type Fields, line, objects } from './fields.ts';

/**
 * The address of the next page by the fields of a page and its address; nothing
 * if the page names none.
 */
export type NextPage = (fields: Fields, url: string) => unknown;

/** The address of a page with another value of one parameter. */
export function withParameter(page: string, name: string, value: string) {
  const url = new URL(page);
  url.searchParams.set(name, value);
  return url.href;
}

/**
 * The next page of a list that is read by offset, in the parameter with the
 * name of its field: it starts where this one ends, unless that is the total.
 */
export const nextFrom =
  (list: string, offset: string, total: string): NextPage =>
  (fields, page) => {
    const count = objects(fields[list]).length;
    const end = Number(line(fields[offset]) ?? 0) + count;
    return (
      count > 0 &&
      end < Number(line(fields[total])) &&
      withParameter(page, offset, `${end}`)
    );
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
  page: string,
  origin: string,
): URL | null {
  if (!address) return null;
  // Whatever it means, the list may continue, so it must not end here.
  if (
    typeof address !== 'string' ||
    page.startsWith('file:') ||
    !URL.canParse(address, page)
  )
    throw new FeedFailure('the address of the next page can’t be followed');
  const next = new URL(address, page);
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin)
    throw new FeedFailure('the next page is on another origin');
  return next;
}
