import { monthNamed } from '../facts/months.ts';
import { foldedInPlace, is, type Span, scan } from '../facts/scan.ts';
import { monthsIn, readStart, type StatedMonths } from '../facts/start.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import { type Mention, mention } from './mention.ts';
import { later, periodIn } from './next-period.ts';
import table from './query-words.json' with { type: 'json' };
import type { FactValue } from './wish.ts';
import { anyOf, numbersOf } from './word-lists.ts';

const daysAgo = numbersOf(table.ago, 0);
const weekdays = numbersOf(table.weekdays, 0);
const NOT_AFTER_WORD = '(?<![\\p{L}\\d-])';
const NOT_BEFORE_WORD = '(?![\\p{L}\\d])';
const MONTH_FIRST = '\\p{L}{3,9}\\.? \\d{1,2}(?:,? \\d{4})?';
const DAY_FIRST = [
  '\\d{1,4}(?:er|st|nd|rd|th)?[-. ]{1,2}',
  '(?:\\d{1,2}|\\p{L}{3,9})',
  '(?:-\\d\\d|[., ]{1,2}\\d{4})?',
].join('');
const WHEN = [
  ...daysAgo.keys(),
  ...weekdays.keys(),
  `${anyOf(table.last)} (?<days>\\d{1,3}) ${anyOf(table.days)}`,
  DAY_FIRST,
  MONTH_FIRST,
].join('|');
const NEW = anyOf(table.new);
const POSTED = anyOf(table.posted);
const SINCE = new RegExp(
  [
    NOT_AFTER_WORD,
    `(?<before>(?:${NEW}|${POSTED}|${anyOf(table.fromDay)})`,
    ` (?:${anyOf(table.since)} )*)?`,
    `(?<when>${WHEN})`,
    `(?<posted> ${POSTED})?`,
    NOT_BEFORE_WORD,
  ].join(''),
  'gu',
);
const ONLY_NEW = new RegExp(
  `${NOT_AFTER_WORD}${NEW}(?![\\p{L}\\d-]| ${anyOf(table.newNames)})`,
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
/** “Before 7” looks like a month and its day, so the other order is first. */
const LAST_DAY = [DAY_FIRST, MONTH_FIRST].map(
  (day) =>
    new RegExp(
      [
        NOT_AFTER_WORD,
        APPLYING,
        '[^.;\\n\\d]{0,25}?',
        `(?<after>${anyOf(table.applyAfter)} )?`,
        '(?:(?:the|den|le|dem) )?',
        `(?<day>${day})`,
        NOT_BEFORE_WORD,
      ].join(''),
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

const sinceMention = (day: string, index: number, found: string) =>
  mention([{ kind: 'since', day }], [[index, index + found.length]]);

/** “In the last 3 days”; a day that is named, only with “new” or “since”. */
function sinceDay(plain: string): Mention | null {
  for (const { 0: found, index, groups } of plain.matchAll(SINCE)) {
    const { before, when = '', days, posted } = groups ?? {};
    const count = Number(days);
    const isSaid = before !== undefined || posted !== undefined;
    const named = isSaid ? dayNamed(when) : null;
    const day = count > 0 ? dayAgo(count - 1) : named;
    if (day !== null) return sinceMention(day, index, found);
  }
  return null;
}

/**
 * The day since which what a text asks for was posted or changed: “new”, “new
 * this week”, “posted since 3 November”.
 */
export function sinceIn(text: string): Mention | null {
  const plain = foldedInPlace(text);
  const since = sinceDay(plain);
  if (since) return since;
  for (const { 0: found, index } of plain.matchAll(ONLY_NEW)) {
    const before = scan(text.slice(0, index)).at(-1);
    if (!is(before, 'NOT'))
      return sinceMention(dayAgo(NEW_DAYS - 1), index, found);
  }
  return null;
}

const RANGE =
  /^ ?(?:-|–|to|till?|bis|[aà]|and|und|och|et|og|or|oder|eller|ou) ?$/iu;
/** What somebody says of applying is no start: “apply in December”. */
const ABOUT_APPLYING = new RegExp(`(?<!\\p{L})${APPLYING}[^.;\\n]{0,20}$`, 'u');

/** The months between which work starts. “After February” is from March on. */
function limitsOf(month: string, limit: StatedMonths['limit'], last: string) {
  if (limit === 'from') return { from: month, to: null };
  if (limit === 'after') return { from: later(last, 1), to: null };
  if (limit === 'before') return { from: null, to: later(month, -1) };
  if (limit === 'until') return { from: null, to: last };
  return { from: month, to: last };
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
  const period = dates.length === 0 ? periodIn(text) : null;
  const months = period ? [period] : dates;
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
