import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the value of an `Authorization` header is the operator's token (RFC 6750 §2.1), compared in constant time. */
export function hasOperatorToken(authorization: string | null | undefined, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(shown), digest(token));
}
