import { type MonthsOfYear, monthNamed, monthsNamed } from './months.ts';
import { onlyValue } from './only-value.ts';
import { takeAfter } from './quantities.ts';
import {
  type ByClass,
  type Class,
  has,
  is,
  type Span,
  scan,
  spanOf,
  split,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** The first and the last month of a time, such as “2027-01” and “2027-03”. */
export type Months = { readonly from: string; readonly to: string };
/** When an assignment starts: at once, or in one of some months. */
export type Start = 'now' | Months;

/**
 * Names of months and parts of the year that mean something else, too, unless a
 * year or a limit says that they are months.
 */
const ALSO_WORDS = /^(?:may|mar|[qtkh]\d)$/;
/** The ending of “1st” or “2e”. */
const ORDINAL = /^(?:st|nd|rd|th|er|e|eme)$/;
const START = /^(?:start|begin|commenc|debut|demarr|borja|projektstart)/;
/** How many tokens before a date may say what happens then. */
const REACH = 5;
/**
 * A month without a year is not one that is further away, because it may be the
 * last one.
 */
const MOST_AHEAD = 9;

type Limit = 'from' | 'after' | 'before' | 'until';
/** What a limit is if it is denied: “not before March”. */
const DENIED: Readonly<Record<Limit, Limit>> = {
  from: 'before',
  after: 'until',
  before: 'from',
  until: 'from',
};
export const LIMITS: ByClass<Limit> = {
  AT_LEAST: 'from',
  AFTER: 'after',
  BEFORE: 'before',
  UNTIL: 'until',
  AT_MOST: 'until',
};

const LIMITING = Object.keys(LIMITS) as Class[];

/**
 * A date of a text: its first and its last month, `null` if its year is not
 * certain; and where it stands.
 */
export type StatedMonths = {
  readonly month: string | null;
  readonly to: string | null;
  /** What the words before it say that happens then. */
  readonly says: 'start' | 'other' | null;
  readonly limit: Limit | null;
  readonly at: Span;
  /** Where the words for its limit start. */
  readonly open: number;
};

const isYear = ({ type, amount = 0 }: Token): boolean =>
  type === 'NUMBER' && amount >= 2000 && amount < 2100;
const isDay = ({ type, amount = 0 }: Token): boolean =>
  type === 'NUMBER' && amount >= 1 && amount <= 31;

/**
 * Year and month of “2027-02-01”, “01.02.2027” or “02/2027”. `undefined` if the
 * month may be the day.
 */
function numericDate(text: string) {
  const parts = text.split(/[-./]/).map(Number);
  const isIso = text.indexOf('-') === 4;
  const [year = 0, second = 0, first = second] = isIso
    ? parts
    : parts.toReversed();
  const either = text.includes('/') ? [first, second] : [second];
  const month = onlyValue(either.filter((part) => part >= 1 && part <= 12));
  if (month === undefined) return undefined;
  const months = { from: month, to: month };
  return { months, year: year < 100 ? year + 2000 : year };
}

/** “2. Quartal”, “1er trimestre” */
const takePartOfYear = (reader: TokenReader): MonthsOfYear | undefined =>
  reader.attempt(() => {
    const part = reader.take('NUMBER')?.amount ?? 0;
    reader.takeIf(({ text }) => ORDINAL.test(text));
    const length = reader.take('YEAR')?.amount ?? 0;
    const to = part * length;
    return to >= 1 && to <= 12 ? { from: to - length + 1, to } : undefined;
  });

/** “March”, “Q1”, “summer”, “2. Quartal” */
const takePart = (reader: TokenReader): MonthsOfYear | undefined =>
  takePartOfYear(reader) ??
  reader.read((token) =>
    is(token, 'word', 'filler') ? monthsNamed(token.text) : undefined,
  );

/** The months that are named, or “January/February”. */
function takeMonths(reader: TokenReader): MonthsOfYear | undefined {
  const months = takePart(reader);
  const last = reader.attempt(() => reader.take('/') && takePart(reader));
  return months && last ? { from: months.from, to: last.to } : months;
}

/** The year after a month, across the day and a mark: “March 1st, 2027”. */
const takeYear = (reader: TokenReader): number | undefined =>
  reader.attempt(() => {
    if (reader.takeIf(isDay)) reader.takeIf(({ text }) => ORDINAL.test(text));
    reader.take('.', ',', '/', 'filler');
    return reader.takeIf(isYear)?.amount;
  });

/** Whether other months follow: “Q1–Q2 2027”, “May to June”. */
function isBeforeMonths(reader: TokenReader): boolean {
  const isJoined = is(reader.peek(), 'TO', 'UNTIL', 'AND', 'OR', 'is');
  return monthsNamed(reader.peek(isJoined ? 1 : 0)?.text ?? '') !== undefined;
}

/** The months that are named, with their year before or after them. */
function takeNamedDate(reader: TokenReader) {
  const before = reader.peek(-1);
  const text = reader.peek()?.text ?? '';
  const months = takeMonths(reader);
  if (months === undefined || months.from > months.to) return undefined;
  const yearBefore = before && isYear(before) ? before.amount : undefined;
  const year = takeYear(reader) ?? yearBefore;
  const isCertain =
    year !== undefined ||
    is(before, 'NUMBER', ...LIMITING) ||
    isBeforeMonths(reader);
  const isMonth = monthNamed(text) !== undefined;
  const isDate = ALSO_WORDS.test(text) ? isCertain : isMonth || year;
  return isDate ? { months, year } : undefined;
}

/** The date at a token. A week is none: “KW 12/2027”. */
function takeDate(reader: TokenReader) {
  if (is(reader.peek(-1), 'WEEK')) return undefined;
  const numeric = reader.read(({ type, text }) =>
    type === 'DATE' ? numericDate(text) : undefined,
  );
  const date = numeric ?? takeNamedDate(reader);
  // “March 2027 or later”, but not “01.01. – ab 30.06.”
  const isLater = date && takeAfter(reader, 'AT_LEAST') !== undefined;
  return date && { ...date, isLater };
}

/**
 * What the words before a date in the same part of a text say: “after”, “not
 * before mid”, “deadline”; and where those for a limit start.
 */
function contextOf(before: Tokens) {
  const part = split(before, ',', ';').at(-1) ?? [];
  const near = part.slice(-REACH);
  const word = near.findLast((token) => is(token, ...LIMITING));
  const denial = word && near.find((token) => is(token, 'NOT'));
  const stated = word && LIMITS[word.type];
  const limit = stated && denial ? DENIED[stated] : stated;
  const isEnd = limit === 'before' || limit === 'until';
  const isOther = isEnd || has(near, 'INTERVIEW', 'END');
  const isStart = limit === 'from' || near.some(({ text }) => START.test(text));
  const says = isOther ? 'other' : isStart ? 'start' : null;
  return { says, limit, open: (denial ?? word)?.start } as const;
}

/** A month without a year is the next one after a day. */
function nextYear(month: number, since: string): number | undefined {
  const [year = 0, now = 0] = since.split('-').map(Number);
  const isNear = (month - now + 12) % 12 <= MOST_AHEAD;
  if (year < 2000 || !isNear) return undefined;
  return month < now ? year + 1 : year;
}

const monthText = (month: number, year?: number) =>
  year === undefined ? null : `${year}-${String(month).padStart(2, '0')}`;

/**
 * The dates that a text such as “March to June 2027” names, in their order;
 * those without a year are the next after a day.
 */
export function monthsIn(tokens: Tokens, since = ''): readonly StatedMonths[] {
  const all: StatedMonths[] = [];
  let later: { readonly year: number; readonly month: number } | undefined;
  for (const date of readAll(tokens, takeDate).toReversed()) {
    const { months, isLater, year: own } = date.value;
    const { from, to } = months;
    // “January to June 2027”, “November to March 2027”
    const other = later && later.year - Number(later.month < from);
    const year = own ?? other ?? nextYear(from, since);
    if (own) later = { year: own, month: from };
    const { says, limit, open } = contextOf(tokens.slice(0, date.at));
    all.push({
      month: monthText(from, year),
      to: monthText(to, year),
      says,
      limit: limit ?? (isLater ? 'from' : null),
      at: spanOf(date),
      open: open ?? date.start,
    });
  }
  return all.toReversed();
}

/**
 * When an assignment starts, from its timeline: at the first date that the text
 * says is a start, otherwise at the first of all, unless that is said to be
 * something else. A month without a year is the next one after the day of
 * posting. `null` if the text does not say it, or if that day is not known.
 */
export function readStart(tokens: Tokens, posted = ''): Start | null {
  const isNow = tokens.some(
    (token, at) => is(token, 'NOW') && !is(tokens[at - 1], 'NOT'),
  );
  if (isNow) return 'now';
  const dates = monthsIn(tokens, posted);
  const [first] = dates;
  const date =
    dates.find(({ says }) => says === 'start') ??
    (first?.says === null ? first : undefined);
  if (!date?.month || !date.to) return null;
  // When something after a summer starts, nobody knows.
  if (date.limit === 'after' && date.month !== date.to) return null;
  return { from: date.month, to: date.to };
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null =>
  monthsIn(scan(text)).find(({ month }) => month)?.month ?? null;
