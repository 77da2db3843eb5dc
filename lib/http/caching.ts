/** For documents that change only when the site is deployed; Vercel's cache keeps only what has `s-maxage`. */
export const documentCaching = (onVercel: boolean) => `public, max-age=3600${onVercel ? ', s-maxage=3600' : ''}`;

export type Lifetime = {
  /** How long the feed counts as fresh. */
  readonly revalidateSeconds: number;
  /** How much longer shared caches may serve a response while they revalidate (RFC 5861 §3). */
  readonly staleWhileRevalidateSeconds: number;
};

const wholeSeconds = (seconds: number) => Math.max(1, Math.floor(seconds));

/** {@link liveCaching} as a value of {@link PLATFORM_CACHING}. */
export const platformCaching = ({ revalidateSeconds: fresh, staleWhileRevalidateSeconds: stale }: Lifetime): string =>
  `max-age=${wholeSeconds(fresh)}, stale-while-revalidate=${wholeSeconds(stale)}`;

/**
 * For everything that shows the feed: browsers revalidate each time (and usually get 304); shared caches may serve it
 * while the feed counts as fresh, and stale while they revalidate.
 */
export const liveCaching = (lifetime: Lifetime): string => `public, max-age=0, s-${platformCaching(lifetime)}`;

/** The header that only Vercel's cache reads. It takes precedence over the `Cache-Control` that Next gives to pages. */
export const PLATFORM_CACHING = 'Vercel-CDN-Cache-Control';
