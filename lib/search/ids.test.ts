import { describe, expect, it } from 'vitest';
import { inAll, intersection, mostFrequent } from './ids.ts';

describe('sets of ids', () => {
  it.each<[a: number[], b: number[], both: number[]]>([
    [[], [], []],
    [[1], [], []],
    [[1, 2, 3], [3, 4], [3]],
    [[5], [1, 5, 9], [5]],
  ])('both %j and %j have %j, in either order', (a, b, both) => {
    expect([...intersection(new Set(a), new Set(b))]).toEqual(both);
    expect([...intersection(new Set(b), new Set(a))]).toEqual(both);
  });

  it('all of no sets is everything', () => {
    const every = new Set([1, 2, 3]);
    expect(inAll([], every)).toBe(every);
    expect([...inAll([new Set([1, 2]), new Set([2, 3]), new Set([2])], every)], 'control').toEqual([2]);
  });
});

describe('mostFrequent', () => {
  it.each<[lists: number[][], most: number, ids: number[]]>([
    [[], 3, []],
    [[[], []], 3, []],
    [
      [
        [7, 31, 32],
        [32, 99],
        [31, 32],
      ],
      2,
      [32, 31],
    ],
    [
      [
        [7, 31, 32],
        [32, 99],
        [31, 32],
      ],
      9,
      [32, 31, 7, 99],
    ],
    [[[63], [0], [99]], 2, [0, 63]],
  ])('of %j the %i most frequent are %j: those in most lists first, ties in order', (lists, most, ids) => {
    expect(mostFrequent(lists, most)).toEqual(ids);
  });
});
