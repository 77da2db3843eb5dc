// What XML 1.0 §2.2 has no place for, not even as a reference.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Any text as the text of an XML element or the value of an attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
