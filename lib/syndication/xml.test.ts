import { describe, expect, it } from 'vitest';
import { element, xmlDocument } from './xml.ts';

describe('element', () => {
  it.each([
    ['markup', '<script>&amp;</script>', '&#60;script&#62;&#38;amp;&#60;/script&#62;'],
    ['the end of a section', ']]>', ']]&#62;'],
    ['quotes', `"'`, '&#34;&#39;'],
    ['a carriage return, which a parser would make a line feed', 'a\r\nb', 'a&#13;\nb'],
    ['characters that XML 1.0 has no place for', 'a\u0000\u0008\uFFFE\uD800b', 'ab'],
    ['characters beyond the first plane (control)', '\u{1F680}漢', '\u{1F680}漢'],
  ])('%s is text, in an element and in an attribute', (_title, text, expected) => {
    expect(element('a', { b: text }, text).xml).toBe(`<a b="${expected}">${expected}</a>`);
  });

  it('elements stay elements (control)', () => {
    expect(xmlDocument(element('a', {}, element('b', {}), 'c'))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a><b/>c</a>\n',
    );
  });
});
