import { describe, expect, it } from 'vitest';
import { escapeXml } from './atom.ts';

describe('escapeXml', () => {
  it.each([
    [
      'markup',
      '<script>&amp;</script>',
      '&#60;script&#62;&#38;amp;&#60;/script&#62;',
    ],
    ['the end of a CDATA section', ']]>', ']]&#62;'],
    ['quotes', `"'`, '&#34;&#39;'],
    [
      'a carriage return, which a parser would turn into a line feed',
      'a\r\nb',
      'a&#13;\nb',
    ],
    [
      'characters that XML 1.0 does not allow',
      'a\u0000\u0008\uFFFE\uD800b',
      'ab',
    ],
    [
      'characters outside the basic plane (control)',
      '\u{1F680}漢',
      '\u{1F680}漢',
    ],
  ])(
    'makes %s safe, in elements and in attributes',
    (_title, text, expected) => {
      expect(escapeXml(text)).toBe(expected);
    },
  );
});
