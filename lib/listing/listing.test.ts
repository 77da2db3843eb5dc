import { describe, expect, it } from 'vitest';
import { listAddress } from './listing.ts';

describe('listAddress', () => {
  it('has the date and the order in a fixed place, and no invalid ones', () => {
    const canonical = '/open-projects?q=go&posted_after=2026-11-03&sort=newest&page=2';
    expect(listAddress(new URLSearchParams('page=2&sort=newest&posted_after=2026-11-03&q=go'))).toBe(canonical);
    expect(listAddress(new URLSearchParams('sort=oldest&posted_after=soon'))).toBe('/open-projects');
  });
});
