import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const graphemesOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);

describe('cutText()', () => {
  it.each([
    ['nothing off a text that is short enough', 'four', 4, 'four'],
    ['between words', 'one two three', 9, 'one two…'],
    ['a sentence without its last comma’s space', 'one, two', 6, 'one,…'],
    ['a word that is longer than half', 'a bcdefghijklmnop', 10, 'a bcdefgh…'],
    ['Japanese, which has no spaces', '東京の鉄道網を再構築する', 8, '東京の鉄道網を…'],
    ['inside a word that is longer than the limit', 'x'.repeat(10_000), 4, 'xxx…'],
    ['before a letter with its accent', 'xxxxe\u0301', 6, 'xxxxe\u0301'],
  ])('cuts %s', (_title, text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });

  it('is never longer than the limit, never splits a character, and is a prefix of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 80 }), (text, most) => {
        const cut = cutText(text, most);
        expect(cut.length).toBeLessThanOrEqual(Math.max(most, 1));
        if (cut === text) return;
        const kept = cut.slice(0, -1);
        expect(text.startsWith(kept)).toBe(true);
        const whole = graphemesOf(text);
        let length = 0;
        const ends = new Set([0, ...whole.map((segment) => (length += segment.length))]);
        // Trailing white space is removed, which may include half of a line ending.
        const next = text.slice(kept.length).match(/^\s*/)?.[0].length ?? 0;
        expect(Array.from({ length: next + 1 }, (_, at) => ends.has(kept.length + at))).toContain(true);
      }),
    );
  });
});
