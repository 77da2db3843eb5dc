import { monthsNamed } from '../facts/months.ts';
import { is, type Span, spanOf, type Tokens } from '../facts/scan.ts';
import { LIMITS, monthsIn, type StatedMonths } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import { type Mention, mention } from './mention.ts';
import { applyingIn } from './sentence-days.ts';

type Months = Pick<StatedMonths, 'month' | 'to' | 'limit' | 'at' | 'open'>;

/** Words before a year that is no version: “in 2027”. */
const YEAR = /^20\d\d$/;
const IN = /^(?:in|en|im|i|during|start|begin|debut|year|jahr)$/;

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
function periodIn(tokens: Tokens): readonly Months[] {
  const at = tokens.findIndex(
    (token) => is(token, 'NEXT') || YEAR.test(token.text),
  );
  const token = tokens[at];
  if (!token) return [];
  const { text: year, amount = 0 } = token;
  const before = tokens.slice(0, at).findLast((each) => !is(each, 'filler'));
  const limit = (before && LIMITS[before.type]) ?? null;
  const last = tokens[at - 1];
  const isIn = IN.test(last?.text ?? '');
  const opening = (limit ? before : isIn && last) || token;
  const place = { limit, at: spanOf(token), open: opening.start };
  if (is(token, 'NEXT')) return [{ ...nextMonths(amount), ...place }];
  const months = { month: `${year}-01`, to: `${year}-12` };
  return limit || isIn ? [{ ...months, ...place }] : [];
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

/** Whether a sentence may name a month, which is worth looking for. */
export const hasDate = (tokens: Tokens): boolean =>
  tokens.some(
    (token) =>
      is(token, 'DATE', 'NEXT', 'NOW') ||
      YEAR.test(token.text) ||
      monthsNamed(token.text) !== undefined,
  );

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did, and none that says when to apply is a start.
 */
export function readStart(text: string, tokens: Tokens): readonly Mention[] {
  const now = tokens.find(
    (token, at) => is(token, 'NOW') && !is(tokens[at - 1], 'NOT'),
  );
  const soon = { kind: 'start', from: null, to: thisMonth() } as const;
  if (now) return [mention(soon, [spanOf(now)])];
  const dates: readonly Months[] = monthsIn(text, `${thisMonth()}-01`);
  const months = (dates.length > 0 ? dates : periodIn(tokens)).filter(
    ({ month }) => month !== null,
  );
  const spansOf = (some: readonly Months[]) =>
    some.map(({ open, at }): Span => [open, at[1]]);
  const future = months.filter(({ to }) => (to ?? '') >= thisMonth());
  const [first] = future;
  const applying = applyingIn(
    tokens.filter(({ end }) => end <= (months[0]?.open ?? 0)),
  );
  const spans = spansOf(months);
  if (applying) spans.push(spanOf(applying));
  const silent = mention(null, spans);
  if (!first?.month || applying) return [silent];
  const last = (first.limit ? first : future.at(-1))?.to ?? first.month;
  const bounds = boundsOf(first.month, first.limit, last);
  const isPast = (bounds.to ?? bounds.from ?? '') < thisMonth();
  const start = mention({ kind: 'start', ...bounds }, spansOf(future));
  return isPast ? [silent] : [silent, start];
}
