import {
  type Limit,
  takeLimit,
  takeLimitAfter,
  takePeriod,
  takeUpper,
} from './amounts.ts';
import { clausesIn } from './clauses.ts';
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

/** A week has five days or forty hours, a month four weeks. */
export const HOURS_OF_WEEK = 40;
/** From so many hours a week on, a role is full-time. */
export const LEAST_FULL_HOURS = 35;
/** How far away the words stand that say of what a number is a share. */
const REACH = 5;
/** More percents are no share of one role. */
const MOST = 120;

/** An amount as a clause states it. */
type Quantity = {
  readonly from: number;
  readonly to: number;
  readonly unit: Class;
  /** What a time is per. */
  readonly period: Class | null;
  readonly limit: Limit | undefined;
  readonly span: Span;
};

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
const takeNumber = (reader: TokenReader): number | undefined =>
  reader.take('NUMBER')?.amount;

/** “80–100”, “2 à 3”, “60 % to 80” */
function takePair(reader: TokenReader): Allocation | undefined {
  const from = takeNumber(reader);
  reader.take('PERCENT');
  const upper = takeUpper(reader, takeNumber);
  if (from === undefined || upper === undefined) return undefined;
  return { from, to: upper.amount };
}

function takeOne(reader: TokenReader): Allocation | undefined {
  const amount = takeNumber(reader);
  return amount === undefined ? undefined : { from: amount, to: amount };
}

/** “%”, “FTE”, “days a week”, “h/day”, “Tage in der Woche”. */
function takeUnit(reader: TokenReader) {
  const share = reader.take('PERCENT', 'FTE');
  if (share) return { unit: share.type, period: null };
  const unit = reader.take('DAY', 'HOUR')?.type;
  const period = unit && takePeriod(reader)?.type;
  return unit && period && period in TIMES_A_WEEK
    ? { unit, period }
    : undefined;
}

/** Whether a share is one of remote work or travel: “80 % remote”. */
function isOfOther(reader: TokenReader): boolean {
  const next = reader.tokens.slice(reader.at, reader.at + REACH);
  const end = next.findIndex((token) => is(token, 'mark', '('));
  return next.slice(0, end === -1 ? REACH : end).some(isOther);
}

/** Whether the words before an amount say that it is a share of others. */
function isAfterOther(reader: TokenReader): boolean {
  const [last, before] = [reader.peek(-1), reader.peek(-2)];
  if (is(last, 'HOUR', 'TO') || isOther(last)) return true;
  return isOther(before) && last !== undefined && !is(last, 'mark');
}

/** The amount at a token. */
function takeQuantity(reader: TokenReader): Quantity | undefined {
  const { at: first } = reader;
  const limit = takeLimit(reader);
  if (isAfterOther(reader)) return undefined;
  const amountWith = (takeRange: typeof takePair) =>
    reader.attempt(() => {
      const range = takeRange(reader);
      const unit = range && takeUnit(reader);
      return unit && { ...range, ...unit };
    });
  const amount = amountWith(takePair) ?? amountWith(takeOne);
  if (amount === undefined || isOfOther(reader)) return undefined;
  const after = reader.take('+') ? 'at least' : takeLimitAfter(reader);
  const span = reader.spanFrom(first);
  return { ...amount, limit: limit ?? after, span };
}

/** Whether the words beside a share deny it: “no”, “less than”, “not possible”. */
function isDenied(tokens: Tokens, first: number, after: number): boolean {
  if (has(tokens.slice(Math.max(first - 2, 0), first), 'NOT', 'AT_MOST'))
    return true;
  const at = is(tokens[after], 'filler', 'is') ? after + 1 : after;
  if (is(tokens[at], 'NOT_NEEDED', 'IMPOSSIBLE')) return true;
  const next = tokens[at + 1];
  return (
    is(tokens[at], 'NOT') &&
    (next === undefined || is(next, 'POSSIBLE', 'mark'))
  );
}

/** “Full-time”, or both in one: “Voll-/Teilzeit”, “temps plein ou partiel”. */
function takeShare(reader: TokenReader) {
  const { at: first } = reader;
  const either = reader.attempt(
    () =>
      reader.take('WHOLLY') &&
      reader.take('OR', 'AND', '/') &&
      reader.take('PART_TIME'),
  );
  const named = either ? ANY : reader.read(({ type }) => SHARES[type]);
  const orPart = reader.attempt(
    () => reader.take('OR') && reader.take('PARTLY'),
  );
  if (!named || isDenied(reader.tokens, first, reader.at)) return undefined;
  return { share: orPart ? ANY : named, span: reader.spanFrom(first) };
}

/** The percents of full time that an amount is, as far as its limit goes. */
function percentOf(quantity: Quantity, isOnly: boolean): Allocation {
  const { unit, period, limit } = quantity;
  const times = (period && TIMES_A_WEEK[period]) ?? 1;
  const percent = (PERCENT_OF[unit] ?? 0) * times;
  const [low, high] = [quantity.from * percent, quantity.to * percent];
  const least = (LEAST_FULL_HOURS / HOURS_OF_WEEK) * 100;
  const isFull = unit === 'HOUR' && low >= least && high <= 100;
  const range = isFull
    ? { from: 100, to: 100 }
    : { from: Math.round(low), to: Math.round(high) };
  if (!isOnly || limit === undefined || range.from < range.to) return range;
  if (limit === 'at most') return { from: 0, to: range.to };
  const from = limit === 'more than' ? range.from + 1 : range.from;
  return { from: Math.min(from, 100), to: 100 };
}

/**
 * What a text says as shares of full time: from the least to the most of its
 * percents, otherwise of its times; of its words if it has no numbers, or “or”.
 * `null` if it says nothing that can be compared.
 */
export function readAllocation(text: string): Fact<Allocation> | null {
  const tokens = scan(text);
  const clauses = clausesIn(tokens);
  const amounts = clauses.flatMap((clause) => readAll(clause, takeQuantity));
  const percents = amounts.filter(({ period }) => period === null);
  const quantities = percents.length > 0 ? percents : amounts;
  const readsNames = quantities.length === 0 || has(tokens, 'OR');
  const names = readsNames
    ? clauses.flatMap((clause) => readAll(clause, takeShare))
    : [];
  const isOnly = quantities.length === 1;
  const ranges = [
    ...quantities.map((quantity) => percentOf(quantity, isOnly)),
    ...names.map(({ share }) => share),
  ];
  // “4 h/day, 3 days a week” is neither.
  const units = new Set(quantities.map(({ unit }) => unit));
  const isMixed = percents.length === 0 && units.size > 1;
  const areShares = ranges.every(({ from, to }) => from <= to && to <= MOST);
  if (ranges.length === 0 || isMixed || !areShares) return null;
  const from = Math.min(...ranges.map((range) => range.from), 100);
  const to = Math.min(Math.max(...ranges.map((range) => range.to)), 100);
  const spans = [...quantities, ...names].map(({ span }) => span);
  return factAt({ from, to }, text, spans);
}
