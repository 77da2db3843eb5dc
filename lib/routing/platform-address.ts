import { randomUUID } from 'node:crypto';
import { assignmentIdOf, sharedPages } from '../addresses.ts';

/** The query parameter of an address that is requested only once. */
export const ONCE = 'once';

type Routed = {
  /** Path and query of the request. */
  readonly path: string;
  readonly search: string;
  /** The canonical address of the requested page. */
  readonly page: string;
  /** Where the request goes instead of to its own path. */
  readonly rewrite?: string | undefined;
  readonly isCacheable: boolean;
};

/** Whether a header rule tells Vercel's cache to keep what is requested at this path. */
export const isCachedByRule = (path: string): boolean =>
  assignmentIdOf(path) !== null || sharedPages.some((page) => page.path === path);

/**
 * The address to which a page is routed on Vercel, or `undefined` for its own. A header rule there knows only the path of
 * a request, not what the page turned out to be, and the cache stores by the address that the request was routed to. So
 * what may be kept goes to its canonical address, and a 404 or an outage to one that nobody requests again.
 */
export function platformAddress({ path, search, page, rewrite, isCacheable }: Routed): string | undefined {
  if (!isCachedByRule(path)) return rewrite && `${rewrite}${search}`;
  if (isCacheable) {
    const [, query] = page.split('?');
    const routed = rewrite === undefined ? page : `${rewrite}${query === undefined ? '' : `?${query}`}`;
    return routed === `${path}${search}` ? undefined : routed;
  }
  const query = new URLSearchParams(search);
  query.set(ONCE, randomUUID());
  return `${rewrite ?? path}?${query}`;
}
