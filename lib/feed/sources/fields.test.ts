import { describe, expect, it } from 'vitest';
import * as words from './fields.ts';

describe('what sources share', () => {
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

  it.each([
    [undefined, 'open', true],
    ['', 'open', true],
    ['Open', 'open', true],
    [true, 'true', true],
    [false, 'true', false],
    ['draft', 'open', false],
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
    [[900, null, 'EUR', 'semi-month-salary'], 'From 900 EUR semimonthly'],
    [[900, null, 'EUR', 'bi-month-salary'], 'From 900 EUR'],
    [[900, null, 'EUR', 'semi-annual'], 'From 900 EUR per half year'],
  ])('pay(%j) is %j', (values, expected) => {
    expect(words.pay(...(values as Parameters<typeof words.pay>))).toBe(expected);
  });

  it.each([
    ['FullTime', 'Full-time'],
    ['fulltime_permanent', 'Full-time permanent'],
    ['Part-time', 'Part-time'],
    ['full-or-part-time', 'Full-time or part-time'],
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
    ['Remote', ['San Francisco'], 'San Francisco; remote'],
    ['Home Office', ['Hamburg'], 'Hamburg; remote'],
    ['Distributed', [], 'Remote'],
    ['Remote', [], 'Remote'],
    ['Berlin, , Germany', [], 'Berlin, Germany'],
    ['Anywhere', ['San Francisco'], 'Anywhere'],
    ['Berlin; Hybrid', ['Hamburg'], 'Berlin; Hybrid'],
  ])('workplace(%j) with the offices %j is %j', (place, offices, expected) => {
    expect(words.workplace(place, null, offices)).toBe(expected);
  });

  it.each([
    // Lever and SmartRecruiters, Ashby, Workable.
    [['de'], 'DE'],
    [['Germany'], 'DE'],
    [['USA'], 'US'],
    [['DE', 'AT', 'DE'], 'DE, AT'],
    [['DE', 'Europe'], undefined],
    [['DE', null], undefined],
    [[''], undefined],
    [[], undefined],
  ])('countries(%j) is %j', (list, expected) => {
    expect(words.countries(list)).toBe(expected);
  });

  it.each([
    ['https://a.example/x?a=1&offset=0', { offset: 100 }, 'https://a.example/x?a=1&offset=100'],
    ['words', { page: 2 }, null],
  ])('withParameters(%j, %j) is %j', (address, parameters, expected) => {
    expect(words.withParameters(address, parameters)).toBe(expected);
  });

  it.each([
    'CONTACT_PERSON',
    'Contact person',
    'Your contact',
    'Dein Ansprechpartner',
    'Bewerbungsansprechpartnerin',
    'Kontakt',
    'Votre interlocuteur',
  ])('section() leaves out “%s”', (heading) => {
    expect(words.section(heading, '<p>Jo Doe</p>')).toBeUndefined();
    expect(words.section('Tasks', '<p>x</p>', heading)).toBeUndefined();
  });

  it('section() keeps what is about other things (control)', () => {
    for (const heading of ['Contact centre', 'Contract', 'Tasks'])
      expect(words.section(heading, 'x')).toContain(heading);
  });
});
