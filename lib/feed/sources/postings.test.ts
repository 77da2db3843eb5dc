import { expect, it } from 'vitest';
import { objects } from './fields.ts';
import { pay } from './pay.ts';
import { section } from './postings.ts';
import { workplace } from './workplace.ts';

it.each<[Parameters<typeof pay>, string | undefined]>([
  [[81_000, 87_000, 'USD', '1 YEAR'], '81,000–87,000 USD per year'],
  [['3800.00', '5200.50', 'eur', 'month'], '3,800–5,200.5 EUR per month'],
  [[null, '4500', 'EUR', ''], 'Up to 4,500 EUR'],
  [[500, 500, 'GBP', 'daily'], '500 GBP per day'],
  [[60, null, 'EUR', 'per-hour-wage'], 'From 60 EUR per hour'],
  [[87_000, 81_000, null, null], '81,000–87,000'],
  [[0, 0, 'USD', 'year'], undefined],
  [['competitive', {}, 'USD', 'year'], undefined],
  [[1, 2e9, 'USD', 'year'], 'From 1 USD per year'],
  [[900, 1_000, 'CHF', 'bi-weekly-salary'], '900–1,000 CHF'],
  [[900, null, 'EUR', 'semi-month-salary'], 'From 900 EUR'],
  [[900, null, 'EUR', 'bi-month-salary'], 'From 900 EUR'],
  [[900, null, 'EUR', 'semi-annual'], 'From 900 EUR'],
])('pay(%j) is %j', (values, expected) => {
  expect(pay(...values)).toBe(expected);
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
