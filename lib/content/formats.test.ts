import { expect, it } from 'vitest';
import type {
  PayPeriod,
  StatedAllocation,
  StatedFacts,
} from '../public-project/stated-facts.ts';
import {
  allocationInWords,
  locationInWords,
  payInWords,
  periodInWords,
} from '../public-project/stated-texts.ts';
import {
  formatAllocation,
  formatLocation,
  formatPay,
  formatPeriod,
} from './formats.ts';

const OSLO = { city: 'Oslo', country: 'NO' };

it.each<StatedFacts>([
  { places: [OSLO, { text: 'Bergen or remote' }], remote: 'yes' },
  { places: [OSLO, { region: 'Bavaria', country: 'DE' }], remote: 'partly' },
  { remote: 'no' },
  {},
  { start: 'now' },
  { start: '2027-03', end: '2027-06-30' },
  { start: '2027-03-01' },
  { end: '2028' },
])('of %j people read in English what the API says', (stated) => {
  expect(formatLocation(stated)).toBe(locationInWords(stated));
  expect(formatPeriod(stated)).toBe(periodInWords(stated));
});

it.each<[number | null, number | null, string | null, PayPeriod | null]>([
  [81_000, 87_000, 'USD', 'year'],
  [60.5, null, 'EUR', 'hour'],
  [null, 900, 'CHF', 'day'],
  [700, 700, null, null],
  [null, null, 'SEK', 'week'],
])('so of pay from %j to %j %s per %s', (from, to, currency, per) => {
  const pay = { from, to, currency, per };
  expect(formatPay(pay)).toBe(payInWords(pay));
});

it.each<StatedAllocation>([
  { from: 32, to: 36, unit: 'hours a week' },
  { from: 80, to: 80, unit: 'percent' },
])('so of %j', (allocation) => {
  expect(formatAllocation(allocation)).toBe(allocationInWords(allocation));
});
