import { describe, expect, it } from 'vitest';
import { filterFromQuery, sortFromQuery } from './list-query.ts';

describe('filterFromQuery', () => {
  it.each([
    ['2026-11-03', { posted_after: '2026-11-03' }],
    [' 2026-11-03 ', { posted_after: '2026-11-03' }],
    ['2026-02-30', {}],
  ])('posted_after=%s gives %j, as any other invalid value is ignored', (value, expected) => {
    expect(filterFromQuery(new URLSearchParams({ posted_after: value }))).toEqual(expected);
  });
});

describe('sortFromQuery', () => {
  it.each([
    ['sort=newest', 'newest'],
    ['sort=%20newest%20', 'newest'],
    ['', undefined],
    ['sort=toString', undefined],
  ])('“%s” asks for %s', (query, expected) => {
    expect(sortFromQuery(new URLSearchParams(query))).toBe(expected);
  });
});
