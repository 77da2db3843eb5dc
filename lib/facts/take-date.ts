import { type MonthsOfYear, monthsNamed } from './months.ts';
import { type Class, is, type Token } from './scan.ts';
import type { TokenReader } from './token-reader.ts';

/** Whether the day or the month comes first where both are numbers. */
export type DateOrder = 'dmy' | 'mdy';

/** What a text states of a date: at least its months. */
export type StatedDate = MonthsOfYear & {
  readonly year?: number | undefined;
  readonly day?: number | undefined;
  /** The order in which this is what a text means that has either. */
  readonly order?: DateOrder | undefined;
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

const isBetween = (token: Token, least: number, most: number): boolean =>
  token.type === 'NUMBER' &&
  token.amount !== undefined &&
  token.amount >= least &&
  token.amount <= most;
const isDay = (token: Token) => isBetween(token, 1, 31);
const isYear = (token: Token) => isBetween(token, 2000, 2099);

/** “2027-02-01”, “01.02.2027”, “1.2.27”, “02/2027”; what “1/2/2027” may be. */
function numericDates({ type, text }: Token) {
  if (type !== 'DATE') return undefined;
  const isIso = /^\d{4}/.test(text);
  const numbers = text.split(/\D/).map(Number);
  const [year = 0, second = 0, first] = isIso ? numbers : numbers.toReversed();
  const dateOf = (month: number, day?: number, order?: DateOrder) => {
    const century = 2000 + (year % 100);
    return { year: century, from: month, to: month, day, order };
  };
  const isEither = first !== second && /^\d\d?([/-])\d\d?\1/.test(text);
  const dates: readonly StatedDate[] =
    first && isEither
      ? [dateOf(second, first, 'dmy'), dateOf(first, second, 'mdy')]
      : [dateOf(second, first)];
  return dates.filter(({ from }) => from >= 1 && from <= 12);
}

/** “March”, “Q1”, “2. Quartal” after its number */
const takeMonths = (reader: TokenReader, number?: number) =>
  reader.read(
    ({ text }) => monthsNamed(text) ?? monthsNamed(`${number} ${text}`),
  );

/** The year after a month, also across a mark: “March 1st, 2027”. */
const takeYear = (reader: TokenReader) =>
  reader.attempt(() => {
    reader.take('.', ',', '/', 'filler');
    return reader.takeIf(isYear)?.amount;
  });

/** Whether other months follow: “Q1–Q2 2027”, “May to June”. */
function isBeforeMonths(reader: TokenReader): boolean {
  const isJoined = is(reader.peek(), 'TO', 'UNTIL', 'AND', 'OR', 'is');
  return monthsNamed(reader.peek(isJoined ? 1 : 0)?.text ?? '') !== undefined;
}

/**
 * Named months, with a day and a year before or after them. Parts of the year
 * and other words are dates only if a year or a limit says so.
 */
function takeNamedDate(reader: TokenReader): readonly StatedDate[] | undefined {
  const before = reader.peek(-1);
  const first = (reader.takeIf(isDay) ?? reader.takeIf(isYear))?.amount;
  // “1st of March”
  if (first) reader.take('filler');
  const word = reader.peek();
  const months = takeMonths(reader, first);
  if (!months) return undefined;
  const next = reader.takeIf(isDay)?.amount;
  const numbers = [first, next, takeYear(reader)].flatMap((some) => some ?? []);
  const year = numbers.find((number) => number > 31);
  const day = numbers.find((number) => number <= 31);
  const isMonth =
    months.from === months.to &&
    (first || !ALSO_WORDS.includes(word?.text ?? ''));
  const isNamed = isMonth || is(before, ...LIMITS) || isBeforeMonths(reader);
  // “Des” is also the French “from”.
  const isDate = year || (isNamed && !is(word, ...LIMITS));
  return isDate ? [{ ...months, year, day }] : undefined;
}

/** What the date at a token may mean. A week is none: “KW 12/2027”. */
export const takeDate = (reader: TokenReader) =>
  is(reader.peek(-1), 'WEEK')
    ? undefined
    : (reader.read(numericDates) ??
      reader.attempt(() => takeNamedDate(reader)));

/** A day or a month as RFC 3339 writes it: “2027-03-01”, “2027-03”. */
export const isoDate = (...numbers: readonly number[]): string =>
  numbers.map((number) => String(number).padStart(2, '0')).join('-');
