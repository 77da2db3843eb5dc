import { expect, it } from 'vitest';
import { objects } from './fields.ts';
import { payIn, section, workplace } from './postings.ts';

it.each<[pay: object, string | undefined]>([
  [{ minValue: 81_000, maxValue: 87_000, currencyCode: 'USD', interval: '1 YEAR' }, '81,000–87,000 USD per year'],
  [{ min: '3800.00', max: '5200.50', currency: 'eur', period: 'month' }, '3,800–5,200.5 EUR per month'],
  [{ min: null, max: '4500', currency: 'EUR' }, 'Up to 4,500 EUR'],
  [{ min: 500, max: 500, currency: 'GBP', period: 'daily' }, '500 GBP per day'],
  [{ min: 60, currency: 'EUR', interval: 'per-hour-wage' }, 'From 60 EUR per hour'],
  [{ min: 87_000, max: 81_000, type: 'yearly' }, '81,000–87,000 per year'],
  [{ min: 0, max: 0, currency: 'USD', period: 'year' }, undefined],
  [{ min: 'competitive', max: {}, currency: 'USD' }, undefined],
  [{ min: 1, max: 2e9, period: 'year' }, 'From 1 per year'],
  ...['bi-weekly-salary', 'semi-month-salary', 'bi-month-salary', 'semi-annual', '2 WEEK', 'one-time'].map(
    (interval): [object, string] => [{ min: 900, currency: 'CHF', interval }, 'From 900 CHF'],
  ),
])('the pay in %j is %s', (fields, expected) => {
  expect(payIn(fields)).toBe(expected);
});

it.each<[places: readonly unknown[], mode: unknown, expected: string | undefined, offices?: readonly string[]]>([
  [['Oslo', 'Bergen', 'Oslo'], 'hybrid', 'Oslo; Bergen; hybrid'],
  [['Berlin'], 'OnSite', 'Berlin; on site'],
  [['Remote, Europe'], 'remote', 'Remote, Europe'],
  [[], 'fully', 'Remote'],
  [['Porto'], true, 'Porto; remote'],
  [['Porto'], false, 'Porto'],
  [['Berlin'], 'not remote', 'Berlin; on site'],
  [['Berlin'], 'hybrid remote', 'Berlin; hybrid'],
  [['Berlin'], 'on_site', 'Berlin; on site'],
  [[null], null, undefined],
  // Greenhouse: `location.name` beside `offices`.
  [['Hybrid'], null, 'Hamburg, Germany; hybrid', ['Hamburg, Germany']],
  [['In-Office'], null, 'Hamburg, Germany; on site', ['Hamburg, Germany']],
  [['Distributed; Hybrid'], null, 'Hamburg, Germany; hybrid', ['Hamburg, Germany']],
  [['Multiple locations'], null, 'Oslo; Bergen', ['Oslo', 'Bergen']],
  [['3 Locations'], null, 'Oslo; Bergen', ['Oslo', 'Bergen']],
  [[''], null, 'Oslo', ['Oslo']],
  [['Hybrid'], null, 'Hybrid'],
  [['Home Office'], null, 'Hamburg; remote', ['Hamburg']],
  [['Télétravail'], null, 'Lyon; remote', ['Lyon']],
  [['Distributed'], null, 'Remote'],
  [['Remote'], null, 'Remote'],
  [['Berlin, , Germany'], null, 'Berlin, Germany'],
  [['Anywhere'], null, 'Anywhere', ['San Francisco']],
  [['Berlin; Hybrid'], null, 'Berlin; Hybrid', ['Hamburg']],
])('workplace(%j, %j) is %j, with the offices %j', (places, mode, expected, offices) => {
  expect(workplace(places, mode, offices)).toBe(expected);
});

it.each([
  'CONTACT_PERSON',
  'Contact person',
  'Your contact',
  'Dein Ansprechpartner',
  'Bewerbungsansprechpartnerin',
  'Kontakt',
  'Votre interlocuteur',
])('a section “%s” is left out, but not one about other things', (heading) => {
  expect(section(heading, '<p>Jo Doe</p>')).toBeUndefined();
  expect(section('Tasks', '<p>x</p>', heading)).toBeUndefined();
  for (const other of ['Contact centre', 'Contract', 'Tasks']) expect(section(other, 'x')).toContain(other);
});

it.each([
  [[{ a: 1 }, null, 'x', [{}]], [{ a: 1 }]],
  [{ a: 1 }, [{ a: 1 }]],
  [undefined, []],
])('objects(%j) is %j', (value, expected) => {
  expect(objects(value)).toEqual(expected);
});
