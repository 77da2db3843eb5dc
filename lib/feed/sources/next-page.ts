import { FeedFailure } from '../feed-content.ts';
import { at, fieldsOf, line } from './fields.ts';

/** The address of the next page from the body of a page and its address; `null` if there is none, absent if it does not say. */
export type NextPage = (body: unknown, url: string) => string | null | undefined;

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

/** The address in a field. */
export const nextIn =
  (path: string): NextPage =>
  (body) =>
    line(at(body, path)) ?? null;

/** The next page of a list that is read by offset, in a parameter with the name of its field: it starts where this one ends. */
export const nextOffset =
  (list: string, offset: string, total: string): NextPage =>
  (body, url) => {
    const { [list]: entries, [offset]: from, [total]: all } = fieldsOf(body);
    const count = Array.isArray(entries) ? entries.length : 0;
    const end = (typeof from === 'number' ? from : 0) + count;
    return count > 0 && typeof all === 'number' && end < all ? withParameter(url, offset, String(end)) : null;
  };

/** Airtable gives the start of its next page. */
export const nextOfTable: NextPage = (body, url) => {
  const { offset } = fieldsOf(body);
  return typeof offset === 'string' ? withParameter(url, 'offset', offset) : undefined;
};

/** Our own format has an address in `next`. */
export const nextOfOwnFormat: NextPage = (body) => {
  const { next } = fieldsOf(body);
  // Whatever else it means, the list may continue, so it must not end here.
  if (next && typeof next !== 'string') throw new FeedFailure('"next" is not an address');
  return next === undefined ? undefined : (line(next) ?? null);
};
