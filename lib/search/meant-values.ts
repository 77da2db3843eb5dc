import { monthNamed } from '../facts/months.ts';
import { anyOf, numbersOf } from '../facts/names.ts';
import { readAskedRate } from '../facts/rate.ts';
import { foldedInPlace, is, type Span, scan } from '../facts/scan.ts';
import { monthsIn, readStart } from '../facts/start.ts';
import type { Filter } from '../filters.ts';
import { dayAgo, isDay } from '../public-project/stated-date.ts';
import words from './query-words.json' with { type: 'json' };

/** Filters that some words of a text set, with the places of the words. */
export type Meaning = {
  readonly filter: Filter;
  readonly spans: readonly Span[];
};

/**
 * The least that a text asks for per hour, with its currency if it has one:
 * “100 EUR”. If it `isAll` of the text, any number is one.
 */
export function rateMeant(text: string, isAll = false): Meaning | null {
  const rate = readAskedRate(text, isAll);
  if (!rate) return null;
  const { amount, currency } = rate.value;
  return {
    filter: { rate_from: `${amount} ${currency ?? ''}`.trim() },
    spans: rate.spans,
  };
}

const [daysAgo, weekdays] = [
  numbersOf(words.ago, 0),
  numbersOf(words.weekdays, 0),
];
const MONTH_FIRST = '\\p{L}{3,9}\\.? \\d{1,2}(?:,? \\d{4})?';
const DAY_FIRST =
  '\\d{1,4}(?:er|st|nd|rd|th)?[-. ]{1,2}(?:\\d{1,2}|\\p{L}{3,9})(?:-\\d\\d|[., ]{1,2}\\d{4})?';
const LAST_DAYS = `${anyOf(words.last)} (?<days>\\d{1,3}) ${anyOf(words.days)}`;
const NAMED = [...daysAgo.keys(), ...weekdays.keys()].join('|');
const WHEN = `(?<when>${NAMED}|${LAST_DAYS}|${DAY_FIRST}|${MONTH_FIRST})`;
const [NEW, POSTED] = [anyOf(words.new), anyOf(words.posted)];
const SAID = `(?<said>(?:${NEW}|${POSTED}|${anyOf(words.fromDay)}) (?:${anyOf(words.since)} )*)?`;
const SINCE = new RegExp(
  `(?<![\\p{L}\\d-])${SAID}${WHEN}(?<posted> ${POSTED})?(?![\\p{L}\\d])`,
  'gu',
);
const ONLY_NEW = new RegExp(
  `(?<![\\p{L}\\d-])${NEW}(?![\\p{L}\\d-]| ${anyOf(words.newNames)})`,
  'gu',
);
/** For how many days something is new. */
const NEW_DAYS = 7;

/**
 * A day of the past that is named: “today”, “Monday”, “2026-11-03”, “1.11.2026”
 * or “3 November”, the last one if it has no year.
 */
function dayNamed(when: string): string | null {
  if (isDay(when)) return when;
  const today = new Date();
  const weekday = weekdays.get(when);
  const days =
    weekday === undefined
      ? daysAgo.get(when)
      : (today.getUTCDay() - weekday + 7) % 7;
  if (days !== undefined) return dayAgo(days);
  const [day = '', ...others] = when.match(/\d+/g) ?? [];
  const named =
    when.match(/\p{L}{3,}/gu)?.flatMap((word) => monthNamed(word) ?? []) ?? [];
  const [month = '', year] = [...named, ...others];
  const years = year
    ? [year]
    : [today.getUTCFullYear(), today.getUTCFullYear() - 1];
  const dates = years.map((one) =>
    [one, ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
      '-',
    ),
  );
  return dates.find((date) => isDay(date) && date <= dayAgo(0)) ?? null;
}

/**
 * The day since which what a text asks for was posted or changed: “new”, “new
 * this week”, “posted since 3 November”.
 */
export function sinceMeant(text: string): Meaning | null {
  const plain = foldedInPlace(text);
  for (const { 0: found, index, groups } of [
    ...plain.matchAll(SINCE),
    ...plain.matchAll(ONLY_NEW),
  ]) {
    const { said, when = '', days, posted } = groups ?? {};
    const isNew = !groups && !is(scan(text.slice(0, index)).at(-1), 'NOT');
    const lastDays = isNew ? NEW_DAYS : Number(days);
    const since =
      lastDays > 0 ? dayAgo(lastDays - 1) : (said ?? posted) && dayNamed(when);
    if (since)
      return { filter: { since }, spans: [[index, index + found.length]] };
  }
  return null;
}

const RANGE =
  /^ ?(?:-|–|to|till?|bis|[aà]|and|und|och|et|og|or|oder|eller|ou) ?$/iu;
/** The month of today, in which what starts now starts. */
export const thisMonth = (): string => dayAgo(0).slice(0, 7);
/** The month that is some months later than another. */
const later = (month: string, by: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by))
    .toISOString()
    .slice(0, 7);

/**
 * The months in which what a text asks for starts. “After February” is from
 * March on, and sets no end, nor does “from February”.
 */
export function startMeant(text: string): Meaning | null {
  const now = readStart(text);
  if (now?.value === 'now')
    return { filter: { start_before: thisMonth() }, spans: now.spans };
  const months = monthsIn(text, `${thisMonth()}-01`);
  const [first, second] = months;
  if (!first?.month) return null;
  const { month, limit } = first;
  const isRange =
    second?.month && RANGE.test(text.slice(first.at[1], second.at[0]));
  const filters: Record<NonNullable<typeof limit> | 'in', Filter> = {
    from: { start_after: month },
    after: { start_after: later(month, 1) },
    before: { start_before: later(month, -1) },
    until: { start_before: month },
    in: { start_after: month, start_before: isRange ? second.month : month },
  };
  return {
    filter: filters[limit ?? 'in'],
    spans: months.map(({ open, at }) => [open, at[1]]),
  };
}
