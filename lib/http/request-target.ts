import { LONGEST_ADDRESS } from './limits.ts';
import { ADDRESS_TOO_LONG, BAD_ADDRESS, type Problem } from './problem.ts';

// Also reserved by RFC 3986 §2.2; in plain text and markdown, brackets and
// stars could end or change an address.
const RESERVED = /[!'()*]/g;

/**
 * Percent-encodes one segment of a path, in the canonical form of this site's
 * addresses.
 */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(
    RESERVED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
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
 * The canonical form of a path: without dot segments, empty segments and
 * backslashes, and with escapes only where they are needed, in upper case (RFC
 * 3986 §6.2.2). `null` if the path is invalid: a character that must be escaped
 * is not, or an escape is malformed or not UTF-8.
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
   * An address with its canonical path; `query` starts with a question mark or
   * is empty. Unless the request had it in this form (`isCanonical`), GET and
   * HEAD are redirected to it. Other methods are not, because a preflight
   * request must not be (Fetch standard, CORS-preflight fetch).
   */
  | {
      readonly path: string;
      readonly query: string;
      readonly isCanonical: boolean;
    }
  /** Why it is refused: it is malformed, or too long (RFC 9110 §15.5.15). */
  | { readonly problem: Problem };

// RFC 9112 §3.2.2: servers must accept the absolute form. The host in it is not
// trusted.
const ORIGIN = /^https?:\/\/[^/\\?#]*(?=[/\\])/i;

/**
 * Parses a request target (RFC 9112 §3.2). Only its path is made canonical; the
 * query is kept as it is.
 */
export function parseTarget(target: string): RequestTarget {
  if (target.length > LONGEST_ADDRESS) return { problem: ADDRESS_TOO_LONG };
  const originForm = target.replace(ORIGIN, '');
  if (!/^[/\\]/.test(originForm)) return { problem: BAD_ADDRESS };
  // A fragment is no part of a request target.
  const [address = ''] = originForm.split('#', 1);
  const [rawPath = ''] = address.split('?', 1);
  const query = address.slice(rawPath.length);
  const path = canonicalPath(rawPath);
  if (path === null) return { problem: BAD_ADDRESS };
  const isCanonical = path === rawPath && address === originForm;
  return { path, query, isCanonical };
}
