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
  split,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** The first and the last month of a time, such as “2027-01” and “2027-03”. */
export type Months = { readonly from: string; readonly to: string };
/** When an assignment starts: at once, or in one of some months. */
export type Start = 'now' | Months;

/** Names of months that are more often something else. */
const ALSO_WORDS = ['may', 'mar'];
/** How many tokens before a date may say what happens then. */
const REACH = 5;
/**
 * A month without a year is not one that is further away, because it may be the
 * last one.
 */
const MOST_AHEAD = 9;

/** What each limit is if it is denied: “not before March”. */
const DENIED: ByClass<Class> = {
  AT_LEAST: 'BEFORE',
  AFTER: 'UNTIL',
  BEFORE: 'AT_LEAST',
  UNTIL: 'AT_LEAST',
  AT_MOST: 'AT_LEAST',
};
const LIMITS = Object.keys(DENIED) as Class[];

/**
 * A date of a text: its first and its last month, `null` if its year is not
 * certain; and the part of the text that it is, with the words for its limit.
 */
export type StatedMonths = Span & {
  readonly from: string | null;
  readonly to: string | null;
  /** What the words before it say that happens then. */
  readonly says: 'start' | 'other' | null;
  /** The class of a word such as “after” or “until”. */
  readonly limit: Class | undefined;
};

const yearOf = ({ type, amount = 0 }: Token): number | undefined =>
  type === 'NUMBER' && amount >= 2000 && amount < 2100 ? amount : undefined;
const isDay = ({ type, amount = 0 }: Token): boolean =>
  type === 'NUMBER' && amount >= 1 && amount <= 31;

/**
 * The numbers of “2027-02-01”, “01.02.2027”, “1.2.27” or “02/2027”: the year,
 * the month, and the day, unless it has none.
 */
export function datePartsOf(text: string): readonly number[] {
  const parts = text.split(/[-./]/).map(Number);
  const isIso = text.indexOf('-') === 4;
  const [year = 0, ...others] = isIso ? parts : parts.toReversed();
  return [year < 100 ? year + 2000 : year, ...others];
}

/** Its year and month. `undefined` if the month may be the day. */
function numericDate(text: string) {
  const [year = 0, second = 0, first = second] = datePartsOf(text);
  const either = text.includes('/') ? [first, second] : [second];
  const month = onlyValue(either.filter((part) => part >= 1 && part <= 12));
  if (month === undefined) return undefined;
  const months = { from: month, to: month };
  return { months, year };
}

/** “2. Quartal”, “1er trimestre” */
const takePartOfYear = (reader: TokenReader): MonthsOfYear | undefined =>
  reader.attempt(() => {
    const part = reader.take('NUMBER')?.amount ?? 0;
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
    reader.takeIf(isDay);
    reader.take('.', ',', '/', 'filler');
    return reader.read(yearOf);
  });

/** Whether other months follow: “Q1–Q2 2027”, “May to June”. */
function isBeforeMonths(reader: TokenReader): boolean {
  const isJoined = is(reader.peek(), 'TO', 'UNTIL', 'AND', 'OR', 'is');
  return monthsNamed(reader.peek(isJoined ? 1 : 0)?.text ?? '') !== undefined;
}

/**
 * The months that are named, with their year before or after them. Parts of the
 * year and other words are dates only if a year or a limit says so.
 */
function takeNamedDate(reader: TokenReader) {
  const before = reader.peek(-1);
  const text = reader.peek()?.text ?? '';
  const months = takeMonths(reader);
  if (months === undefined || months.from > months.to) return undefined;
  const year = takeYear(reader) ?? (before && yearOf(before));
  const isMonth = monthNamed(text) !== undefined && !ALSO_WORDS.includes(text);
  const isDate =
    isMonth ||
    year !== undefined ||
    is(before, 'NUMBER', ...LIMITS) ||
    isBeforeMonths(reader);
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
  return date && { ...date, limit: takeAfter(reader, 'AT_LEAST')?.type };
}

/**
 * What the words before a date in the same part of a text say: “after”, “not
 * before mid”, “deadline”; and where those for a limit start.
 */
function contextOf(before: Tokens) {
  const part = split(before, ',', ';').at(-1) ?? [];
  const near = part.slice(-REACH);
  const word = near.findLast((token) => is(token, ...LIMITS));
  const denial = word && near.find((token) => is(token, 'NOT'));
  const limit = word && (denial ? DENIED[word.type] : word.type);
  const isFrom = limit === 'AT_LEAST';
  const isEnd = !isFrom && limit !== undefined && limit !== 'AFTER';
  const isOther = isEnd || has(near, 'INTERVIEW', 'END');
  const isStart = isFrom || has(near, 'START');
  const says = isOther ? 'other' : isStart ? 'start' : null;
  return { says, limit, start: (denial ?? word)?.start } as const;
}

/** A month without a year is the next one after a day. */
function nextYear(month: number, since: string): number | undefined {
  const [year = 0, now = 0] = since.split('-').map(Number);
  const isNear = (month - now + 12) % 12 <= MOST_AHEAD;
  if (year < 2000 || !isNear) return undefined;
  return month < now ? year + 1 : year;
}

/** “2027-03”; `null` without a year. */
const monthText = (month: number, year: number | undefined) =>
  year ? `${year}-${String(month).padStart(2, '0')}` : null;

/**
 * The dates that a text such as “March to June 2027” names, in their order;
 * those without a year are the next after a day.
 */
export function monthsIn(tokens: Tokens, since = ''): readonly StatedMonths[] {
  const all: StatedMonths[] = [];
  let later: { readonly year: number; readonly month: number } | undefined;
  for (const { value, at, ...date } of readAll(tokens, takeDate).toReversed()) {
    const { from, to } = value.months;
    // “January to June 2027”, “November to March 2027”
    const other = later && later.year - Number(later.month < from);
    const year = value.year ?? other ?? nextYear(from, since);
    if (value.year) later = { year: value.year, month: from };
    const { says, limit = value.limit, start } = contextOf(tokens.slice(0, at));
    all.push({
      from: monthText(from, year),
      to: monthText(to, year),
      says,
      limit,
      start: start ?? date.start,
      end: date.end,
    });
  }
  return all.toReversed();
}

/** The words of a text for “at once”. */
export const nowIn = (tokens: Tokens): Token | undefined =>
  tokens.find((token, at) => is(token, 'NOW') && !is(tokens[at - 1], 'NOT'));

/**
 * When an assignment starts, from its timeline: at the first date that the text
 * says is a start, otherwise at the first of all, unless that is said to be
 * something else. A month without a year is the next one after the day of
 * posting. `null` if the text does not say it, or if that day is not known.
 */
export function readStart(tokens: Tokens, posted = ''): Start | null {
  if (nowIn(tokens)) return 'now';
  const dates = monthsIn(tokens, posted);
  const [first] = dates;
  const date =
    dates.find(({ says }) => says === 'start') ??
    (first?.says === null ? first : undefined);
  const { from, to, limit } = date ?? {};
  if (!from || !to) return null;
  // When something after a summer starts, nobody knows.
  return limit === 'AFTER' && from !== to ? null : { from, to };
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null =>
  monthsIn(scan(text)).find(({ from }) => from)?.from ?? null;
