import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  datesToShow,
  dateTimeOf,
  dayOf,
  isFuture,
  isOver,
  newestFirst,
} from './stated-date.ts';

describe('a stated date', () => {
  it('is shown with its own calendar day, whatever the time zone of the reader', () => {
    for (const time of ['', 'T23:30:00-05:00', 'T00:30:00+13:00']) {
      expect(dayOf(`2026-11-03${time}`)).toBe('2026-11-03');
    }
  });

  it('is a time where a format needs one: a day starts at midnight UTC', () => {
    expect(dateTimeOf('2026-11-03')).toBe('2026-11-03T00:00:00Z');
    expect(dateTimeOf('2026-11-03T23:30:00-05:00')).toBe(
      '2026-11-03T23:30:00-05:00',
    );
  });

  afterEach(() => {
    vi.useRealTimers();
  });
  it.each([
    ['2026-11-22T12:00:00Z', false],
    ['2026-11-22T12:00:01Z', true],
    // It has begun where the clocks are ahead by 14 hours.
    ['2026-11-23', false],
    ['2026-11-24', true],
  ])('%s is in the future: %s', (date, expected) => {
    vi.setSystemTime('2026-11-22T12:00:00Z');
    expect(isFuture(date)).toBe(expected);
  });
});

const POSTED = { posted: '2026-11-03' };
it.each([
  [{}, ''],
  [{ updated: '2026-11-05' }, 'changed 2026-11-05'],
  [{ ...POSTED, updated: '2026-11-03T09:00:00Z' }, 'posted 2026-11-03'],
  [{ apply_by: '2026-12-04' }, 'applyBy 2026-12-04'],
  [
    { ...POSTED, updated: '2026-11-05', apply_by: '2026-12-04' },
    'posted 2026-11-03, changed 2026-11-05, applyBy 2026-12-04',
  ],
])('of %j people see “%s”', (dated, expected) => {
  const shown = Object.entries(datesToShow(dated))
    .filter(([, date]) => date)
    .map((entry) => entry.join(' '));
  expect(shown.join(', ')).toBe(expected);
});

it('is over when its last day has ended at UTC−12, and never without one', () => {
  const project = { apply_by: '2026-12-04' };
  const end = Date.parse('2026-12-05T12:00:00Z');
  expect([
    isOver(project, end - 1),
    isOver(project, end),
    isOver({}, end),
  ]).toEqual([false, true, false]);
});

it('the newest come first, by their own days; those without a date come last, in the order of the list', () => {
  const inOrder = [
    { posted: '2024-11-10T09:00:00Z' },
    { posted: '2024-11-10T01:00:00Z' },
    // Later than the one before by the clock, but its day is the day before.
    { posted: '2024-11-09T23:30:00-05:00' },
    { posted: '2024-11-03' },
    { updated: '2024-12-01' },
    { id: 'undated' },
  ];
  expect(
    newestFirst([4, 2, 3, 1, 5, 0].flatMap((at) => inOrder[at] ?? [])),
  ).toEqual(inOrder);
});
