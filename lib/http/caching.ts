/** For documents that change only when the site is deployed. */
export const DOCUMENT_CACHING = 'public, max-age=3600';

/**
 * For everything that shows the feed: browsers revalidate each time (and usually get 304); shared caches may serve it
 * while the feed counts as fresh, and for as long again while they revalidate (RFC 5861 §3).
 */
export function liveCaching(revalidateSeconds: number): string {
  const seconds = Math.max(1, Math.floor(revalidateSeconds));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
}
