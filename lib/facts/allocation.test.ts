import { describe, expect, it } from 'vitest';
import { readAllocation } from './allocation.ts';

describe('readAllocation', () => {
  it.each<[string, number, number]>([
    ['100 %', 100, 100],
    ['100', 100, 100],
    ['50-80%', 50, 80],
    ['80 à 100 %', 80, 100],
    ['50 bis 60 Prozent', 50, 60],
    ['50 % to 80 %', 50, 80],
    ['at least 50 % to 80 %', 50, 80],
    ['110 %', 100, 100],
    ['3 days a week', 60, 60],
    ['2–3 Tage/Woche', 40, 60],
    ['fyra dagar i veckan', 80, 80],
    ['part-time, 24 h/week', 60, 60],
    ['20 timmar i veckan', 50, 50],
    ['Vollzeit (40h)', 100, 100],
    ['Teilzeit', 0, 80],
    ['half-time', 50, 50],
    ['full time or part time', 0, 100],
    ['up to 60 %', 0, 60],
    ['min. 80 %', 80, 100],
    ['80%+', 80, 100],
    ['60 %, later 100 %', 60, 100],
    ['100 pour cent', 100, 100],
  ])('“%s” is %i to %i percent', (text, from, to) => {
    expect(readAllocation(text)?.value).toEqual({ from, to });
  });

  it.each(['', 'flexible', '8 h per day', '0.5 FTE', '3 days a month', '2 roles', '80-50 %', '150 %', '%'])(
    '“%s” states no share of a week',
    (text) => {
      expect(readAllocation(text)).toBeNull();
    },
  );
});
