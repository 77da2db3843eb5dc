import { has, is, type Token } from './scan.ts';

/** How much of the work is done in a way. */
export type Extent = 'all' | 'some' | 'none' | 'not needed' | 'unknown';

/** How many words may stand between a way of working and what denies it. */
const REACH = 5;
const FULL_WEEK = 5;

/** The number of days or weeks that ends before a token: “2 full days”. */
function daysBefore(tokens: readonly Token[], end: number) {
  if (!is(tokens[end], 'DAY', 'WEEK')) return undefined;
  const at = is(tokens[end - 1], 'WHOLLY') ? end - 2 : end - 1;
  // Of “days a week” the week is not counted.
  return is(tokens[at], 'NUMBER') && !is(tokens[at - 1], 'DAY')
    ? { amount: tokens[at]?.amount ?? 0, unit: tokens[end]?.type }
    : undefined;
}

const daysIn = (tokens: readonly Token[]) =>
  tokens.flatMap((_, at) => daysBefore(tokens, at) ?? []);

/** “Once a month”, “1x pro Woche”. */
const hasFrequency = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      is(token, 'TIMES') &&
      has(tokens.slice(at + 1, at + 4), 'DAY', 'WEEK', 'MONTH', 'YEAR'),
  );

/** “100 %” or “5 days”; of a range, the least counts: “80–100 %”. */
export const saysAll = (tokens: readonly Token[]): boolean =>
  daysIn(tokens).some(
    ({ amount, unit }) => unit === 'DAY' && amount === FULL_WEEK,
  ) ||
  tokens.some(
    (token, at) =>
      is(token, 'PERCENT') &&
      (tokens[at - 1]?.amount ?? 0) >= 100 &&
      !is(tokens[at - 2], 'TO'),
  );

/** “Partly”, “once a month”, “60 %”, “50/50”, “2 days”. */
export const saysSome = (tokens: readonly Token[]): boolean =>
  has(tokens, 'PARTLY', 'TIMES') ||
  daysIn(tokens).some(({ amount }) => amount > 0) ||
  tokens.some(({ type, amount = 0 }, at) => {
    const [next, last] = [tokens[at + 1], tokens[at + 2]];
    const isSplit = next?.text === '/' && is(last, 'NUMBER');
    return type === 'NUMBER' && amount > 0 && (is(next, 'PERCENT') || isSplit);
  });

/** “No”, “0 %”, “0 days”, but not “0–2 days”. */
const isDenial = (tokens: readonly Token[], at: number): boolean =>
  is(tokens[at], 'NOT') ||
  (tokens[at]?.amount === 0 &&
    !has(tokens.slice(at + 1, at + 3), 'TO') &&
    !is(tokens[at - 1], 'TO'));

/** The words up to one with a meaning of its own. */
function nearTo(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token) => is(token, 'word'));
  return tokens.slice(0, end === -1 ? REACH : Math.min(end, REACH));
}

/** What the words after a way of working deny: “not possible”, “no”. */
function deniedAfter(after: readonly Token[]): Extent | undefined {
  const at = nearTo(after).findIndex((_, place) => isDenial(after, place));
  if (at === -1) return undefined;
  const rest = after
    .slice(at + 1)
    .find((token) => !is(token, 'filler', 'is', 'PERCENT', 'DAY', 'WEEK'));
  if (is(rest, 'NEEDED')) return 'not needed';
  return rest === undefined || is(rest, 'POSSIBLE', 'mark')
    ? 'none'
    : undefined;
}

/** How far a way of working applies, by the words before and after it. */
export function extentOf(
  before: readonly Token[],
  after: readonly Token[],
): Extent {
  const next = nearTo(after);
  const last = nearTo(before.toReversed()).toReversed();
  const denial = last.findIndex((_, at) => isDenial(last, at));
  const beyond = last.slice(denial + 1);
  if (has(next, 'UNKNOWN')) return 'unknown';
  if (has(last, 'NOT_NEEDED') || has(next, 'NOT_NEEDED')) return 'not needed';
  if (denial >= 0) {
    if (has(next, 'NEEDED')) return 'not needed';
    // “Not only”, “not 100 %”, “100 % not”
    const isWhole = has(last, 'WHOLLY') || saysAll(beyond);
    return isWhole ? 'some' : 'none';
  }
  if (has(next, 'IMPOSSIBLE')) return 'none';
  const denied = deniedAfter(after);
  if (denied) return denied;
  // “Three remote days”
  if (is(before.at(-1), 'NUMBER') && is(after[0], 'DAY', 'WEEK')) return 'some';
  if (saysAll(before) || saysAll(after)) return 'all';
  return saysSome(before) || saysSome(after) ? 'some' : 'all';
}

/** Whether a clause counts days: “2 days”, “once a month”. */
export const countsDays = (clause: readonly Token[]): boolean =>
  daysIn(clause).length > 0 || hasFrequency(clause);

/** Visits, not how long the work lasts: “2 days”, not “6 weeks”. */
const areVisits = ({ amount, unit }: ReturnType<typeof daysIn>[number]) =>
  amount > 0 && amount <= (unit === 'DAY' ? 15 : 2);

/** Whether a clause counts visits: “two days a month”, “quarterly meetings”. */
export const countsVisits = (clause: readonly Token[]): boolean =>
  hasFrequency(clause) ||
  (!saysAll(clause) && daysIn(clause).some(areVisits)) ||
  clause.some(
    (token, at) =>
      is(token, 'VISIT') && is(clause[at - 1], 'PARTLY', 'TIMES', 'NUMBER'),
  );
