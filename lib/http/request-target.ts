import { LONGEST_ADDRESS } from './limits.ts';

// Also reserved by RFC 3986 §2.2; in plain text and markdown, brackets and
// stars could end or change an address.
const RESERVED = /[!'()*]/g;

/**
 * Encodes one segment of a path. Every segment of this site's addresses is
 * spelled as this function spells it.
 */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(
    RESERVED,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Decodes percent-encoded text; `null` if it is not valid UTF-8 (RFC 3986
 * §2.5).
 */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The one spelling of a path: without dot segments, empty segments and
 * backslashes, and with escapes only where they are needed, in upper case (RFC
 * 3986 §6.2.2). `null` if it is no valid path: it has an octet that must be
 * escaped and can't be read as UTF-8, or an escape that is malformed.
 */
export function canonicalPath(path: string): string | null {
  // RFC 3986 §2: an address consists of US-ASCII characters.
  if (/[^\x21-\x7e]/.test(path)) return null;
  const segments: string[] = [];
  // Browsers read a backslash as a slash (URL standard, path state).
  for (const segment of path.split(/[/\\]/)) {
    const text = decoded(segment);
    if (text === null) return null;
    if (text === '..') segments.pop();
    else if (text !== '' && text !== '.') segments.push(encodeSegment(text));
  }
  return `/${segments.join('/')}`;
}

/** What a request line asks for. */
type RequestTarget =
  /**
   * An address in its one spelling; `query` starts with a question mark or is
   * empty. If it `isMisspelt`, it was written otherwise: who reads is
   * redirected, and nobody else, because a preflight request may not be (Fetch
   * standard, CORS-preflight fetch).
   */
  | {
      readonly kind: 'address';
      readonly path: string;
      readonly query: string;
      readonly isMisspelt: boolean;
    }
  | { readonly kind: 'malformed' }
  /**
   * An address of more characters than are allowed (RFC 9110 §15.5.15).
   */
  | { readonly kind: 'too long' };

// RFC 9112 §3.2.2: servers must accept the absolute form. The host in it is not
// trusted.
const ORIGIN = /^https?:\/\/[^/\\?#]*/i;

/**
 * Parses a request target (RFC 9112 §3.2). Only the path has one spelling. A
 * query is read by its parameters, and those that a page doesn't read make no
 * difference.
 */
export function parseTarget(
  target: string,
  longest = LONGEST_ADDRESS,
): RequestTarget {
  if (target.length > longest) return { kind: 'too long' };
  const withoutOrigin = target.replace(ORIGIN, '');
  const originForm =
    ORIGIN.test(target) && !withoutOrigin.startsWith('/')
      ? `/${withoutOrigin}`
      : withoutOrigin;
  if (!/^[/\\]/.test(originForm)) return { kind: 'malformed' };
  // A fragment is no part of a request target.
  const [address = ''] = originForm.split('#', 1);
  const [given = ''] = address.split('?', 1);
  const query = address.slice(given.length);
  const path = canonicalPath(given);
  if (path === null) return { kind: 'malformed' };
  const isMisspelt = path !== given || address !== originForm;
  return { kind: 'address', path, query, isMisspelt };
}
