/** For documents that change only with a deployment. */
export const DOCUMENT_CACHING = 'public, max-age=3600';

/**
 * For what shows the feed: a browser asks each time (and usually gets 304), a shared cache may answer for as long as
 * the feed counts as fresh, and once more as long while it asks for a new one (RFC 5861 §3).
 */
export function liveCaching(revalidateSeconds: number): string {
  const seconds = Math.max(1, Math.floor(revalidateSeconds));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
}
