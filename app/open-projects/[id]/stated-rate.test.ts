import { describe, expect, it } from 'vitest';
import { statedRate } from './stated-rate.ts';

describe('statedRate', () => {
  it.each([
    ['95–105 EUR per hour', 'EUR', 95, 105, 'HOUR'],
    ['€ 95/h', 'EUR', 95, 95, 'HOUR'],
    ['90-100 € pro Stunde', 'EUR', 90, 100, 'HOUR'],
    ['750 EUR par jour', 'EUR', 750, 750, 'DAY'],
    ['1 250 SEK per timme', 'SEK', 1250, 1250, 'HOUR'],
    ['1,000 EUR per day', 'EUR', 1000, 1000, 'DAY'],
    ['1.000 EUR/Tag', 'EUR', 1000, 1000, 'DAY'],
    ['CHF 1’200 to 1’400 a day', 'CHF', 1200, 1400, 'DAY'],
    ['92,50 EUR pro Stunde', 'EUR', 92.5, 92.5, 'HOUR'],
    ['60000 GBP a year', 'GBP', 60000, 60000, 'YEAR'],
  ])('“%s” is %s %d to %d for each %s', (text, currency, from, to, unit) => {
    expect(statedRate(text)).toEqual({ currency, from, to, unit });
  });

  it.each([
    '',
    'nach Vereinbarung',
    '95',
    '95 EUR',
    '95 per hour',
    '$95 per hour',
    '900 kr per timme',
    'up to 95 EUR per hour',
    '95 EUR per hour plus travel',
    '95 EUR or 90 GBP per hour',
    '95 EUR per hour, 700 EUR per day',
    '105–95 EUR per hour',
    '0 EUR per hour',
    '90 EUR per hour 40 50',
    `95 EUR per hour${' '.repeat(200)}`,
  ])('“%s” is left as it is', (text) => {
    expect(statedRate(text)).toBeNull();
  });
});
