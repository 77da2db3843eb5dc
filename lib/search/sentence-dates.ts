import { has, is, type Token, type Tokens, upTo } from '../facts/scan.ts';
import { monthsIn, nextYear, nowIn } from '../facts/start.ts';
import { isoDate, takeDate } from '../facts/take-date.ts';
import { readAll } from '../facts/token-reader.ts';
import { dayAgo, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import type { Mention } from './wish.ts';

/** How many tokens after a word its date may stand. */
const REACH = 6;

/**
 * The day that a word and those after it name, besides those of a start: “new”,
 * “apply before 7 December”. When applications start is no last day, and “posted
 * since 3 November” leaves nothing out.
 */
export function readDay(word: Token, at: number, tokens: Tokens): Mention {
  if (is(word, 'NEW')) {
    const from = dayAgo(NEW_DAYS - 1);
    return { value: { kind: 'changed', from }, spans: [word] };
  }
  const isOfDay = is(word, 'APPLYING', 'POSTED');
  const after = upTo(isOfDay ? tokens.slice(at + 1, at + REACH) : [], ';');
  const [date] = readAll(after, takeDate);
  if (!date) return { spans: [] };
  const today = dayAgo(0);
  const { from: month, day, order, year = nextYear(month, today) } = date.value;
  const isOther = is(word, 'POSTED') || has(after, 'AFTER', 'AT_LEAST');
  const isUncertain = isOther || order === 'either' || !day;
  const to = (!isUncertain && isoDate(year, month, day)) || '';
  const spans = [{ start: word.start, end: date.end }];
  return { value: to < today ? undefined : { kind: 'lastDay', to }, spans };
}

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
  const { limit, from, to } = first;
  const last = future.at(-1)?.to;
  const isFrom = limit === 'AT_LEAST' || limit === 'AFTER';
  const others = limit ? { to } : { from, to: last };
  const bounds = isFrom ? { from } : others;
  return [silent, { value: { kind: 'start', ...bounds }, spans: future }];
}
