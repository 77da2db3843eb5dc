import { cutText } from '../public-project/cut-text.ts';

// The characters in the bundled font of next/og. For any other character it would download a font.
const DRAWABLE =
  /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u0113\u0116-\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u017E\u0400-\u045F–—‘’‚“”„•…‰‹›€→]/u;

// A text may begin with characters that can’t be drawn, so more of it is examined than is needed: this many times as much.
const READ_AHEAD = 10;

/** Keeps only characters that can be drawn; letters with other accents lose them. At most `most` characters. */
export function drawableText(text: string, most: number): string {
  const drawable = [...text.slice(0, READ_AHEAD * most).normalize('NFC')]
    .map((character) => {
      if (DRAWABLE.test(character)) return character;
      const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...base].every((part) => DRAWABLE.test(part)) ? base : ' ';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(drawable, most);
}
