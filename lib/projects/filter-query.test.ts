import { describe, expect, it } from 'vitest';
import { filterFromQuery } from '../search/filter-query.ts';
import { listAddress } from './listing.ts';

describe('filterFromQuery', () => {
  it.each([
    ['2026-11-03', { posted_after: '2026-11-03' }],
    [' 2026-11-03 ', { posted_after: '2026-11-03' }],
    ['2026-02-30', {}],
    ['2026-11-03T08:00:00Z', {}],
    ['yesterday', {}],
    ['', {}],
  ])('posted_after=%s gives %j, as any other invalid value is ignored', (value, expected) => {
    expect(filterFromQuery(new URLSearchParams({ posted_after: value }))).toEqual(expected);
  });
});

describe('listAddress', () => {
  it('has the date and the order in a fixed place, and no invalid ones', () => {
    const canonical = '/open-projects?q=go&posted_after=2026-11-03&sort=newest&page=2';
    expect(listAddress(new URLSearchParams('page=2&sort=newest&posted_after=2026-11-03&q=go'))).toBe(canonical);
    expect(listAddress(new URLSearchParams('sort=oldest&posted_after=soon'))).toBe('/open-projects');
  });
});
