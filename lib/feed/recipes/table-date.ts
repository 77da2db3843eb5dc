// Dates as spreadsheets export them. Each export is a function for transforms.
import { scalarOf } from '../scalar-of.ts';

/** Excel and Google Sheets count the days from here; the numbers are those from 2000 to 2099. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const SERIALS = { first: 36_526, last: 73_050 };
const DAY_MS = 86_400_000;

// After a date there may be a time, of which only the day is known.
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[ T]\d)/;
const WITH_DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)(?:$|,? \d)/;
const WITH_SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:$|,? \d)/;
const WITH_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|UTC|[+-]\d\d:?\d\d)$/i;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

const textOf = (value: unknown): string => scalarOf(value)?.trim() ?? '';

/** A day as RFC 3339 writes it, if it exists. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const at = new Date(Date.UTC(Number(year.padStart(4, '20')), Number(month) - 1, Number(day)));
  const exists = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return exists ? at.toISOString().slice(0, 10) : undefined;
}

/**
 * Whether the day is before the month in `3/11/2026`, as the dates of a list show that can’t be read otherwise; absent if none
 * shows it, or if they contradict each other.
 */
export function isDayFirst(list: unknown): boolean | undefined {
  const dates = (Array.isArray(list) ? list : [list]).map((value) => WITH_SLASHES.exec(textOf(value)));
  const [dayFirst, monthFirst] = [1, 2].map((at) => dates.some((date) => Number(date?.[at]) > 12));
  return dayFirst === monthFirst ? undefined : dayFirst;
}

/**
 * The day that a cell states: ISO 8601 or another form with the year first, with dots (the day first), with slashes if it is known
 * which comes first, or Excel’s number. A time with its offset is kept. Absent if it states none, or may mean two.
 */
export function dateIn(value: unknown, dayFirst?: unknown): string | undefined {
  const text = textOf(value);
  if (SERIAL.test(text)) {
    const isDate = Number(text) >= SERIALS.first && Number(text) <= SERIALS.last;
    return isDate ? new Date(DAY_ZERO + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10) : undefined;
  }
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? [];
  if (year !== '') return WITH_ZONE.test(text) ? text : dayOf(year, month, day);
  const [, first = '', second = '', last = ''] = WITH_DOTS.exec(text) ?? [];
  if (first !== '') return dayOf(last, second, first);
  const [, one = '', two = '', of = ''] = WITH_SLASHES.exec(text) ?? [];
  const isClear = typeof dayFirst === 'boolean' || one === two;
  return isClear ? (dayFirst ? dayOf(of, two, one) : dayOf(of, one, two)) : undefined;
}

const DATE_LIKE = /^(?!\d{4}$)\d+(?:\.\d+)?$|^\d{1,4}[-/.] ?\d{1,2}[-/.] ?\d{2,4}(?!\d)/;

/** Whether a cell has digits in the form of a date, but states none, or may mean two. */
export function isUnclearDate(value: unknown, dayFirst?: unknown): boolean {
  return DATE_LIKE.test(textOf(value)) && dateIn(value, dayFirst) === undefined;
}
