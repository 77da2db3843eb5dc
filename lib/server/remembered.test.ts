import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('remembered()', () => {
  it('computes the result for two lines once, unless they are long', () => {
    const computed: string[] = [];
    const isLong = remembered((first, second) => {
      computed.push(`${first.length}+${second.length}`);
      return first.length > 500;
    });
    const long = 'a'.repeat(501);
    const lines = [['a'], ['a'], ['a', 'b'], ['a', 'b'], [long], [long]] as const;
    expect(lines.map(([first, second]) => isLong(first, second))).toEqual([false, false, false, false, true, true]);
    expect(computed).toEqual(['1+0', '1+1', '501+0', '501+0']);
  });
});
