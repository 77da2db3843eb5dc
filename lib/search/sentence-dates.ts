import { onlyValue } from '../facts/only-value.ts';
import { has, is, type Tokens, upTo } from '../facts/scan.ts';
import { monthsIn, nowIn, type StatedMonths } from '../facts/start.ts';
import { isoDate, type StatedDate, takeDate } from '../facts/take-date.ts';
import { readAll } from '../facts/token-reader.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import { type Mention, mention } from './wish.ts';

/** How many tokens after a word its date may stand. */
const REACH = 6;

/** The day of a date; without a year, the next or the last one. */
function dayOf({ year, from, day }: StatedDate, isNext: boolean) {
  if (!day) return undefined;
  const today = dayAgo(0);
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [year] : [thisYear, thisYear + (isNext ? 1 : -1)];
  return years
    .map((each) => isoDate(each, from, day))
    .find((text) => isDay(text) && text >= today === isNext);
}

/** “Apply before 7 December”, “posted since 3 November” */
function readDay(tokens: Tokens, at: number): readonly Mention[] {
  const [word, ...others] = tokens.slice(at, at + REACH);
  const isApplying = is(word, 'APPLYING');
  if (!word || !(isApplying || is(word, 'POSTED'))) return [];
  const near = upTo(others, ';');
  const [date] = readAll(near, takeDate);
  if (!date) return [];
  const spans = [{ start: word.start, end: date.end }];
  const stated = onlyValue(date.value);
  const day = (stated && dayOf(stated, isApplying)) ?? null;
  // When applications start is no last day.
  const isSilent = isApplying && has(near, 'AFTER', 'AT_LEAST');
  if (day === null || isSilent) return [mention(null, spans)];
  return [
    isApplying
      ? mention({ kind: 'lastDay', from: null, to: day }, spans)
      : mention({ kind: 'changed', from: day, to: null }, spans),
  ];
}

/** The days that a sentence names, besides those of a start, and what is new. */
export function readDays(tokens: Tokens): readonly Mention[] {
  const days = tokens.flatMap((_, at) => readDay(tokens, at));
  const word = tokens.find((token) => is(token, 'NEW'));
  if (days.length > 0 || !word) return days;
  const from = dayAgo(NEW_DAYS - 1);
  return [mention({ kind: 'changed', from, to: null }, [word])];
}

/** The month that is some months after another. */
const later = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by))
    .toISOString()
    .slice(0, 7);

/** The months between which work starts. “After February” is from March on. */
function boundsOf(month: string, limit: StatedMonths['limit'], last: string) {
  switch (limit) {
    case 'AT_LEAST':
      return { from: month, to: null };
    case 'AFTER':
      return { from: later(last, 1), to: null };
    case 'BEFORE':
      return { from: null, to: later(month, -1) };
    case 'UNTIL':
    case 'AT_MOST':
      return { from: null, to: last };
    default:
      return { from: month, to: last };
  }
}

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did.
 */
export function readStart(tokens: Tokens): readonly Mention[] {
  const now = nowIn(tokens);
  const soon = { kind: 'start', from: null, to: thisMonth() } as const;
  if (now) return [mention(soon, [now])];
  const months = monthsIn(tokens, `${thisMonth()}-01`);
  const future = months.filter(({ to }) => (to ?? '') >= thisMonth());
  const silent = mention(null, months);
  const [first] = future;
  if (!first?.from) return [silent];
  const last = (first.limit ? first : future.at(-1))?.to ?? first.from;
  const bounds = boundsOf(first.from, first.limit, last);
  return [silent, mention({ kind: 'start', ...bounds }, future)];
}
