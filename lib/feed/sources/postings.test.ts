import { expect, it } from 'vitest';
import { periodOf } from './postings.ts';

it.each([
  [['2027-03-01', '2027-06-30'], '1 March 2027 to 30 June 2027'],
  [['2027-02', '2028-03'], 'February 2027 to March 2028'],
  [['2027-03-01', null], 'From 1 March 2027'],
  [[null, '2027-06'], 'Until June 2027'],
  [['asap', '2027-06'], 'asap to 2027-06'],
  [['2027-06', '2027-03'], 'June 2027 to March 2027'],
  [[null, null], ''],
])('the time %j is said as “%s”', (values, expected) => {
  const [from, to] = values;
  expect(periodOf(from, to).text).toBe(expected);
});
