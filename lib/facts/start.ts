import { onlyValue } from './only-value.ts';
import { takeAfter } from './quantities.ts';
import {
  type Class,
  has,
  is,
  type Span,
  split,
  type Token,
  type Tokens,
} from './scan.ts';
import { isoDate, LIMITS, type StatedDate, takeDate } from './take-date.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** The first and the last month of a time, such as “2027-01” and “2027-03”. */
export type Months = { readonly from: string; readonly to: string };
/** When an assignment starts: at once, or in one of some months. */
export type Start = 'now' | Months;

/** How many tokens before a date may say what happens then. */
const REACH = 5;
/**
 * A month without a year is not one that is further away, because it may be the
 * last one.
 */
const MOST_AHEAD = 9;

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

/** The date at a token, if it is certain. */
function takeLimited(reader: TokenReader) {
  const date = onlyValue(takeDate(reader) ?? []);
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
  const limit = denial ? 'AT_LEAST' : word?.type;
  const isFrom = limit === 'AT_LEAST';
  const isOther = (limit && !isFrom) || has(near, 'INTERVIEW', 'END');
  const isStart = isFrom || has(near, 'START');
  const says = isOther ? 'other' : isStart ? 'start' : null;
  return { says, limit, start: (denial ?? word)?.start } as const;
}

/** A month without a year is the next one after a day. */
function nextYear(month: number, since: string): number | undefined {
  const [year = 0, now = 0] = since.split('-').map(Number);
  const isNear = (month - now + 12) % 12 <= MOST_AHEAD;
  return year && isNear ? year + Number(month < now) : undefined;
}

/**
 * The dates that a text such as “March to June 2027” names, in their order;
 * those without a year are the next after a day.
 */
export function monthsIn(tokens: Tokens, since = ''): readonly StatedMonths[] {
  const all: StatedMonths[] = [];
  let next: StatedDate | undefined;
  const dates = readAll(tokens, takeLimited);
  for (const { value, at, ...span } of dates.toReversed()) {
    const { from, to } = value;
    // “January to June 2027”, “November to March 2027”
    const other = next?.year && next.year - Number(next.from < from);
    const year = value.year ?? other ?? nextYear(from, since);
    if (value.year) next = value;
    const { says, limit = value.limit, start } = contextOf(tokens.slice(0, at));
    all.push({
      from: year ? isoDate(year, from) : null,
      to: year ? isoDate(year, to) : null,
      says,
      limit,
      start: start ?? span.start,
      end: span.end,
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
  const { from, to } = date ?? {};
  return from && to ? { from, to } : null;
}
