import { describe, expect, it } from 'vitest';
import { dateIn, isDayFirst, isUnclearDate } from './table-date.ts';

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
    ['2027-02', undefined],
    [null, undefined],
  ])('%j: %s (day first: %s)', (value, expected, dayFirst) => {
    expect(dateIn(value, dayFirst)).toBe(expected);
  });
});

it.each([
  [['11/3/2026', '25/12/2026'], true],
  [['11/3/2026', '12/25/2026', 46419], false],
  [['11/3/2026', null], undefined],
  [['25/12/2026', '12/25/2026'], undefined],
  ['25/12/2026', true],
  [undefined, undefined],
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
