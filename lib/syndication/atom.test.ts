import { describe, expect, it } from 'vitest';
import { escapeXml } from './atom.ts';

describe('escapeXml', () => {
  it.each([
    [
      'markup',
      '<script>&amp;</script>',
      '&lt;script&gt;&amp;amp;&lt;/script&gt;',
    ],
    ['the end of a CDATA section', ']]>', ']]&gt;'],
    ['quotes', `"'`, '&quot;&apos;'],
    [
      'a carriage return, which a parser would turn into a line feed',
      'a\r\nb',
      'a\nb',
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
