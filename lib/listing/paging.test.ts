import { describe, expect, it } from 'vitest';
import { pageFromQuery, pageOf } from './paging.ts';

const items = (length: number) => Array.from({ length }, (_, at) => at + 1);

describe('pageOf', () => {
  it.each([
    [0, 1, { items: [], number: 1, of: 1, first: 1 }],
    [3, 1, { items: [1, 2, 3], number: 1, of: 1, first: 1 }],
    [4, 1, { items: [1, 2, 3], number: 1, of: 2, first: 1 }],
    [4, 2, { items: [4], number: 2, of: 2, first: 4 }],
  ])('of %i items in pages of three, page %i is %j', (length, number, page) => {
    expect(pageOf(items(length), number, 3)).toEqual(page);
  });

  it.each([
    [0, 2],
    [3, 2],
    [4, 3],
  ])('for %i items there is no page %i', (length, number) => {
    expect(pageOf(items(length), number, 3)).toBeNull();
  });

  it('all pages together are the list, without gaps or repetition', () => {
    const pages = [1, 2, 3].map((number) => pageOf(items(101), number)?.items ?? []);
    expect(pages.flat()).toEqual(items(101));
  });
});

describe('pageFromQuery', () => {
  it.each([
    ['page=2', 2],
    ['page=999999', 999_999],
    ['page=+2+', 2],
    ['', 1],
    ['page=1', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=02', 1],
    ['page=1e3', 1],
    ['page=9999999', 1],
    ['page=two', 1],
  ])('“%s” means page %i', (query, page) => {
    expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
  });
});
