import { onlyValue } from '../facts/only-value.ts';
import { has, is, type Tokens, upTo } from '../facts/scan.ts';
import { monthsIn, nowIn, type StatedMonths } from '../facts/start.ts';
import { isoDate, type StatedDate, takeDate } from '../facts/take-date.ts';
import { readAll } from '../facts/token-reader.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import type { Mention } from './wish.ts';

/** How many tokens after a word its date may stand. */
const REACH = 6;

/** The day of a date that has one; without a year, the next one. */
function nextDay({ year, from, day }: StatedDate): string | undefined {
  const today = dayAgo(0);
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [year] : [thisYear, thisYear + 1];
  return years
    .map((each) => isoDate(each, from, day ?? 0))
    .find((text) => isDay(text) && text >= today);
}

/**
 * “Apply before 7 December”. When applications start is no last day, and
 * “posted since 3 November” leaves nothing out.
 */
function readDay(tokens: Tokens, at: number): readonly Mention[] {
  const [word, ...others] = tokens.slice(at, at + REACH);
  if (!word || !is(word, 'APPLYING', 'POSTED')) return [];
  const near = upTo(others, ';');
  const [date] = readAll(near, takeDate);
  if (!date) return [];
  const isEnd = is(word, 'APPLYING') && !has(near, 'AFTER', 'AT_LEAST');
  const stated = isEnd ? onlyValue(date.value) : undefined;
  const to = stated && nextDay(stated);
  const span = { start: word.start, end: date.end };
  const value = { kind: 'lastDay', from: null, to: to ?? null } as const;
  return [{ value: to ? value : undefined, spans: [span] }];
}

/** The days that a sentence names, besides those of a start, and what is new. */
export function readDays(tokens: Tokens): readonly Mention[] {
  const days = tokens.flatMap((_, at) => readDay(tokens, at));
  const word = tokens.find((token) => is(token, 'NEW'));
  if (days.length > 0 || !word) return days;
  const from = dayAgo(NEW_DAYS - 1);
  return [{ value: { kind: 'changed', from, to: null }, spans: [word] }];
}

/** The months between which work starts, with the one that is named. */
function boundsOf(from: string, to: string, limit: StatedMonths['limit']) {
  const isFrom = limit === 'AT_LEAST' || limit === 'AFTER';
  return {
    from: limit && !isFrom ? null : from,
    to: isFrom ? null : to,
  };
}

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did.
 */
export function readStart(tokens: Tokens): readonly Mention[] {
  const now = nowIn(tokens);
  const soon = { kind: 'start', from: null, to: thisMonth() } as const;
  if (now) return [{ value: soon, spans: [now] }];
  const months = monthsIn(tokens, `${thisMonth()}-01`);
  const future = months.filter(({ to }) => (to ?? '') >= thisMonth());
  const silent = { spans: months };
  const [first] = future;
  if (!first?.from) return [silent];
  const last = (first.limit ? first : future.at(-1))?.to ?? first.from;
  const bounds = boundsOf(first.from, last, first.limit);
  return [silent, { value: { kind: 'start', ...bounds }, spans: future }];
}
