import { expect, it } from 'vitest';
import type { PayPeriod, StatedFacts } from '../public-project/stated-facts.ts';
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

it.each<
  [number | null, number | null, string | null, PayPeriod | null, string]
>([
  [81_000, 87_000, 'USD', 'year', '81,000–87,000 USD per year'],
  [60.5, null, 'EUR', 'hour', 'From 60.5 EUR per hour'],
  [null, 900, 'CHF', 'day', 'Up to 900 CHF per day'],
  [700, 700, null, null, '700'],
  [60, 70, null, 'hour', '60–70 per hour'],
  [null, null, 'SEK', 'week', ''],
])(
  'the pay from %j to %j %s per %s is “%s”',
  (from, to, currency, per, text) => {
    expect(formatPay({ from, to, currency, per }, english)).toBe(text);
  },
);

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
