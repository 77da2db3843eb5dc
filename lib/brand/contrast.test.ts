import { describe, expect, it } from 'vitest';
import { brand, type Colours } from './brand.ts';
import { contrastFaults, contrastRatio } from './contrast.ts';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    // The lightest grey that passes WCAG AA for text on white, and the next one.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.47],
    ['#FF0000', '#ffffff', 3.99],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });

  it.each(['#fff', 'white', 'rgb(0 0 0)', '#12345', ''])('rejects %j, which is not #rrggbb', (colour) => {
    expect(() => contrastRatio(colour, '#ffffff')).toThrow('#rrggbb');
  });
});

/** Colours without a fault, whatever those of the site are. */
const sound: Colours = {
  ground: '#ffffff',
  raised: '#f5f5f5',
  line: '#dddddd',
  ink: '#111111',
  ink2: '#444444',
  ink3: '#666666',
  link: '#111111',
  accent: '#ffd21f',
  onAccent: '#111111',
  field: '#ffd21f',
  onField: '#111111',
  focus: '#111111',
  error: '#b3261e',
};

describe('contrastFaults', () => {
  it.each(Object.entries({ ...brand.colours, sound }))('finds none in the %s colours', (scheme, colours) => {
    expect(contrastFaults(scheme, colours)).toEqual([]);
  });

  it.each([
    [
      'text',
      { ink: '#999999' },
      /^light: text, ink #999999 on ground #\w{6}, has a contrast of 2\.\d+ to 1; .* 4\.5\.$/,
    ],
    ['links', { link: sound.accent }, /light: links, link #\w{6} on ground #\w{6}, has a contrast of 1\.\d+ to 1/],
    ['the focus ring', { focus: sound.line }, /the focus ring, .* asks for 3\./],
    ['a button’s text', { onAccent: '#ffffff' }, /a button’s text/],
    ['a highlighted word', { onAccent: '#ffffff' }, /a highlighted word/],
    ['text on the field', { field: '#333333' }, /text on the field/],
    ['errors', { error: '#ff8f85' }, /errors/],
  ])('reports %s with too low a contrast, giving both colours and the ratio', (_, change, pattern) => {
    expect(contrastFaults('light', { ...sound, ...change }).join('\n')).toMatch(new RegExp(pattern.source, 'm'));
  });
});
