/** For documents that change only when the site is deployed; Vercel's cache keeps only what has `s-maxage`. */
export const documentCaching = (onVercel: boolean) => `public, max-age=3600${onVercel ? ', s-maxage=3600' : ''}`;

export type Lifetime = {
  /** How long the feed counts as fresh. */
  readonly revalidateSeconds: number;
  /** How much longer shared caches may serve a response while they revalidate (RFC 5861 §3). */
  readonly staleWhileRevalidateSeconds: number;
};

/** What a cache may do with a response that shows the feed, with `age` as its name for the time in which it counts as fresh. */
function lifetime(age: string, { revalidateSeconds, staleWhileRevalidateSeconds }: Lifetime): string {
  const [fresh, stale] = [revalidateSeconds, staleWhileRevalidateSeconds].map((one) => Math.max(1, Math.floor(one)));
  return `${age}=${fresh}, stale-while-revalidate=${stale}`;
}

/**
 * For everything that shows the feed: browsers revalidate each time (and usually get 304); shared caches may serve it
 * while the feed counts as fresh, and stale while they revalidate.
 */
export const liveCaching = (feed: Lifetime): string => `public, max-age=0, ${lifetime('s-maxage', feed)}`;

/** The header that only Vercel's cache reads. It takes precedence over the `Cache-Control` that Next gives to pages. */
export const PLATFORM_CACHING = 'Vercel-CDN-Cache-Control';

/** {@link liveCaching} as a value of {@link PLATFORM_CACHING}. */
export const platformCaching = (feed: Lifetime): string => lifetime('max-age', feed);
