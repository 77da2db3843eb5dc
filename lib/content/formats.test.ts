import { expect, it } from 'vitest';
import type { StatedFacts } from '../public-project/stated-facts.ts';
import {
  english,
  formatAllocation,
  formatDate,
  formatLocation,
  formatPay,
  formatPeriod,
} from './formats.ts';

const OSLO = { city: 'Oslo', country: 'NO' };
const BAVARIA = { region: 'Bavaria', country: 'DE' };

it.each<[StatedFacts, string]>([
  [
    { places: [OSLO, { text: 'Bergen or remote' }], remote: 'yes' },
    'Oslo, Norway; Bergen or remote',
  ],
  [
    { places: [OSLO, BAVARIA, OSLO], remote: 'partly' },
    'Oslo, Norway; Bavaria, Germany; hybrid',
  ],
  [
    { places: [{ text: 'On-site at the client' }], remote: 'no' },
    'On-site at the client',
  ],
  [{ remote: 'no' }, 'On site'],
  [{}, ''],
])('the location of %j is “%s”', (stated, text) => {
  expect(formatLocation(stated, english)).toBe(text);
});

it.each<[StatedFacts, string]>([
  [{ start: 'now' }, 'From now'],
  [{ start: 'now', end: '2027-06' }, 'Now to June 2027'],
  [{ start: '2027-03', end: '2027-06-30' }, 'March 2027 to 30 June 2027'],
  [{ start: '2027-03-01' }, 'From 1 March 2027'],
  [{}, ''],
])('the period of %j is “%s”', (stated, text) => {
  expect(formatPeriod(stated, english)).toBe(text);
});

it.each([
  [
    { from: 81_000, to: 87_000, currency: 'USD', per: 'year' },
    '81,000–87,000 USD per year',
  ],
  [{ from: 60.5, currency: 'EUR', per: 'hour' }, 'From 60.5 EUR per hour'],
  [{ to: 900, currency: 'CHF', per: 'day' }, 'Up to 900 CHF per day'],
  [{ from: 700, to: 700 }, '700'],
  [{ from: 60, to: 70, per: 'hour' }, '60–70 per hour'],
  [{ currency: 'SEK', per: 'week' }, ''],
] as const)('the pay of %j is “%s”', (pay, text) => {
  expect(formatPay(pay, english)).toBe(text);
});

it.each([
  [32, 36, 'hours a week', '32–36 hours a week'],
  [80, 80, 'percent', '80 %'],
] as const)('the workload from %i to %i %s is “%s”', (from, to, unit, text) => {
  expect(formatAllocation({ from, to, unit }, english)).toBe(text);
});

it('a date is shown with its own calendar day, whatever the time zone of the reader', () => {
  for (const time of ['', 'T23:30:00-05:00', 'T00:30:00+13:00'])
    expect(formatDate(`2026-11-03${time}`, english)).toBe('3 November 2026');
});
