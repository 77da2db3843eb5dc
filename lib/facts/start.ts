import { takeAfter } from './quantities.ts';
import { has, is, split, type Token, type Tokens } from './scan.ts';
import { isoDate, LIMITS, takeDate } from './take-date.ts';
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

/** The date at a token, if it is certain. */
function takeLimited(reader: TokenReader) {
  const date = takeDate(reader);
  if (!date || date.order === 'either') return undefined;
  // “March 2027 or later”, but not “01.01. – ab 30.06.”
  return { ...date, limit: takeAfter(reader, 'AT_LEAST')?.type };
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

/** The year of the next such month after a day, or from another month on. */
export function nextYear(month: number, since: string): number | undefined {
  const [year = 0, now = 0] = since.split('-').map(Number);
  const isNear = (month - now + 12) % 12 <= MOST_AHEAD;
  return year && isNear ? year + Number(month < now) : undefined;
}

/**
 * The dates that a text such as “March to June 2027” names, in their order: the
 * first and the last month of each, absent if its year is not certain; what the
 * words before it say of it; and the part of the text that they are. A month
 * without a year is the next one after a day.
 */
export function monthsIn(tokens: Tokens, since = '') {
  const dates = readAll(tokens, takeLimited);
  return dates.map(({ value, at, start, end }, index) => {
    const { from, to } = value;
    const next = dates.slice(index).find((date) => date.value.year)?.value;
    // “January to June 2027”, “November to March 2027”
    const other = next?.year && next.year - Number(next.from < from);
    const year = other ?? nextYear(from, since);
    const last = dates[index - 1];
    const after = last ? last.at + last.tokens.length : 0;
    const context = contextOf(tokens.slice(after, at));
    return {
      from: isoDate(year, from),
      to: isoDate(year, to),
      says: context.says,
      limit: context.limit ?? value.limit,
      start: context.start ?? start,
      end,
    };
  });
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
  const date = dates.find(({ says }) => says === 'start') ?? dates[0];
  const { from, to, says } = date ?? {};
  return from && to && says !== 'other' ? { from, to } : null;
}
