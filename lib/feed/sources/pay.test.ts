import { expect, it } from 'vitest';
import { formatPay } from '../../content/formats.ts';
import { payOf } from './pay.ts';

it.each([
  [[81_000, 87_000, 'USD', '1 YEAR'], '81,000–87,000 USD per year'],
  [['3800.00', '5200.50', 'eur', 'month'], '3,800–5,200.5 EUR per month'],
  [[null, '4500', 'EUR'], 'Up to 4,500 EUR'],
  [[500, 500, 'GBP', 'daily'], '500 GBP per day'],
  [[60, null, 'EUR', 'per-hour-wage'], 'From 60 EUR per hour'],
  [[95, 120, 'NZD', 'hourly'], '95–120 NZD per hour'],
  [[60, 70, '€', 'hour'], '60–70 EUR per hour'],
  // What is no currency of ISO 4217 is none: “$” is that of many countries.
  [[60, 70, '$', 'hour'], '60–70 per hour'],
  [[60, 70, 'XYZ', 'hour'], '60–70 per hour'],
  [[0, 0, 'USD', 'year'], undefined],
  [[900, 500, 'SEK', 'hour'], undefined],
  [[1e22, null, 'ISK', 'hour'], undefined],
  [[10_000_000, null, 'ISK', 'year'], 'From 10,000,000 ISK per year'],
  [['81.000', null, 'EUR', 'year'], undefined],
  [['81.00', null, 'EUR', 'hour'], 'From 81 EUR per hour'],
  [[62.125, null, 'EUR', 'hour'], 'From 62.13 EUR per hour'],
  [['competitive', {}, 'USD'], undefined],
  ...['bi-weekly-salary', 'semi-annual', '2 WEEK', 'one-time'].map(
    (period): [unknown[], string] => [
      [900, null, 'CHF', period],
      'From 900 CHF',
    ],
  ),
])('the pay of %j is %s', ([min, max, currency, period], expected) => {
  const pay = payOf({ min, max, currency, period });
  expect(pay && formatPay(pay)).toBe(expected);
});
