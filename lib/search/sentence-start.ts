import { is, type Span, spanOf, type Tokens } from '../facts/scan.ts';
import { LIMITS, monthsIn, type StatedMonths } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import type { Mention } from './mention.ts';
import { applyingIn } from './sentence-days.ts';

type Months = Pick<StatedMonths, 'month' | 'to' | 'limit' | 'at' | 'open'>;

/** Words before a year that is no version: “in 2027”. */
const IN = /^(?:in|en|im|i|during|start|begin|debut|year|jahr)$/;
const RANGE =
  /^ ?(?:-|–|to|till?|bis|[aà]|and|und|och|et|og|or|oder|eller|ou) ?$/iu;

/** The month that is some months after another. */
const later = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by))
    .toISOString()
    .slice(0, 7);

/** The next period of so many months; for none, the month of the next week. */
function nextMonths(length: number) {
  const passed = (Number(thisMonth().slice(5)) - 1) % length;
  const month =
    length === 0 ? dayAgo(-7).slice(0, 7) : later(thisMonth(), length - passed);
  return { month, to: later(month, Math.max(0, length - 1)) };
}

/** “Next quarter”, “from 2027” */
function periodIn(tokens: Tokens): Months | null {
  const at = tokens.findIndex(
    (token) => is(token, 'NEXT') || /^20\d\d$/.test(token.text),
  );
  const token = tokens[at];
  if (!token) return null;
  const before = tokens.slice(0, at).findLast((each) => !is(each, 'filler'));
  const limit = (before && LIMITS[before.type]) ?? null;
  const isIn = IN.test(tokens[at - 1]?.text ?? '');
  const opening = limit ? before : isIn ? tokens[at - 1] : token;
  const place = { limit, at: spanOf(token), open: opening?.start ?? 0 };
  if (is(token, 'NEXT')) return { ...nextMonths(token.amount ?? 0), ...place };
  const { text: year } = token;
  return limit || isIn
    ? { month: `${year}-01`, to: `${year}-12`, ...place }
    : null;
}

/** The months between which work starts. “After February” is from March on. */
function boundsOf(month: string, limit: Months['limit'], last: string) {
  switch (limit) {
    case 'from':
      return { from: month, to: null };
    case 'after':
      return { from: later(last, 1), to: null };
    case 'before':
      return { from: null, to: later(month, -1) };
    case 'until':
      return { from: null, to: last };
    default:
      return { from: month, to: last };
  }
}

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did, and none that says when to apply is a start.
 */
export function readStart(text: string, tokens: Tokens): Mention | null {
  const now = tokens.find(
    (token, at) => is(token, 'NOW') && !is(tokens[at - 1], 'NOT'),
  );
  if (now) {
    const value = { kind: 'start', from: null, to: thisMonth() } as const;
    return { values: [value], spans: [spanOf(now)] };
  }
  const dates: readonly Months[] = monthsIn(text, `${thisMonth()}-01`);
  const period = dates.length === 0 ? periodIn(tokens) : null;
  const months = period ? [period] : dates;
  const [first, second] = months;
  if (!first?.month) return null;
  const isRange =
    second?.month && RANGE.test(text.slice(first.at[1], second.at[0]));
  const last = (isRange ? second : first).to ?? first.month;
  const bounds = boundsOf(first.month, first.limit, last);
  const isPast = (bounds.to ?? bounds.from ?? '') < thisMonth();
  const applying = applyingIn(tokens.filter(({ end }) => end <= first.open));
  const spans = months.map(({ open, at }): Span => [open, at[1]]);
  if (applying) spans.push(spanOf(applying));
  const isStart = !applying && !isPast;
  return { values: isStart ? [{ kind: 'start', ...bounds }] : [], spans };
}
