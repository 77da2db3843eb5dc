import { type Amount, takeAmount } from './amounts.ts';
import { clausesIn } from './clauses.ts';
import { denialOf } from './denial.ts';
import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  type Span,
  scan,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** How much of full time a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };
type Share = Allocation & { readonly span: Span };

/** A week has five days or forty hours, a month four weeks. */
export const HOURS_OF_WEEK = 40;
/** From so many hours a week on, a role is full-time. */
export const LEAST_FULL_HOURS = 35;
const LEAST_FULL = (LEAST_FULL_HOURS / HOURS_OF_WEEK) * 100;
/** How far away the words stand that say of what a number is a share. */
const REACH = 5;
/** More percents are no share of one role. */
const MOST = 120;

/** How many percent of full time one of a unit is; of a time, per week. */
const PERCENT_OF: Partial<Readonly<Record<Class, number>>> = {
  PERCENT: 1,
  FTE: 100,
  HOUR: 100 / HOURS_OF_WEEK,
  DAY: 100 / 5,
};
/** How often a week has a period. */
const TIMES_A_WEEK: Partial<Readonly<Record<Class, number>>> = {
  DAILY: 5,
  DAY: 5,
  WEEK: 1,
  MONTH: 1 / 4,
};
const SHARES: Partial<Readonly<Record<Class, Allocation>>> = {
  FULL_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
};
const ANY: Allocation = { from: 0, to: 100 };

/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const isOther = (token: Token | undefined): boolean =>
  is(token, 'REMOTE', 'ON_SITE', 'HYBRID', 'OFFICE', 'HOME', 'TRAVEL');

/** Whether an amount of a clause is a share of remote work or travel. */
function isOfOther({ first, end }: Amount, clause: Tokens): boolean {
  const last = clause[first - 1];
  const isAfter = !is(last, 'mark') && isOther(clause[first - 2]);
  const next = clause.slice(end, end + REACH);
  const mark = next.findIndex((token) => is(token, 'mark', '('));
  const near = mark === -1 ? next : next.slice(0, mark);
  return isOther(last) || isAfter || near.some(isOther);
}

/** Whether an amount counts shares of full time, or hours or days of a week. */
function isShare({ unit, period }: Amount): boolean {
  if (unit === 'PERCENT' || unit === 'FTE') return true;
  const isTime = unit === 'HOUR' || unit === 'DAY';
  return isTime && period !== undefined && period in TIMES_A_WEEK;
}

/** The amounts of a clause that say how much of full time a role takes. */
const sharesIn = (clause: Tokens): readonly Amount[] =>
  readAll(clause, takeAmount).filter(
    (amount) => isShare(amount) && !isOfOther(amount, clause),
  );

/** “Full-time”, or both in one: “Voll-/Teilzeit”, “temps plein ou partiel”. */
function takeWords(reader: TokenReader): Share | undefined {
  const { at: first } = reader;
  const either = reader.attempt(
    () =>
      reader.take('WHOLLY') &&
      reader.take('OR', 'AND', '/') &&
      reader.take('PART_TIME'),
  );
  const share = either ? ANY : reader.read(({ type }) => SHARES[type]);
  const orPart = reader.attempt(
    () => reader.take('OR') && reader.take('PARTLY'),
  );
  const before = reader.tokens.slice(0, first);
  const after = reader.tokens.slice(reader.at);
  const isDenied = denialOf(before, after) || has(before.slice(-2), 'AT_MOST');
  if (!share || isDenied) return undefined;
  return { ...(orPart ? ANY : share), span: reader.spanFrom(first) };
}

/** The percents of full time that an amount is. */
function percentOf({ from, to, unit, period }: Amount): Allocation {
  const times = (period && TIMES_A_WEEK[period]) ?? 1;
  const percent = ((unit && PERCENT_OF[unit]) ?? 0) * times;
  const low = from * percent;
  const high = to * percent;
  const isFull = unit === 'HOUR' && low >= LEAST_FULL && high <= 100;
  if (isFull) return { from: 100, to: 100 };
  return { from: Math.round(low), to: Math.round(high) };
}

/** The share of the one amount of a text, as far as its limit goes. */
function withLimit({ from, to }: Allocation, limit: Amount['limit']) {
  if (limit === 'at most') return { from: 0, to };
  if (limit === 'at least') return { from: Math.min(from, 100), to: 100 };
  return limit ? { from: Math.min(from + 1, 100), to: 100 } : { from, to };
}

/**
 * What a text says as shares of full time: from the least to the most of its
 * percents, otherwise of its times; of its words if it has no numbers, or “or”.
 * `null` if it says nothing that can be compared.
 */
export function readAllocation(text: string): Fact<Allocation> | null {
  const tokens = scan(text);
  const clauses = clausesIn(tokens);
  const all = clauses.flatMap(sharesIn);
  const percents = all.filter(({ period }) => !period);
  const amounts = percents.length > 0 ? percents : all;
  const shares = amounts.map((amount): Share => {
    const percent = percentOf(amount);
    const limit = amounts.length === 1 ? amount.limit : undefined;
    return { ...withLimit(percent, limit), span: amount.span };
  });
  if (amounts.length === 0 || has(tokens, 'OR'))
    shares.push(...clauses.flatMap((clause) => readAll(clause, takeWords)));
  // “4 h/day, 3 days a week” is neither.
  const units = new Set(amounts.map(({ unit }) => unit));
  const isMixed = percents.length === 0 && units.size > 1;
  const areShares = shares.every(({ from, to }) => from <= to && to <= MOST);
  if (shares.length === 0 || isMixed || !areShares) return null;
  const from = Math.min(...shares.map((share) => share.from), 100);
  const to = Math.min(Math.max(...shares.map((share) => share.to)), 100);
  const spans = shares.map(({ span }) => span);
  return factAt({ from, to }, text, spans);
}
