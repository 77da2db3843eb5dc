/** For documents that change only when the site is deployed. */
const DOCUMENT_CACHING = 'public, max-age=3600';

/** {@link DOCUMENT_CACHING}; for Vercel's cache too, which keeps only what has `s-maxage` and is new with each deployment. */
export function documentCaching(onVercel: boolean): string {
  return onVercel ? `${DOCUMENT_CACHING}, s-maxage=3600` : DOCUMENT_CACHING;
}

export type Lifetime = {
  /** How long the feed counts as fresh. */
  readonly revalidateSeconds: number;
  /** How much longer shared caches may serve a response while they revalidate (RFC 5861 §3). */
  readonly staleWhileRevalidateSeconds: number;
};

const wholeSeconds = (seconds: number) => Math.max(1, Math.floor(seconds));

/**
 * For everything that shows the feed: browsers revalidate each time (and usually get 304); shared caches may serve it
 * while the feed counts as fresh, and stale while they revalidate.
 */
export function liveCaching({ revalidateSeconds: fresh, staleWhileRevalidateSeconds: stale }: Lifetime): string {
  return `public, max-age=0, s-maxage=${wholeSeconds(fresh)}, stale-while-revalidate=${wholeSeconds(stale)}`;
}

/** The header that only Vercel's cache reads. It takes precedence over the `Cache-Control` that Next gives to pages. */
export const PLATFORM_CACHING = 'Vercel-CDN-Cache-Control';

/** {@link liveCaching} as a value of {@link PLATFORM_CACHING}. */
export function platformCaching({ revalidateSeconds: fresh, staleWhileRevalidateSeconds: stale }: Lifetime): string {
  return `max-age=${wholeSeconds(fresh)}, stale-while-revalidate=${wholeSeconds(stale)}`;
}
