// Also reserved by RFC 3986 §2.2; in plain text and markdown, brackets and stars could end or change an address.
const RESERVED = /[!'()*]/g;

/** Encodes one segment of a path. Every segment of this site's addresses is spelled as this function spells it. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(RESERVED, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Decodes percent-encoded text; `null` if it is not valid UTF-8 (RFC 3986 §2.5). */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The one spelling of a path: without dot segments, empty segments and backslashes, and with escapes only where they are
 * needed, in upper case (RFC 3986 §6.2.2). `null` if it is no valid path: it has an octet that must be escaped and can't
 * be read as UTF-8, or an escape that is malformed.
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
