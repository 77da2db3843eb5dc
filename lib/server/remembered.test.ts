import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('remembered()', () => {
  it('computes the result for a text once, unless the text is long', () => {
    const computed: number[] = [];
    const isLong = remembered((text) => {
      computed.push(text.length);
      return text.length > 500;
    });
    const long = 'a'.repeat(501);
    expect(['a', 'a', 'b', long, long].map(isLong)).toEqual([false, false, false, true, true]);
    expect(computed).toEqual([1, 1, 501, 501]);
  });
});
