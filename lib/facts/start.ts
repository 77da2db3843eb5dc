import { takeAfter } from './amounts.ts';
import {
  type MonthsOfYear,
  monthNamed,
  monthsNamed,
  monthsOfPart,
  ordinalNamed,
} from './months.ts';
import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  type Span,
  scan,
  spanOf,
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
/** Languages in which “01/02/2027” is in February. */
const DAY_FIRST = /^(?:de|fr|sv)/;
/** The ending of “1st” or “2e”. */
const ORDINAL = /^(?:st|nd|er|e|eme)$/;
const START = /^(?:start|begin|commenc|debut|demarr|borja|projektstart)/;
/** How many tokens before a date may say what happens then. */
const REACH = 4;
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
export const LIMITS: Partial<Readonly<Record<Class, Limit>>> = {
  AT_LEAST: 'from',
  AFTER: 'after',
  BEFORE: 'before',
  UNTIL: 'until',
  AT_MOST: 'until',
};

/** What the words before a date say of it. */
type Context = {
  readonly says: 'start' | 'other' | null;
  readonly limit: Limit | null;
  /** Where the words for the limit start. */
  readonly open: number | undefined;
};

/**
 * A date of a text: its first and its last month, `null` if its year is not
 * certain; and where it stands.
 */
export type StatedMonths = {
  readonly month: string | null;
  readonly to: string | null;
  readonly says: Context['says'];
  readonly limit: Limit | null;
  readonly at: Span;
  /** Where the words for its limit start. */
  readonly open: number;
};

/** A date as it is written. */
type WrittenDate = {
  readonly months: MonthsOfYear;
  readonly year: number | undefined;
  /** The number of its first token. */
  readonly first: number;
  readonly span: Span;
  readonly isLater: boolean;
};

const isYear = ({ type, amount = 0 }: Token): boolean =>
  type === 'NUMBER' && amount >= 2000 && amount < 2100;
const isDay = ({ type, amount = 0 }: Token): boolean =>
  type === 'NUMBER' && amount >= 1 && amount <= 31;

/**
 * Year and month of “2027-02-01”, “01.02.2027” or “02/2027”. `null` if the
 * month may be the day.
 */
function numericDate({ text }: Token, isDayFirst: boolean) {
  const parts = text.split(/[-./]/).map(Number);
  const [year = 0, month = 0, day = month] =
    text.indexOf('-') === 4 ? parts : parts.toReversed();
  const isEither = text.includes('/') && day !== month && !isDayFirst;
  if (isEither && Math.max(month, day) <= 12) return null;
  const value = isEither && month > 12 ? day : month;
  if (value < 1 || value > 12) return null;
  const months = { from: value, to: value };
  return { months, year: year < 100 ? year + 2000 : year };
}

/** The year after a month, across the day and a mark: “March 1st, 2027”. */
function takeYear(reader: TokenReader): number | undefined {
  return reader.attempt(() => {
    if (reader.takeIf(isDay))
      reader.takeIf((token) => is(token, 'word') && !monthsNamed(token.text));
    reader.take('.', ',', '/', 'filler');
    return reader.takeIf(isYear)?.amount;
  });
}

/** “2. Quartal”, “first half” */
const takePartOfYear = (reader: TokenReader): MonthsOfYear | undefined =>
  reader.attempt(() => {
    const part = reader.read(
      (token) => token.amount ?? ordinalNamed(token.text),
    );
    if (part === undefined) return undefined;
    if (!reader.take('.')) reader.takeIf(({ text }) => ORDINAL.test(text));
    return reader.read(({ text }) => monthsOfPart(part, text));
  });

/** “March”, “Q1”, “summer”, “2. Quartal” */
const takeMonths = (reader: TokenReader): MonthsOfYear | undefined =>
  takePartOfYear(reader) ??
  reader.read((token) =>
    is(token, 'word', 'filler') ? monthsNamed(token.text) : undefined,
  );

/** The months that are named, or “January/February”. */
function takeMonthsOfYear(reader: TokenReader): MonthsOfYear | undefined {
  const months = takeMonths(reader);
  const to = reader.attempt(() => {
    const last = months && reader.take('/') && takeMonths(reader);
    return last && last.from > months.from ? last.to : undefined;
  });
  return months && to ? { from: months.from, to } : months;
}

/** Whether other months follow: “Q1–Q2 2027”, “May to June”. */
function isBeforeMonths(reader: TokenReader): boolean {
  const isJoined = is(reader.peek(), 'TO', 'UNTIL', 'AND', 'OR', 'is');
  return monthsNamed(reader.peek(isJoined ? 1 : 0)?.text ?? '') !== undefined;
}

/** The months that are named, with their year before or after them. */
function takeNamedDate(reader: TokenReader) {
  const { at: first } = reader;
  const months = takeMonthsOfYear(reader);
  if (months === undefined) return undefined;
  const before = reader.tokens[first - 1];
  const { text } = reader.tokens[first] as Token;
  const isMonth = monthNamed(text) !== undefined;
  const yearBefore =
    !isMonth && before && isYear(before) ? before.amount : undefined;
  const year = takeYear(reader) ?? yearBefore;
  const isCertain =
    year !== undefined ||
    is(before, 'NUMBER') ||
    (before?.type ?? '') in LIMITS ||
    isBeforeMonths(reader);
  if (ALSO_WORDS.test(text) ? !isCertain : !isMonth && !year) return undefined;
  if (months.from <= months.to) return { months, year };
  // “Winter 2026/27” is certain, “winter 2027” may be two.
  const isSplit = reader.take('/') && reader.take('NUMBER');
  return isSplit ? { months, year } : undefined;
}

/** The date at a token. A week is none: “KW 12/2027”. */
function takeDate(
  reader: TokenReader,
  isDayFirst: boolean,
): WrittenDate | undefined {
  const { at: first } = reader;
  if (is(reader.peek(is(reader.peek(-1), '.') ? -2 : -1), 'WEEK'))
    return undefined;
  const token = reader.take('DATE');
  const numeric = token && numericDate(token, isDayFirst);
  const date = numeric ?? takeNamedDate(reader);
  if (date === undefined) return undefined;
  // “March 2027 or later”, but not “01.01. – ab 30.06.”
  const isLater = takeAfter(reader, 'AT_LEAST') !== undefined;
  return {
    ...date,
    first,
    span: reader.spanFrom(first),
    isLater,
  };
}

/**
 * What the words before a date in the same part of a text say: “after”, “not
 * starting before mid”, “deadline”.
 */
function contextOf(before: Tokens): Context {
  const mark = before.findLastIndex(({ text }) => /[,;|\n]/.test(text));
  const part = before.slice(mark + 1);
  const near = part.slice(-REACH);
  const word = near.findLast(({ type }) => type in LIMITS);
  const stated = word && LIMITS[word.type];
  const beforeWord = word ? part.slice(0, part.indexOf(word)) : [];
  const isDenied = has(beforeWord.slice(-REACH), 'NOT');
  const limit = stated && isDenied ? DENIED[stated] : stated;
  const isEnd = limit === 'before' || limit === 'until';
  const isStart = limit === 'from' || near.some(({ text }) => START.test(text));
  const isOther = isEnd || has(near, 'INTERVIEW', 'END');
  const says = isOther ? 'other' : isStart ? 'start' : null;
  return { says, limit: limit ?? null, open: word?.start };
}

/** A month without a year is the next one after a day. */
function nextYear(month: number, since: string): number | undefined {
  const [year = 0, now = 0] = since.split('-').map(Number);
  return year > 0 && (month - now + 12) % 12 <= MOST_AHEAD
    ? year + Number(month < now)
    : undefined;
}

/** The dates with the years of later ones: “January to June 2027”. */
function withYears(dates: readonly WrittenDate[]): readonly WrittenDate[] {
  let later: WrittenDate | undefined;
  const dated = dates.toReversed().map((date): WrittenDate => {
    if (date.year !== undefined) later = date;
    if (date.year !== undefined || later?.year === undefined) return date;
    const isBefore = later.months.from < date.months.from;
    return { ...date, year: later.year - Number(isBefore) };
  });
  return dated.toReversed();
}

const monthText = (year: number, month: number) =>
  `${year}-${String(month).padStart(2, '0')}`;

/**
 * The dates that a text such as “March to June 2027” names, in their order;
 * those without a year are the next after a day.
 */
export function monthsIn(
  text: string,
  since = '',
  isDayFirst = true,
): readonly StatedMonths[] {
  const tokens = scan(text);
  const dates = readAll(tokens, (reader) => takeDate(reader, isDayFirst));
  return withYears(dates).map(({ months, year, first, span, isLater }) => {
    const { from, to } = months;
    const certain = year ?? nextYear(from, since);
    // “Au printemps” is in spring, “au 30 juin” until the end of June.
    const isIn = from !== to && tokens[first - 1]?.text === 'au';
    const end = isIn ? first - 1 : first;
    const before = tokens.slice(Math.max(end - 2 * REACH, 0), end);
    const { says, limit, open } = contextOf(before);
    const isKnown = certain !== undefined && certain >= 2000;
    return {
      month: isKnown ? monthText(certain, from) : null,
      to: isKnown ? monthText(certain + Number(to < from), to) : null,
      says,
      limit: limit ?? (isLater ? 'from' : null),
      at: span,
      open: open ?? span[0],
    };
  });
}

/**
 * When an assignment starts, from its timeline: at the first date that the text
 * says is a start, otherwise at the first of all, unless that is said to be
 * something else. A month without a year is the next one after the day of
 * posting. `null` if the text does not say it, or if that day is not known.
 */
export function readStart(
  timeline: string,
  posted = '',
  language = '',
): Fact<Start> | null {
  const tokens = scan(timeline);
  const now = tokens.find(
    (token, at) => is(token, 'NOW') && !is(tokens[at - 1], 'NOT'),
  );
  if (now) return factAt('now', timeline, [spanOf(now)]);
  const dates = monthsIn(timeline, posted, DAY_FIRST.test(language));
  const [first] = dates;
  const date =
    dates.find(({ says }) => says === 'start') ??
    (first?.says === null ? first : undefined);
  // When something after a summer starts, nobody knows.
  const isOpen = date?.limit === 'after' && date.month !== date.to;
  return date?.month && date.to && !isOpen
    ? factAt({ from: date.month, to: date.to }, timeline, [date.at])
    : null;
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null =>
  monthsIn(text).find(({ month }) => month)?.month ?? null;
