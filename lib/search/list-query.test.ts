import { describe, expect, it } from 'vitest';
import { ignoredText } from '../components/filter-texts.ts';
import { FILTER_NAMES } from '../filters.ts';
import { parseListQuery, queryText } from './list-query.ts';
import { listAddress } from './listing.ts';

const parsed = (query: string) => parseListQuery(new URLSearchParams(query));

describe('parseListQuery', () => {
  it.each([
    ['since=2026-11-03', { since: '2026-11-03' }],
    ['since=+2026-11-03+', { since: '2026-11-03' }],
    ['since=2026-02-30', {}],
    [
      'location=Lyon&location=Munich,+Germany',
      { location: 'Lyon; Munich, Germany' },
    ],
    [`q=${'a'.repeat(4_001)}`, { q: 'a'.repeat(4_000) }],
    ['q=remote+python+part-time', { q: 'remote python part-time' }],
    ['part_time=yes&part_time=no', { part_time: 'yes' }],
  ])('%s is the filter %j', (query, filter) => {
    expect(parsed(query).filter).toEqual(filter);
  });

  it.each([
    ['sort=newest', 'newest', 1],
    ['sort=%20rate%20&page=2', 'rate', 2],
    ['sort=toString&page=0', undefined, 1],
    ['page=2', undefined, 2],
    ['page=+2+', undefined, 2],
    ['', undefined, 1],
    ['page=1e3', undefined, 1],
    ['page=9999999', undefined, 1],
  ])('“%s” asks for the order %s, page %i', (query, sort, page) => {
    expect(parsed(query)).toMatchObject({ sort, page });
  });

  it.each([
    [
      'sort=oldest',
      'Ignored: sort=oldest. Expected “newest”, “rate” or “start”.',
    ],
    [
      'id=5',
      `Ignored: id=5. Allowed: ${[...FILTER_NAMES, 'sort', 'page'].join(', ')}.`,
    ],
    ['utm_source=x', ''],
  ])('of %s it says “%s”', (query, text) => {
    expect(parsed(query).ignored.map(ignoredText).join(' ')).toBe(text);
  });

  // Names that an object inherits are neither parameters nor values.
  const inherited = [
    ...Object.getOwnPropertyNames(Object.prototype),
    'prototype',
  ];
  it.each(inherited)(
    '“%s” is harmless as a parameter and as the value of any',
    (name) => {
      const values = [...FILTER_NAMES, 'sort', 'page'].map(
        (parameter) => `${parameter}=${name}`,
      );
      for (const query of [`${name}=1`, `${name}=${name}`, ...values]) {
        const asked = parsed(query);
        expect(asked.ignored.map(ignoredText).join(' ')).not.toContain(
          'native code',
        );
        expect(
          Object.values(asked.filter).every((value) => value === name),
          query,
        ).toBe(true);
      }
    },
  );
});

describe('queryText', () => {
  it('has the parameters in a fixed place, and no invalid ones', () => {
    const canonical = '/open-projects?q=go&since=2026-11-03&sort=newest&page=2';
    expect(
      listAddress(parsed('page=2&sort=newest&other=yes&since=2026-11-03&q=go')),
    ).toBe(canonical);
    expect(queryText(parsed('sort=oldest&since=soon'))).toBe('');
  });
});
