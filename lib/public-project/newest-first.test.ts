import { describe, expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { newestFirst } from './newest-first.ts';

const { projects } = translateAll([
  { id: 'undated-1', name: 'N' },
  { id: 'early', name: 'N', posted: '2024-11-03T08:00:00Z' },
  // Later than the next one by the clock, but its day is the day before.
  { id: 'evening', name: 'N', posted: '2024-11-09T23:30:00-05:00' },
  { id: 'morning', name: 'N', posted: '2024-11-10T01:00:00Z' },
  { id: 'later', name: 'N', posted: '2024-11-10T09:00:00Z' },
  { id: 'undated-2', name: 'N', updated: '2024-12-01' },
]);

describe('newestFirst', () => {
  it('puts the newest first by their own days, and those without a date last, in the order of the list', () => {
    const ids = newestFirst(projects).map(({ id }) => id);
    expect(ids).toEqual(['later', 'morning', 'evening', 'early', 'undated-1', 'undated-2']);
  });
});
