import { describe, expect, it } from 'vitest';
import { addId, allIds, countIds, highest, inMost, listOf, noIds } from './id-set.ts';

function setOf(ids: readonly number[], size: number) {
  const set = noIds(size);
  for (const id of ids) addId(set, id);
  return set;
}

describe('a set of ids', () => {
  it.each([
    [[], 100],
    [[0], 1],
    [[31], 32],
    [[0, 31, 32, 63, 64], 65],
    [[1, 2, 3, 30, 31, 99, 100, 101], 102],
    [Array.from({ length: 333 }, (_, at) => at * 3), 1_000],
  ])('lists and counts its elements: %j of %i', (ids, size) => {
    expect(listOf(setOf(ids, size))).toEqual(ids);
    expect(countIds(setOf(ids, size))).toBe(ids.length);
  });

  it.each([0, 1, 31, 32, 33, 10_000])('of all %i ids has that many elements', (size) => {
    expect(countIds(allIds(size))).toBe(size);
    expect(listOf(allIds(size))).toHaveLength(size);
  });
});

describe('highest', () => {
  it.each<[scores: number[], most: number, positions: number[]]>([
    [[], 3, []],
    [[0, 0], 3, []],
    [[1, 3, 2], 3, [1, 2, 0]],
    [[1, 3, 2, 4], 2, [3, 1]],
    [[2, 2, 1, 2, 2], 3, [0, 1, 3]],
    [[1, 1, 5, 1, 5], 1, [2]],
    [[0, 7, 0], 2, [1]],
  ])('of %j the %i highest are at %j: highest first, ties in order, without zeros', (scores, most, positions) => {
    expect(highest(scores, most)).toEqual(positions);
  });
});

describe('inMost', () => {
  it.each<[sets: number[][], most: number, ids: number[]]>([
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
  ])('of %j the %i in most sets are %j: those in most first, ties in order', (sets, most, ids) => {
    expect(
      inMost(
        sets.map((set) => setOf(set, 100)),
        100,
        most,
      ),
    ).toEqual(ids);
  });
});
