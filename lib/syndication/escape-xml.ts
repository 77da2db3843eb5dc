// Characters XML 1.0 §2.2 does not allow, not even as character references.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes a text for use as element content or an attribute value in XML. It leaves out what XML forbids, and writes
 * markup and carriage returns, which a parser would turn into line feeds, as character references. No library does that:
 * feedsmith 3 and xast-util-to-xml 4 both keep characters with which a document is not well-formed.
 */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
