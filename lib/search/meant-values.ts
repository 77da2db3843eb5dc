import { anyOf, weekdayNamed } from '../facts/names.ts';
import { type AskedRate, readAskedRate } from '../facts/rate.ts';
import { foldedInPlace, type Span } from '../facts/scan.ts';
import { monthsIn, readStart } from '../facts/start.ts';
import type { Filter } from '../filters.ts';
import { dayAgo, isDay } from '../public-project/stated-date.ts';
import words from './query-words.json' with { type: 'json' };

/** Filters that some words of a text set, with the places of the words. */
export type Meaning = { readonly filter: Filter; readonly spans: readonly Span[] };

const placeOf = ({ 0: found, index }: RegExpExecArray): Span => [index, index + found.length];

const rateValue = ({ amount, currency }: AskedRate) => `${amount} ${currency ?? ''}`.trim();

/** An amount per hour, with its currency if it has one: “100 EUR”. */
export function rateIn(text: string): string | null {
  const rate = readAskedRate(text, true);
  return rate && rateValue(rate.value);
}

export function rateMeant(text: string): Meaning | null {
  const rate = readAskedRate(text);
  return rate && { filter: { rate_from: rateValue(rate.value) }, spans: rate.spans };
}

const DATE = '(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\.? ?\\p{L}{3,9}\\.?(?: \\d{4})?|\\p{L}{3,9} \\d{1,2}(?:, \\d{4})?)';
const LAST_DAYS = `${anyOf(words.last)} \\d{1,3} ${anyOf(words.days)}`;
const POSTED = anyOf(words.posted);
const NEW_SINCE = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:(?:${anyOf(words.new)}|${POSTED})(?: ${anyOf(words.since)}(?!\\p{L}))?|${anyOf(words.fromDay)}(?!\\p{L})|(?=${LAST_DAYS})) ?)(?<when>${LAST_DAYS}|${anyOf(words.today)}|${anyOf(words.yesterday)}|${anyOf(words.thisWeek)}|${DATE}|\\p{L}+)(?: ${POSTED})?(?![\\p{L}\\d])`,
  'gu',
);
const ONLY_NEW = new RegExp(`(?<![\\p{L}\\d-])${anyOf(words.new)}(?![\\p{L}\\d-]| ${anyOf(words.newNames)})`, 'u');
const LAST_WEEK_DAYS = 6;

/** How many days ago the last one of a day of the week was, from Sunday, which is 0. */
const daysSince = (weekday: number) => (new Date().getUTCDay() - weekday + 7) % 7;

/** A day of the past that is named: “today”, “last 14 days”, “Monday”, “2026-11-03” or “3 November”, the last one if it has no year. */
function dayNamed(when: string): string | null {
  const isOf = (list: string) => new RegExp(`^${list}$`, 'u').test(when);
  if (isOf(LAST_DAYS)) return dayAgo(Math.max(0, Number(/\d+/.exec(when)?.[0]) - 1));
  if (isOf(anyOf(words.today))) return dayAgo(0);
  if (isOf(anyOf(words.yesterday))) return dayAgo(1);
  if (isOf(anyOf(words.thisWeek))) return dayAgo(daysSince(1));
  const weekday = weekdayNamed(when);
  if (weekday !== undefined) return dayAgo(daysSince(weekday));
  if (isDay(when)) return when;
  const [today, number] = [dayAgo(0), /(?<!\d)\d{1,2}(?!\d)/.exec(when)?.[0].padStart(2, '0')];
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const [{ month = null } = {}] = monthsIn(when, lastYear);
  const years = /\d{4}/.test(when) ? [month?.slice(0, 4)] : [today.slice(0, 4), lastYear.slice(0, 4)];
  const days = years.map((year) => `${year}${month?.slice(4)}-${number}`);
  return (month && days.find((day) => isDay(day) && (days.length === 1 || day <= today))) ?? null;
}

/** The day since which what a text asks for was posted or changed: “new”, “new this week”, “posted since 3 November”. */
export function sinceMeant(text: string): Meaning | null {
  const plain = foldedInPlace(text);
  for (const found of plain.matchAll(NEW_SINCE)) {
    const since = dayNamed(found.groups?.when ?? '');
    if (since) return { filter: { since }, spans: [placeOf(found)] };
  }
  const isNew = ONLY_NEW.exec(plain);
  return isNew ? { filter: { since: dayAgo(LAST_WEEK_DAYS) }, spans: [placeOf(isNew)] } : null;
}

const RANGE = /^ ?(?:-|–|to|till|bis|a|and|und|och|et) ?$/u;
const OR_LATER = new RegExp(`^,? ?${anyOf(words.orLater)}(?!\\p{L})`, 'u');
/** The month of today, in which what starts now starts. */
export const thisMonth = (): string => dayAgo(0).slice(0, 7);
/** The month that is some months later than another. */
const later = (month: string, by: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by)).toISOString().slice(0, 7);

/** The months in which what a text asks for starts. “After February” is from March on, and sets no end, nor does “from February”. */
export function startMeant(text: string): Meaning | null {
  const now = readStart(text);
  if (now?.value === 'now') return { filter: { start_before: thisMonth() }, spans: now.spans };
  const plain = foldedInPlace(text);
  const [first, second] = monthsIn(text, `${thisMonth()}-01`);
  if (!first?.month) return null;
  const { month, limit, open, at } = first;
  const orLater = limit ? null : OR_LATER.exec(plain.slice(at[1]));
  if (orLater) return { filter: { start_after: month }, spans: [[open, at[1] + orLater[0].length]] };
  const isRange = second?.month && RANGE.test(plain.slice(at[1], second.at[0]));
  const filters: Record<NonNullable<typeof limit> | 'in', Filter> = {
    from: { start_after: month },
    after: { start_after: later(month, 1) },
    before: { start_before: later(month, -1) },
    until: { start_before: month },
    in: { start_after: month, start_before: isRange ? second.month : month },
  };
  return { filter: filters[limit ?? 'in'], spans: [[open, isRange ? second.at[1] : at[1]]] };
}
