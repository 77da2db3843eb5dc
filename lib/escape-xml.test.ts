import { describe, expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

describe('escapeXml', () => {
  it.each([
    ['markup', '<script>&amp;</script>', '&#60;script&#62;&#38;amp;&#60;/script&#62;'],
    ['the end of a section', ']]>', ']]&#62;'],
    ['quotes', `"'`, '&#34;&#39;'],
    ['a carriage return, which a parser would make a line feed', 'a\r\nb', 'a&#13;\nb'],
    ['characters that XML 1.0 has no place for', 'a\u0000\u0008\uFFFE\uD800b', 'ab'],
    ['characters beyond the first plane (control)', '\u{1F680}漢', '\u{1F680}漢'],
  ])('%s is text, in an element and in an attribute', (_title, text, expected) => {
    expect(escapeXml(text)).toBe(expected);
  });
});
