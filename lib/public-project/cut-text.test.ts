import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText()', () => {
  it.each([
    ['nothing off a text that is short enough', 'four', 4, 'four'],
    ['between words', 'one two three', 9, 'one two…'],
    ['a word that is longer than half', 'a bcdefghijklmnop', 10, 'a bcdefgh…'],
    [
      'Japanese, which has no spaces',
      '東京の鉄道網を再構築',
      8,
      '東京の鉄道網を…',
    ],
    [
      'inside a word that is longer than the limit',
      'x'.repeat(10_000),
      4,
      'xxx…',
    ],
  ])('cuts %s', (_title, text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });

  it('is never longer than the limit, never splits a character, and is a prefix of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 80 }),
        (text, most) => {
          const cut = cutText(text, most);
          expect(cut.length).toBeLessThanOrEqual(most);
          const kept = cut === text ? text : cut.slice(0, -1);
          expect([...text].slice(0, [...kept].length).join('')).toBe(kept);
        },
      ),
    );
  });
});
