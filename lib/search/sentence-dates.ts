import { has, is, type Tokens, upTo } from '../facts/scan.ts';
import { monthsIn, nextYear, nowIn } from '../facts/start.ts';
import { isoDate, takeDate } from '../facts/take-date.ts';
import { readAll } from '../facts/token-reader.ts';
import { dayAgo, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import type { Mention } from './wish.ts';

/** How many tokens after a word its date may stand. */
const REACH = 6;

/**
 * The days that words name, besides those of a start: “new”, “apply before 7
 * December”. When applications start is no last day, and “posted since 3
 * November” leaves nothing out.
 */
function readDay(tokens: Tokens, at: number): readonly Mention[] {
  const [word, ...others] = tokens.slice(at, at + REACH);
  if (!word) return [];
  if (is(word, 'NEW')) {
    const from = dayAgo(NEW_DAYS - 1);
    return [{ value: { kind: 'changed', from }, spans: [word] }];
  }
  const near = is(word, 'APPLYING', 'POSTED') ? upTo(others, ';') : [];
  const [date] = readAll(near, takeDate);
  if (!date) return [];
  const { value, end } = date;
  const { from: month, day, year = nextYear(month, dayAgo(0)) } = value;
  const isUncertain =
    value.order === 'either' ||
    is(word, 'POSTED') ||
    has(near, 'AFTER', 'AT_LEAST');
  const to = (!isUncertain && day && isoDate(year, month, day)) || '';
  const lastDay = { kind: 'lastDay', to } as const;
  const span = { start: word.start, end };
  return [{ value: to < dayAgo(0) ? undefined : lastDay, spans: [span] }];
}

/** The days that a sentence names, besides those of a start, and what is new. */
export const readDays = (tokens: Tokens): readonly Mention[] =>
  tokens.flatMap((_, at) => readDay(tokens, at));

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did.
 */
export function readStart(tokens: Tokens): readonly Mention[] {
  const now = nowIn(tokens);
  const month = thisMonth();
  if (now) return [{ value: { kind: 'start', to: month }, spans: [now] }];
  const months = monthsIn(tokens, month);
  const future = months.filter(({ to = '' }) => to >= month);
  const silent = { spans: months };
  const [first] = future;
  if (!first) return [silent];
  const { limit, from } = first;
  const { to } = (!limit && future.at(-1)) || first;
  const isFrom = limit === 'AT_LEAST' || limit === 'AFTER';
  const isTo = limit !== undefined && !isFrom;
  const bounds = { from: isTo ? undefined : from, to: isFrom ? undefined : to };
  return [silent, { value: { kind: 'start', ...bounds }, spans: future }];
}
