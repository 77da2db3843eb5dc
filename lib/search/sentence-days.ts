import { monthNamed } from '../facts/months.ts';
import { has, is, spanOf, type Token, type Tokens } from '../facts/scan.ts';
import { readAll, type TokenReader } from '../facts/token-reader.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import { type Mention, mention } from './mention.ts';

/** The ending of “1st” or “1er”, or the dot after a day. */
const ORDINAL = /^(?:[.]|er|st|nd|rd|th)$/;
/** How many words before a day may say what it is of. */
const REACH = 5;

/** A year, if one is named, a month and a day. */
type Numbers = readonly (number | undefined)[];

/** The last day with some numbers, or the next one. */
function dayOf([year, month, day]: Numbers, isNext: boolean): string | null {
  const thisYear = new Date().getUTCFullYear();
  const years = year ? [year] : [thisYear, thisYear + (isNext ? 1 : -1)];
  const days = years.map((each) =>
    [each, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
  );
  const today = dayAgo(0);
  const isMeant = (each: string) => (isNext ? each >= today : each <= today);
  return days.find((each) => isDay(each) && isMeant(each)) ?? null;
}

const takeNumber = (reader: TokenReader, most: number): number | undefined =>
  reader.takeIf(
    ({ text, amount = most + 1 }) => /^\d/.test(text) && amount <= most,
  )?.amount;

/** “2026-11-03”, “1.11.2026”, “3rd November”, “Nov. 3, 2026” */
function takeNumbers(reader: TokenReader): Numbers | undefined {
  const parts = reader.take('DATE')?.text.split(/[-./]/).map(Number);
  if (parts) return (parts[0] ?? 0) > 31 ? parts : parts.toReversed();
  const before = takeNumber(reader, 31);
  reader.takeIf(({ text }) => ORDINAL.test(text));
  const month = reader.read(({ text }) => monthNamed(text));
  reader.take('.');
  const day = before ?? takeNumber(reader, 31);
  const year = reader.attempt(() => {
    reader.take(',');
    return takeNumber(reader, 2100);
  });
  return month && day ? [year, month, day] : undefined;
}

/** How many days ago “yesterday”, “Monday” or “the last 14 days” was. */
function takeDaysAgo(reader: TokenReader): number | undefined {
  const token = reader.take('AGO', 'WEEKDAY', 'LAST');
  const amount = token?.amount ?? 0;
  if (is(token, 'AGO')) return amount;
  if (is(token, 'WEEKDAY')) return (new Date().getUTCDay() - amount + 7) % 7;
  const count = token && takeNumber(reader, 365);
  return count && reader.take('DAY') ? count - 1 : undefined;
}

/** The word that says of the date after it when to apply. */
export const applyingIn = (before: Tokens): Token | undefined =>
  before.slice(-REACH).find((token) => is(token, 'APPLYING'));

/** “Apply before 7 December”, “posted since 3 November”, “new this week” */
function takeDay(reader: TokenReader): Mention | undefined {
  const { tokens, at: first } = reader;
  const near = tokens.slice(Math.max(first - REACH, 0), first + 1);
  const applying = applyingIn(near);
  const daysAgo = reader.attempt(() => takeDaysAgo(reader));
  const numbers = daysAgo === undefined ? takeNumbers(reader) : undefined;
  const day = numbers
    ? dayOf(numbers, applying !== undefined)
    : daysAgo !== undefined && dayAgo(daysAgo);
  if (!day) return undefined;
  const after = reader.take('POSTED') && tokens[first];
  const before = near.find((token) =>
    is(token, 'NEW', 'POSTED', 'SINCE', 'LAST'),
  );
  const opening = applying ?? before ?? after;
  if (!opening) return undefined;
  const spans = [[opening.start, reader.spanFrom(first)[1]]] as const;
  if (!applying) return mention({ kind: 'since', day }, spans);
  const isAfter = has(near, 'AFTER', 'AT_LEAST');
  const bounds = isAfter ? { from: day, to: null } : { from: null, to: day };
  return mention({ kind: 'apply-by', ...bounds }, spans);
}

/** The word “new” alone. */
function takeNew(reader: TokenReader): Mention | undefined {
  const isDenied = is(reader.peek(-1), 'NOT');
  const token = reader.take('NEW');
  if (!token || isDenied) return undefined;
  const day = dayAgo(NEW_DAYS - 1);
  return mention({ kind: 'since', day }, [spanOf(token)]);
}

/** The days that a sentence names, and what it says of them. */
export function readDays(tokens: Tokens): readonly Mention[] {
  const hasDay = has(tokens, 'NUMBER', 'DATE', 'AGO', 'WEEKDAY', 'LAST');
  const days = hasDay ? readAll(tokens, takeDay) : [];
  return days.length > 0 ? days : readAll(tokens, takeNew);
}
