import { cutText } from '@/lib/cut-text.ts';

// What the bundled font of next/og has glyphs for. For any other character it would ask a server on the network.
const DRAWABLE =
  /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u0113\u0116-\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u017E\u0400-\u045F–—‘’‚“”„•…‰‹›€→]/u;

/** Text with only the characters that can be drawn; a letter whose accents can't be keeps its base. At most `most` long. */
export function drawableText(text: string, most: number): string {
  const drawable = [...text.normalize('NFC')]
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
