import { canonicalPath } from './canonical-path.ts';
import { LONGEST_ADDRESS } from './limits.ts';

/** What a request line asks for. */
export type RequestTarget =
  /** An address in its one spelling; `query` starts with a question mark or is empty. */
  | { readonly kind: 'canonical'; readonly path: string; readonly query: string }
  /** Another spelling of the address at `location`, a path of this site. */
  | { readonly kind: 'misspelt'; readonly location: string }
  | { readonly kind: 'malformed' }
  /** An address of more than {@link LONGEST_ADDRESS} characters (RFC 9110 §15.5.15). */
  | { readonly kind: 'too long' };

// RFC 9112 §3.2.2: servers must accept the absolute form. The host in it is not trusted.
const ORIGIN = /^https?:\/\/[^/\\?#]*/i;

/**
 * Parses a request target (RFC 9112 §3.2). Only the path has one spelling. A query is read by its parameters, and those that a
 * page doesn't read make no difference.
 */
export function parseTarget(target: string): RequestTarget {
  if (target.length > LONGEST_ADDRESS) return { kind: 'too long' };
  const withoutOrigin = target.replace(ORIGIN, '');
  const originForm = ORIGIN.test(target) && !withoutOrigin.startsWith('/') ? `/${withoutOrigin}` : withoutOrigin;
  if (!/^[/\\]/.test(originForm)) return { kind: 'malformed' };
  // A fragment is no part of a request target.
  const [address = ''] = originForm.split('#', 1);
  const [given = ''] = address.split('?', 1);
  const query = address.slice(given.length);
  const path = canonicalPath(given);
  if (path === null) return { kind: 'malformed' };
  if (path === given && address === originForm) return { kind: 'canonical', path, query };
  return { kind: 'misspelt', location: `${path}${query}` };
}
