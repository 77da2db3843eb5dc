import { expect, it } from 'vitest';
import { dateIn, orderOf } from './date-in.ts';

it.each([
  [
    '2026-11-03',
    '03.11.2026 | 3. 11. 2026 | 3.11.26 | 03.11.2026 09:30 | 2026-11-03 00:00:00 | 2026-11-03 | 2026/11/3',
  ],
  ['2026-11-03', '3/11-2026'],
  // The USA, and the United Kingdom, France and India.
  ['2026-12-25', '12/25/2026 | 12-25-26 | 25/12/2026 0:00:00 | 25-12-26'],
  ['2026-11-11', '11/11/2026'],
  // People, in six languages.
  [
    '2026-11-03',
    '3 November 2026 | Tuesday, November 3rd, 2026 | 3-Nov-26 | Di., 3. Nov. 2026',
  ],
  [
    '2027-03-01',
    '1. März 2027 | 1er mars 2027 | den 1 mars 2027 | d. 1. marts 2027',
  ],
  [
    '2026-12-05',
    'lør. 5. des. 2026 | lördag 5 december 2026 | samedi 5 déc. 2026 | Sonnabend, 5. Dezember 2026 | Sa., 05.12.2026',
  ],
  ['2026-11-04', 'onsdag den 4. november 2026 kl. 9:30 | 2026 Nov 4'],
  ['2027-02', '2027-02 | 02/2027 | 2.2027 | februar 2027 | février 2027'],
  // RSS (RFC 822), RFC 3339, and systems; as HTML and sitemaps take them too.
  [
    '2026-11-03T08:00:00+01:00',
    'Tue, 03 Nov 2026 08:00:00 +0100 | 2026-11-03T08:00:00+01:00',
  ],
  [
    '2026-11-03T08:00:00Z',
    '03 Nov 26 08:00 GMT | 2026-11-03 08:00:00 UTC | 2026-11-03t08:00z',
  ],
  [
    '2026-11-03T08:00:00.393+00:00',
    '2026-11-03T08:00:00.393+0000 | 2026-11-03T08:00:00.393456789+00:00',
  ],
  // A zone that is not known is none, as is a time that does not exist.
  [
    '2026-11-03',
    'Tue, 3 Nov 2026 08:00:00 EST | 2026-11-03T08:00:00 | Nov 3, 2026, 10:30 PM GMT',
  ],
  [
    '2026-11-03',
    '2026-11-03T24:00:00Z | 2026-11-03T23:59:60Z | 2026-11-03T08:00:00+25:00',
  ],
  [
    undefined,
    '12345 | 31.02.2027 | 11/3/2026 | asap | 31 February 2027 | 3 Nov | Nov 26 | 2027 | Version 3 of May 2027',
  ],
  [
    undefined,
    'March or April 2027 | March-April 2027 | 2026-13-40T99:00:00Z | 6-12 months | Mitte März 2027',
  ],
  [
    undefined,
    `20261103 | 31/02/2027 | 13/13/2026 | 3 Nov 2026${', '.repeat(50)}draft`,
  ],
])('%s is said by %s', (expected, values) => {
  for (const value of values.split(' | '))
    expect(dateIn(value), value).toBe(expected);
});

it.each([
  ['46419', undefined],
  ['1794182400000', '2026-11-09T00:00:00.000Z'],
])('%s is read as %s', (value, expected) => {
  expect(dateIn(value)).toBe(expected);
});

it.each([
  ['13/11/2026 09:30', 'dmy'],
  ['3/11/2026', 'either'],
  ['11/11/2026', 'known'],
  ['13/13/2026', 'known'],
  ['soon', undefined],
  // Dots always have the day first, also in a column of another order.
  ['13.11.2026', 'known'],
  ['13 Nov 2026', 'known'],
  ['13/11', undefined],
])('%s tells the order %s', (date, order) => {
  expect(orderOf(date)).toBe(order);
});

it.each([
  ['3-11-26 08:00', 'dmy', '2026-11-03'],
  // What is certain by itself stays as it is.
  ['13/11/2026', 'mdy', '2026-11-13'],
  ['03.11.2026', 'mdy', '2026-11-03'],
  ['2026-11-03', 'mdy', '2026-11-03'],
] as const)('%s in the order %s is %s', (date, order, expected) => {
  expect(dateIn(date, new Set([order]))).toBe(expected);
});
