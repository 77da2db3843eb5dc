import { describe, expect, it } from 'vitest';
import { mixed } from './colour.ts';

describe('mixed', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#ffffff', '#000000', 0.9, '#1a1a1a'],
    ['#102030', '#304050', 0.25, '#182838'],
  ])('%s with %s at %d is %s', (colour, other, share, result) => {
    expect(mixed(colour, other, share)).toBe(result);
  });

  it.each(['#fff', 'white', ''])('refuses %j, which is not #rrggbb', (colour) => {
    expect(() => mixed(colour, '#000000', 0.5)).toThrow('#rrggbb');
    expect(() => mixed('#000000', colour, 0.5)).toThrow('#rrggbb');
  });
});
