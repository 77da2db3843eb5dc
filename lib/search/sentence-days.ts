import { placeByName } from '../facts/country.ts';
import { monthNamed } from '../facts/months.ts';
import { namesIn } from '../facts/names.ts';
import { has, is, type Token, type Tokens } from '../facts/scan.ts';
import { readAll, type TokenReader } from '../facts/token-reader.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import type { Mention } from './mention.ts';
import type { Sentence } from './sentence.ts';

/** The ending of “1st” or “1er”, or the dot after a day. */
const ORDINAL = /^(?:[.]|er|st|nd|rd|th)$/;
/** How many words before a day may say what it is of. */
const REACH = 5;
const POSTED_REACH = 3;

/** The day that is named: the last one of the past, or the next one. */
type NamedDay = (isNext: boolean) => string | null;

/** The last day with these numbers, or the next one. */
function dayOf(
  [year, month, day]: readonly (string | number | undefined)[],
  isNext: boolean,
): string | null {
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

/** “3rd November”, “Nov. 3, 2026” */
function takeDayOfMonth(reader: TokenReader): NamedDay | undefined {
  const before = takeNumber(reader, 31);
  reader.takeIf(({ text }) => ORDINAL.test(text));
  const month = reader.read(({ text }) => monthNamed(text));
  reader.take('.');
  const day = before ?? takeNumber(reader, 31);
  const year = reader.attempt(() => {
    reader.take(',');
    return takeNumber(reader, 2100);
  });
  return month && day
    ? (isNext) => dayOf([year, month, day], isNext)
    : undefined;
}

/** “The last 14 days” */
function takeLastDays(reader: TokenReader): NamedDay | undefined {
  const count = reader.take('LAST', 'NEW') && takeNumber(reader, 365);
  return count && reader.take('DAY') ? () => dayAgo(count - 1) : undefined;
}

/** “2026-11-03”, “1.11.2026”, “yesterday”, “Monday” */
function takeWord(reader: TokenReader): NamedDay | undefined {
  const token = reader.take('DATE', 'AGO', 'WEEKDAY');
  const amount = token?.amount ?? 0;
  if (is(token, 'AGO')) return () => dayAgo(amount);
  if (is(token, 'WEEKDAY'))
    return () => dayAgo((new Date().getUTCDay() - amount + 7) % 7);
  const parts = token?.text.split(/[-./]/) ?? [];
  if (parts.length < 3) return undefined;
  const [first = ''] = parts;
  const numbers = first.length === 4 ? parts : parts.toReversed();
  return (isNext) => dayOf(numbers, isNext);
}

/** The word near a date that says when to apply. */
export function applyingIn(before: Tokens): Token | undefined {
  const mark = before.findLastIndex((token) => is(token, '.', ';'));
  const near = before.slice(mark + 1).slice(-REACH);
  return near.find((token) => is(token, 'APPLYING'));
}

/** “Apply before 7 December”, “posted since 3 November”, “new this week” */
function takeDay(reader: TokenReader): Mention | undefined {
  const { tokens, at: first } = reader;
  const before = tokens.slice(0, first);
  const lastDays = reader.attempt(() => takeLastDays(reader));
  const day =
    lastDays ??
    reader.attempt(() => takeWord(reader)) ??
    takeDayOfMonth(reader);
  const applying = applyingIn(before);
  const near = before.slice(-POSTED_REACH);
  const posted = near.find((token) => is(token, 'NEW', 'POSTED', 'SINCE'));
  const isPosted = reader.take('POSTED') ?? posted ?? lastDays;
  const date = day?.(applying !== undefined);
  if (!date || !(applying || isPosted)) return undefined;
  const [, end] = reader.spanFrom(first);
  const open = applying ?? posted ?? tokens[first];
  const spans = [[open?.start ?? 0, end]] as const;
  if (!applying) return { values: [{ kind: 'since', day: date }], spans };
  const isAfter = has(near, 'AFTER', 'AT_LEAST');
  const bounds = isAfter ? { from: date, to: null } : { from: null, to: date };
  return { values: [{ kind: 'apply-by', ...bounds }], spans };
}

/** “New”, but not “New York”. */
function newIn({ text, tokens }: Sentence): readonly Mention[] {
  const token = tokens.find((each) => is(each, 'NEW'));
  if (!token || is(tokens[tokens.indexOf(token) - 1], 'NOT')) return [];
  const { start, end } = token;
  const places = namesIn(text, placeByName);
  if (places.some((place) => place.start === start)) return [];
  const day = dayAgo(NEW_DAYS - 1);
  return [{ values: [{ kind: 'since', day }], spans: [[start, end]] }];
}

/** The days that a sentence names, and what it says of them. */
export function readDays(sentence: Sentence): readonly Mention[] {
  const days = readAll(sentence.tokens, takeDay);
  return days.length > 0 ? days : newIn(sentence);
}
