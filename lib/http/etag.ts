import { createHash } from 'node:crypto';

/** The strong entity tag (RFC 9110 §8.8.3) for these exact bytes. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether `If-None-Match` matches this entity tag, so that the response is 304.
 * RFC 9110 §13.1.2: a list or `*`, with weak comparison. `includes` is enough for a list, because a tag contains its quotes.
 */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag);
}
