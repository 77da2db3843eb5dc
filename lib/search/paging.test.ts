import { describe, expect, it } from 'vitest';
import { pageOf } from './paging.ts';

const items = (length: number) => Array.from({ length }, (_, at) => at + 1);

describe('pageOf', () => {
  it.each([
    [0, 2, null],
    [3, 2, null],
    [0, 1, { items: [], number: 1, of: 1, first: 1 }],
    [3, 1, { items: [1, 2, 3], number: 1, of: 1, first: 1 }],
    [4, 1, { items: [1, 2, 3], number: 1, of: 2, first: 1 }],
    [4, 2, { items: [4], number: 2, of: 2, first: 4 }],
  ])('of %i items in pages of three, page %i is %j', (length, number, page) => {
    expect(pageOf(items(length), number, 3)).toEqual(page);
  });
});
