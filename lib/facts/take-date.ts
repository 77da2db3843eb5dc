import { isDay } from '../public-project/stated-date.ts';
import { type MonthsOfYear, monthsNamed } from './months.ts';
import { type Class, is, type Token } from './scan.ts';
import type { TokenReader } from './token-reader.ts';

/**
 * Whether the day or the month comes first where each may; `either` may.
 * `known` where texts of that form have one order.
 */
export type DateOrder = 'dmy' | 'mdy' | 'either' | 'known';

/** What a text states of a date: at least its months. */
type StatedDate = MonthsOfYear & {
  readonly year?: number | undefined;
  readonly day?: number | undefined;
  readonly order: DateOrder;
};

/** Words that say on which side of a date something is. */
export const LIMITS: readonly Class[] = [
  'AT_LEAST',
  'AFTER',
  'BEFORE',
  'UNTIL',
  'AT_MOST',
];
/** Names of months that are more often something else. */
const ALSO_WORDS = ['may', 'mar'];

const takeNumber = (reader: TokenReader, least: number, most: number) =>
  reader.read(({ type, amount = 0 }) =>
    type === 'NUMBER' && amount >= least && amount <= most ? amount : undefined,
  );
const takeDay = (reader: TokenReader) => takeNumber(reader, 1, 31);
const takeYear = (reader: TokenReader) => takeNumber(reader, 1900, 2099);

/** “2027-02-01”, “01.02.2027”, “1.2.27”, “02/2027”, “1/2/2027” */
function numericDate({ type, text }: Token): StatedDate | undefined {
  if (type !== 'DATE') return undefined;
  const numbers = text.split(/\D+/).map(Number);
  const isIso = /^\d{4}/.test(text);
  const [last = 0, month = 0, day = 0] = isIso ? numbers : numbers.toReversed();
  const year = 2000 + (last % 100);
  const date = { year, from: month, to: month, day, order: 'known' } as const;
  const mayBeEither = day !== month && /^\d\d?([/-])\d\d?\1/.test(text);
  if (!mayBeEither) return date;
  if (month > 12)
    return { ...date, from: day, to: day, day: month, order: 'mdy' };
  return { ...date, order: day > 12 ? 'dmy' : 'either' };
}

/** “March”, “Q1”, “2. Quartal” after its number */
const takeMonths = (reader: TokenReader, number?: number) =>
  reader.read(
    ({ text }) => monthsNamed(text) ?? monthsNamed(`${number} ${text}`),
  );

/** Whether other months follow: “Q1–Q2 2027”, “May to June”. */
function isBeforeMonths(reader: TokenReader): boolean {
  const isJoined = is(reader.peek(), 'TO', 'UNTIL', 'AND', 'OR', 'is');
  return monthsNamed(reader.peek(isJoined ? 1 : 0)?.text ?? '') !== undefined;
}

/**
 * Named months, with a day and a year before or after them. Parts of the year
 * and other words are dates only if a year or a limit says so.
 */
function takeNamedDate(reader: TokenReader): StatedDate | undefined {
  const before = reader.peek(-1);
  const first = takeDay(reader) ?? takeYear(reader);
  // “1st of March”
  if (first) reader.take('filler');
  const word = reader.peek();
  const months = takeMonths(reader, first);
  if (!months) return undefined;
  // “, 2027” after “March 1st”
  const yearAfter = () => {
    reader.take('.', ',', '/', 'filler');
    return takeYear(reader);
  };
  const numbers = [first, takeDay(reader), reader.attempt(yearAfter)];
  const year = numbers.find((number) => number && number > 31);
  const day = numbers.find((number) => number && number <= 31);
  const isMonth =
    months.from === months.to &&
    (first || !ALSO_WORDS.includes(word?.text ?? ''));
  const isNamed = isMonth || is(before, ...LIMITS) || isBeforeMonths(reader);
  // “Des” is also the French “from”.
  const isDate = year || (isNamed && !is(word, ...LIMITS));
  return isDate ? { ...months, year, day, order: 'known' } : undefined;
}

/** The date at a token. A week is none: “KW 12/2027”. */
export const takeDate = (reader: TokenReader) =>
  is(reader.peek(-1), 'WEEK')
    ? undefined
    : (reader.read(numericDate) ?? reader.attempt(() => takeNamedDate(reader)));

/**
 * A day or a month as RFC 3339 writes it, “2027-03-01” or “2027-03”; absent if
 * the calendar has none, or the year is not known.
 */
export function isoDate(year?: number, month?: number, day?: number) {
  const text = [year, month, day || 1]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
  return isDay(text) ? text.slice(0, day ? 10 : 7) : undefined;
}
