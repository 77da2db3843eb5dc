import { describe, expect, it } from 'vitest';
import { dateIn, dateRange, isDayFirst, isUnclearDate } from './dates.ts';

describe('dateIn()', () => {
  it.each<[unknown, string | undefined, dayFirst?: boolean]>([
    // Excel’s numbers, as JSON from Microsoft Graph and CSV with the format “General” have them.
    [46419, '2027-02-01'],
    ['46419', '2027-02-01'],
    ['46419.5', '2027-02-01'],
    [12345, undefined],
    // Excel and Google Sheets in Germany, Poland, Finland and Switzerland.
    ['03.11.2026', '2026-11-03'],
    ['3. 11. 2026', '2026-11-03'],
    ['3.11.26', '2026-11-03'],
    ['03.11.2026 09:30', '2026-11-03'],
    ['31.02.2027', undefined],
    // Databases and pandas.
    ['2026-11-03 00:00:00', '2026-11-03'],
    ['2026-11-03T09:30:00+01:00', '2026-11-03T09:30:00+01:00'],
    ['2026-11-03', '2026-11-03'],
    ['2026/11/3', '2026-11-03'],
    // The USA, and the United Kingdom, France and India.
    ['11/3/2026', undefined],
    ['11/3/2026', '2026-11-03', false],
    ['11/3/2026 0:00:00', '2026-03-11', true],
    ['11/11/2026', '2026-11-11'],
    ['13/11/2026', undefined, false],
    ['3-11-2026', '2026-11-03', true],
    ['asap', undefined],
    ['2027-02', '2027-02'],
    ['02/2027', '2027-02'],
    // People, in six languages.
    ['3 November 2026', '2026-11-03'],
    ['Tuesday, November 3rd, 2026', '2026-11-03'],
    ['3-Nov-26', '2026-11-03'],
    ['Di., 3. Nov. 2026', '2026-11-03'],
    ['1. März 2027', '2027-03-01'],
    ['mar. 3 nov. 2026', '2026-11-03'],
    ['1er février 2027', '2027-02-01'],
    ['den 3 maj 2027', '2027-05-03'],
    ['tirsdag 3. desember 2026', '2026-12-03'],
    ['d. 3. marts 2027', '2027-03-03'],
    ['lør. 5. des. 2026', '2026-12-05'],
    ['onsdag den 4. november 2026 kl. 9:30', '2026-11-04'],
    ['mars 2027', '2027-03'],
    ['31 February 2027', undefined],
    ['3 Nov', undefined],
    ['Version 3 of May 2027', undefined],
    // RSS: RFC 822.
    ['Tue, 03 Nov 2026 08:00:00 +0100', '2026-11-03T08:00:00+01:00'],
    ['03 Nov 26 08:00 GMT', '2026-11-03T08:00:00Z'],
    ['Tue, 3 Nov 2026 08:00:00 EST', '2026-11-03T08:00:00-05:00'],
    ['Tue, 3 Nov 2026 08:00:00 XYZ', '2026-11-03'],
    // Systems.
    ['2026-11-10T16:21:55.393+0000', '2026-11-10T16:21:55.393+00:00'],
    ['2026-11-02 08:00:00 UTC', '2026-11-02T08:00:00Z'],
    ['2026-11-02T08:00Z', '2026-11-02T08:00:00Z'],
    ['2026-11-02T08:00:00', '2026-11-02'],
    [1_794_182_400_000, '2026-11-09T00:00:00.000Z'],
    [1e300, undefined],
    ['2026-13-40T99:00:00Z', undefined],
    // RFC 3339, as HTML and sitemaps take it too.
    ['2026-11-03t08:00:00z', '2026-11-03T08:00:00Z'],
    ['2026-11-03T08:00:00.123456789Z', '2026-11-03T08:00:00.123Z'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59Z'],
    ['2026-11-03T08:00:00-00:00', '2026-11-03T08:00:00Z'],
    ['2026-11-03T24:00:00Z', undefined],
    ['2026-11-03T08:00:61Z', undefined],
    ['2026-11-03T08:00:00+25:00', undefined],
    ['Nov 3, 2026, 10:30 PM GMT', '2026-11-03T22:30:00Z'],
    ['March or April 2027', undefined],
    ['March-April 2027', undefined],
    ['Nov 26', undefined],
    [null, undefined],
  ])('%j: %s (day first: %s)', (value, expected, dayFirst) => {
    expect(dateIn(value, dayFirst)).toBe(expected);
  });
});

it.each([
  [['11/3/2026', '25/12/2026'], true],
  [['11/3/2026', '12/25/2026'], false],
  [['11/3/2026', ''], undefined],
  [['25/12/2026', '12/25/2026'], undefined],
])('isDayFirst(%j) is %s', (list, expected) => {
  expect(isDayFirst(list)).toBe(expected);
});

it.each([
  ['11/3/2026', true],
  ['31.02.2027', true],
  ['99', true],
  ['3.11.2026', false],
  ['6-12 months', false],
  ['2027', false],
  ['2027-02', false],
  ['12/2026', false],
  ['asap', false],
  ['', false],
])('isUnclearDate(%j) is %s', (value, expected) => {
  expect(isUnclearDate(value)).toBe(expected);
});

it.each([
  [['2027-03-01', '2027-06-30'], '1 March to 30 June 2027'],
  [['2027-02', '2028-03'], 'February 2027 to March 2028'],
  [['2027-03-01', null], 'From 1 March 2027'],
  [[null, '2027-06'], 'Until June 2027'],
  [['2027-06-01', '2027-06-30', 'de'], '1.–30. Juni 2027'],
  [['2027-03-01', null, 'nb'], 'Fra 1. mars 2027'],
  [['asap', '2027-06'], 'asap to June 2027'],
  [[null, null], undefined],
])('dateRange(%j) is %j', (values, expected) => {
  expect(dateRange(...(values as Parameters<typeof dateRange>))).toBe(expected);
});
