import { describe, expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { sortFromQuery, sortProjects } from './sort.ts';

const { projects } = translateAll([
  { id: 'undated-1', name: 'N' },
  { id: 'early', name: 'N', posted: '2024-11-03T08:00:00Z' },
  // Later than the next one by the clock, but its day is the day before.
  { id: 'evening', name: 'N', posted: '2024-11-09T23:30:00-05:00' },
  { id: 'morning', name: 'N', posted: '2024-11-10T01:00:00Z' },
  { id: 'later', name: 'N', posted: '2024-11-10T09:00:00Z' },
  { id: 'undated-2', name: 'N', updated: '2024-12-01' },
]);

describe('sortProjects', () => {
  it('puts the newest first by their own days, and those without a date last, in the order of the list', () => {
    expect(sortProjects(projects, 'newest').map(({ id }) => id)).toEqual([
      'later',
      'morning',
      'evening',
      'early',
      'undated-1',
      'undated-2',
    ]);
  });

  it('leaves the list as it is without an order (control)', () => {
    expect(sortProjects(projects, undefined)).toBe(projects);
  });
});

describe('sortFromQuery', () => {
  it.each([
    ['sort=newest', 'newest'],
    ['sort=%20newest%20', 'newest'],
    ['', undefined],
    ['sort=', undefined],
    ['sort=oldest', undefined],
    ['sort=toString', undefined],
  ])('“%s” asks for %s', (query, expected) => {
    expect(sortFromQuery(new URLSearchParams(query))).toBe(expected);
  });
});
