import { monthNamed } from '../facts/months.ts';
import { foldedInPlace, is, type Span, scan } from '../facts/scan.ts';
import {
  LIMITS,
  monthsIn,
  readStart,
  type StatedMonths,
} from '../facts/start.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import { type Mention, mention } from './mention.ts';
import table from './query-words.json' with { type: 'json' };
import type { FactValue } from './wish.ts';
import { anyOf, numbersOf } from './word-lists.ts';

const daysAgo = numbersOf(table.ago, 0);
const weekdays = numbersOf(table.weekdays, 0);
const MONTH_FIRST = '\\p{L}{3,9}\\.? \\d{1,2}(?:,? \\d{4})?';
const DAY_FIRST =
  '\\d{1,4}(?:er|st|nd|rd|th)?[-. ]{1,2}(?:\\d{1,2}|\\p{L}{3,9})(?:-\\d\\d|[., ]{1,2}\\d{4})?';
const LAST_DAYS = `${anyOf(table.last)} (?<days>\\d{1,3}) ${anyOf(table.days)}`;
const NAMED = [...daysAgo.keys(), ...weekdays.keys()].join('|');
const WHEN = `(?<when>${NAMED}|${LAST_DAYS}|${DAY_FIRST}|${MONTH_FIRST})`;
const NEW = anyOf(table.new);
const POSTED = anyOf(table.posted);
const SAID = `(?<said>(?:${NEW}|${POSTED}|${anyOf(table.fromDay)}) (?:${anyOf(table.since)} )*)?`;
const SINCE = new RegExp(
  `(?<![\\p{L}\\d-])${SAID}${WHEN}(?<posted> ${POSTED})?(?![\\p{L}\\d])`,
  'gu',
);
const ONLY_NEW = new RegExp(
  `(?<![\\p{L}\\d-])${NEW}(?![\\p{L}\\d-]| ${anyOf(table.newNames)})`,
  'gu',
);

const dateOf = (...parts: readonly (string | number)[]) =>
  parts.map((part) => String(part).padStart(2, '0')).join('-');

/**
 * A day that is named: “today”, “Monday”, “2026-11-03”, “1.11.2026” or
 * “3 November”; without a year the last one of the past, or the next one.
 */
function dayNamed(when: string, isNext = false): string | null {
  if (isDay(when)) return when;
  const today = new Date();
  const weekday = weekdays.get(when);
  const days =
    weekday === undefined
      ? daysAgo.get(when)
      : (today.getUTCDay() - weekday + 7) % 7;
  if (days !== undefined) return dayAgo(days);
  const numbers = when.match(/\d+/g) ?? [];
  const words = when.match(/\p{L}{3,}/gu) ?? [];
  const [day = '', ...others] = numbers;
  const named = words.flatMap((word) => monthNamed(word) ?? []);
  const [month = '', year] = [...named, ...others].map(String);
  const thisYear = today.getUTCFullYear();
  const years = year ? [year] : [thisYear, thisYear + (isNext ? 1 : -1)];
  const dates = years.map((each) => dateOf(each, month, day)).filter(isDay);
  const isMeant = (date: string) =>
    isNext ? date >= dayAgo(0) : date <= dayAgo(0);
  return dates.find(isMeant) ?? null;
}

const APPLYING = anyOf(table.applying);
const AFTER = `(?<after>${anyOf(table.applyAfter)} )?(?:(?:the|den|le|dem) )?`;
/** “Before 7” looks like a month and its day, so the other order is first. */
const LAST_DAY = [DAY_FIRST, MONTH_FIRST].map(
  (day) =>
    new RegExp(
      `(?<![\\p{L}\\d-])${APPLYING}[^.;\\n\\d]{0,25}?${AFTER}(?<day>${day})(?![\\p{L}\\d])`,
      'u',
    ),
);

/**
 * The last day for an application that a text names: “apply before 7 December”,
 * “Bewerbungsfrist nach dem 1.12.2026”.
 */
export function lastDayIn(text: string): Mention | null {
  const plain = foldedInPlace(text);
  for (const pattern of LAST_DAY) {
    const { 0: found = '', index = 0, groups } = pattern.exec(plain) ?? {};
    const day = dayNamed(groups?.day ?? '', true);
    if (day === null) continue;
    const value: FactValue = groups?.after
      ? { kind: 'apply-by', from: day, to: null }
      : { kind: 'apply-by', from: null, to: day };
    return mention([value], [[index, index + found.length]]);
  }
  return null;
}

/**
 * The day since which what a text asks for was posted or changed: “new”, “new
 * this week”, “posted since 3 November”.
 */
export function sinceIn(text: string): Mention | null {
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
    if (!since) continue;
    const value: FactValue = { kind: 'since', day: since };
    return mention([value], [[index, index + found.length]]);
  }
  return null;
}

const RANGE =
  /^ ?(?:-|–|to|till?|bis|[aà]|and|und|och|et|og|or|oder|eller|ou) ?$/iu;
/** What somebody says of applying is no start: “apply in December”. */
const ABOUT_APPLYING = new RegExp(`(?<!\\p{L})${APPLYING}[^.;\\n]{0,20}$`, 'u');

/** The month that is some months later than another. */
const later = (month: string, by: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by))
    .toISOString()
    .slice(0, 7);

/** The months between which work starts. “After February” is from March on. */
function limitsOf(month: string, limit: StatedMonths['limit'], last: string) {
  if (limit === 'from') return { from: month, to: null };
  if (limit === 'after') return { from: later(last, 1), to: null };
  if (limit === 'before') return { from: null, to: later(month, -1) };
  if (limit === 'until') return { from: null, to: last };
  return { from: month, to: last };
}

const periods = numbersOf(table.periods, 0);
/** How many months each of these has; a week is in one. */
const MONTHS_OF_PERIOD = [0, 1, 3, 6, 12];
const PERIOD_NAMES = [...periods.keys()].join('|');
const NEXT = anyOf(table.next);
const PERIOD = new RegExp(
  `(?<![\\p{L}\\d])(?:${NEXT} (?<named>${PERIOD_NAMES})|(?<first>${PERIOD_NAMES}) ${NEXT}|(?<year>20\\d\\d))(?![\\p{L}\\d]|[-./]\\d)`,
  'u',
);
const IN_YEAR = new RegExp(`^${anyOf(table.inYear)}$`);

/** The first and the last month of the next week, quarter or year. */
function nextPeriod(name: string) {
  const length = MONTHS_OF_PERIOD[periods.get(name) ?? 0] ?? 0;
  const week = dayAgo(-7).slice(0, 7);
  if (length === 0) return { month: week, to: week };
  const passed = (Number(thisMonth().slice(5)) - 1) % length;
  const month = later(thisMonth(), length - passed);
  return { month, to: later(month, length - 1) };
}

/**
 * The months of “next quarter” and “from 2027”. A year without a word before it
 * may be a version, and one of the past is what somebody did.
 */
function periodIn(text: string): Omit<StatedMonths, 'says'> | null {
  const { 0: found, index, groups } = PERIOD.exec(foldedInPlace(text)) ?? {};
  if (found === undefined || index === undefined) return null;
  const before = scan(text.slice(0, index)).filter((token) => !is(token, 'is'));
  const word = before.findLast((token) => !is(token, 'filler'));
  const limit = (word && LIMITS[word.type]) ?? null;
  const place = {
    limit,
    at: [index, index + found.length] as const,
    open: limit && word ? word.start : index,
  };
  const name = groups?.named ?? groups?.first;
  if (name !== undefined) return { ...nextPeriod(name), ...place };
  const last = before.at(-1);
  const isIn = limit === null && last && IN_YEAR.test(last.text);
  const isPast = found < thisMonth().slice(0, 4);
  if (isPast || (limit === null && !isIn)) return null;
  const open = isIn ? last.start : place.open;
  return { ...place, month: `${found}-01`, to: `${found}-12`, open };
}

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did, and none that says when to apply is a start.
 */
export function startIn(text: string): Mention | null {
  const now = readStart(text);
  if (now?.value === 'now')
    return mention([{ kind: 'start', from: null, to: thisMonth() }], now.spans);
  const dates = monthsIn(text, `${thisMonth()}-01`);
  const months = dates.length > 0 ? dates : [periodIn(text) ?? []].flat();
  const spans = months.map(({ open, at }): Span => [open, at[1]]);
  const [first, second] = months;
  if (!first?.month) return null;
  const isRange =
    second?.month && RANGE.test(text.slice(first.at[1], second.at[0]));
  const last = (isRange ? second : first).to ?? first.month;
  const limits = limitsOf(first.month, first.limit, last);
  const isPast = (limits.to ?? limits.from ?? '') < thisMonth();
  const isOther = ABOUT_APPLYING.test(foldedInPlace(text.slice(0, first.open)));
  const value: FactValue = { kind: 'start', ...limits };
  return mention(isOther || isPast ? [] : [value], spans);
}
