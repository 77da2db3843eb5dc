import { describe, expect, it } from 'vitest';
import * as words from './transform-functions.ts';

const ANYTHING = [undefined, null, ' ', 'words', -1, Number.NaN, 1e300, true, [[]], { a: null }, 'https://a.example'];

describe('transform functions for job postings', () => {
  it.each(Object.entries(words))('%s accepts any value and never throws', (_name, call) => {
    const loose = call as (...values: readonly unknown[]) => unknown;
    for (const first of ANYTHING) for (const second of ANYTHING) loose(first, second, first, second);
    expect(loose(undefined, undefined)).not.toBeNull();
  });

  it.each([
    [' two\n lines ', 'two lines'],
    [7, '7'],
    [null, undefined],
    [true, undefined],
  ])('line(%j) is %j', (value, expected) => {
    expect(words.line(value)).toBe(expected);
  });

  it.each([
    [[{ a: 1 }, null, 'x', [{}]], [{ a: 1 }]],
    [{ a: 1 }, [{ a: 1 }]],
    [undefined, []],
  ])('objects(%j) is %j', (value, expected) => {
    expect(words.objects(value)).toEqual(expected);
  });

  it('grouped() groups objects with the same text in a field, in order', () => {
    const [a, b, c, none] = [{ id: 'a', n: 1 }, { id: 'b' }, { id: ' a ', n: 2 }, { n: 3 }];
    expect(words.grouped([a, b, none, c, 'x', none], 'id')).toEqual([[a, c], [b], [none, none]]);
    expect(words.grouped(undefined, 'id')).toEqual([]);
  });

  it.each([
    [undefined, 'open', true],
    ['', 'open', true],
    ['Open', 'open', true],
    [true, 'true', true],
    [false, 'true', false],
    ['draft', 'open', false],
    [['open'], 'open', false],
  ])('isOrAbsent(%j, %j) is %j', (value, word, expected) => {
    expect(words.isOrAbsent(value, word)).toBe(expected);
  });

  it.each([
    [[81_000, 87_000, 'USD', '1 YEAR'], '81,000–87,000 USD per year'],
    [['3800.00', '5200.50', 'eur', 'month'], '3,800–5,200.5 EUR per month'],
    [[null, '4500', 'EUR', ''], 'Up to 4,500 EUR'],
    [[500, 500, 'GBP', 'daily'], '500 GBP per day'],
    [[60, null, 'EUR', 'per-hour-wage'], 'From 60 EUR per hour'],
    [[87_000, 81_000, null, null], '81,000–87,000'],
    [[7_200_000, 8_800_000, 'EUR', '', 100], '72,000–88,000 EUR'],
    [[0, 0, 'USD', 'year'], undefined],
    [['competitive', {}, 'USD', 'year'], undefined],
    [[900, 1_000, 'CHF', 'bi-weekly-salary'], '900–1,000 CHF per two weeks'],
    [[900, null, 'EUR', 'semi-monthly'], 'From 900 EUR twice a month'],
    [[900, null, 'EUR', 'semi-annual'], 'From 900 EUR per half year'],
  ])('pay(%j) is %j', (values, expected) => {
    expect(words.pay(...(values as Parameters<typeof words.pay>))).toBe(expected);
  });

  it.each([
    ['FullTime', 'Full-time'],
    ['fulltime_permanent', 'Full-time permanent'],
    ['Part-time', 'Part-time'],
    ['none', undefined],
    [null, undefined],
  ])('employment(%j) is %j', (code, expected) => {
    expect(words.employment(code)).toBe(expected);
  });

  it.each([
    [['Oslo', 'Bergen', 'Oslo'], 'hybrid', 'Oslo; Bergen; hybrid'],
    [['Berlin'], 'OnSite', 'Berlin; on site'],
    ['Remote, Europe', 'remote', 'Remote, Europe'],
    [[], 'fully', 'Remote'],
    [['Porto'], true, 'Porto; remote'],
    [['Porto'], false, 'Porto'],
    [['Berlin'], 'not remote', 'Berlin; on site'],
    [['Berlin'], 'hybrid remote', 'Berlin; hybrid'],
    [null, null, undefined],
  ])('workplace(%j, %j) is %j', (places, mode, expected) => {
    expect(words.workplace(places, mode)).toBe(expected);
  });

  // Greenhouse: `location.name` beside `offices`.
  it.each([
    ['Hybrid', ['Hamburg, Germany'], 'Hamburg, Germany; hybrid'],
    ['In-Office', ['Hamburg, Germany'], 'Hamburg, Germany; on site'],
    ['Distributed; Hybrid', ['Hamburg, Germany'], 'Hamburg, Germany; hybrid'],
    ['Multiple locations', ['Oslo', 'Bergen'], 'Oslo; Bergen'],
    ['', ['Oslo'], 'Oslo'],
    ['Hybrid', [], 'Hybrid'],
    ['Hybrid', null, 'Hybrid'],
    ['Remote', ['San Francisco'], 'Remote'],
    ['Anywhere', ['San Francisco'], 'Anywhere'],
    ['Berlin; Hybrid', ['Hamburg'], 'Berlin; Hybrid'],
  ])('workplace(%j) with the offices %j is %j', (place, offices, expected) => {
    expect(words.workplace(place, null, offices)).toBe(expected);
  });

  it.each([
    // Lever and SmartRecruiters, Ashby, Workable.
    ['de', 'DE'],
    ['Germany', 'DE'],
    ['USA', 'US'],
    [['DE', 'AT', 'DE'], 'DE, AT'],
    [['DE', 'Europe'], undefined],
    [['DE', null], undefined],
    ['', undefined],
    [[], undefined],
  ])('countries(%j) is %j', (list, expected) => {
    expect(words.countries(list)).toBe(expected);
  });

  it.each([
    ['2026-12-18T23:59:59-05:00', 'Apply by 18 December 2026'],
    [1_797_552_000_000, 'Apply by 18 December 2026'],
    ['soon', undefined],
  ])('applyBy(%j) is %j', (until, expected) => {
    expect(words.applyBy(until)).toBe(expected);
  });

  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-10T16:21:55.393+0000', '2026-11-10T16:21:55.393+00:00'],
    ['2026-11-02 08:00:00 UTC', '2026-11-02T08:00:00Z'],
    ['2026-11-02T08:00Z', '2026-11-02T08:00:00Z'],
    ['2026-11-02T08:00:00', '2026-11-02'],
    [1_794_182_400_000, '2026-11-09T00:00:00.000Z'],
    [1e300, '1e+300'],
    ['2026-13-40T99:00:00Z', '2026-13-40T99:00:00Z'],
    ['', undefined],
    [null, undefined],
  ])('date(%j) is %j', (value, expected) => {
    expect(words.date(value)).toBe(expected);
  });

  it.each([
    ['https://a.example/x?a=1&offset=0', { offset: 100 }, 'https://a.example/x?a=1&offset=100'],
    ['words', { page: 2 }, undefined],
  ])('withParameters(%j, %j) is %j', (address, parameters, expected) => {
    expect(words.withParameters(address, parameters)).toBe(expected);
  });
});
