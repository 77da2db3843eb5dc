import { type Amount, amountsIn } from './amounts.ts';
import { denialOf } from './denial.ts';
import {
  type ByClass,
  clausesIn,
  type Fact,
  factAt,
  has,
  is,
  type Span,
  scan,
  split,
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
const LEAST_FULL = Math.round((LEAST_FULL_HOURS / HOURS_OF_WEEK) * 100);
/** More percents are no share of one role. */
const MOST = 120;

/** How many percent of full time one of a unit is; of a time, per week. */
const PERCENT_OF: ByClass<number> = {
  PERCENT: 1,
  FTE: 100,
  HOUR: 100 / HOURS_OF_WEEK,
  DAY: 100 / 5,
};
/** How often a week has a period. */
const TIMES_A_WEEK: ByClass<number> = {
  DAY: 5,
  WEEK: 1,
  MONTH: 1 / 4,
};
const SHARES: ByClass<Allocation> = {
  FULL_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
};
const ANY: Allocation = { from: 0, to: 100 };

/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHERS = [
  'REMOTE',
  'ON_SITE',
  'HYBRID',
  'OFFICE',
  'HOME',
  'TRAVEL',
] as const;

/** Whether an amount counts shares of full time, or hours or days of a week. */
function isShare({ unit, period }: Amount): boolean {
  if (unit === 'PERCENT' || unit === 'FTE') return true;
  const isTime = unit === 'HOUR' || unit === 'DAY';
  return isTime && period !== undefined && period in TIMES_A_WEEK;
}

/**
 * The amounts of a clause that say how much of full time a role takes: those of
 * the parts in and before parentheses, up to one about something else.
 */
function amountsOf(clause: Tokens): readonly Amount[] {
  const amounts: Amount[] = [];
  for (const part of split(clause, '(', ')')) {
    if (has(part, ...OTHERS)) break;
    amounts.push(...amountsIn(part).filter(isShare));
  }
  return amounts;
}

/** “Voll-/Teilzeit”, “full or part time” */
const takeEither = (reader: TokenReader): Allocation | undefined =>
  reader.attempt(() => {
    reader.take('WHOLLY');
    const join = reader.take('OR', 'AND', '/');
    return join && reader.take('PART_TIME') ? ANY : undefined;
  });

/** “Full-time”, “temps plein ou partiel” */
function takeWords(reader: TokenReader): Share | undefined {
  const { at: first } = reader;
  const words = takeEither(reader) ?? reader.read(({ type }) => SHARES[type]);
  const orPart = reader.attempt(
    () => reader.take('OR') && reader.take('PARTLY'),
  );
  const before = reader.tokens.slice(0, first);
  const after = reader.tokens.slice(reader.at);
  const isLess = is(before.at(-1), 'AT_MOST');
  if (!words || isLess || denialOf(before, after)) return undefined;
  const share = orPart ? ANY : words;
  return { ...share, span: reader.spanFrom(first) };
}

/** The percents of full time that an amount is. */
function percentOf({ from, to, unit, period }: Amount): Allocation {
  const times = (period && TIMES_A_WEEK[period]) ?? 1;
  const percent = ((unit && PERCENT_OF[unit]) ?? 0) * times;
  const low = Math.round(from * percent);
  const high = Math.round(to * percent);
  const isFull = unit === 'HOUR' && low >= LEAST_FULL && high <= 100;
  return isFull ? { from: 100, to: 100 } : { from: low, to: high };
}

/** The share that an amount says, the only one as far as its limit goes. */
function shareOf(amount: Amount, isOnly: boolean): Share {
  const { span } = amount;
  const { from, to } = percentOf(amount);
  const limit = isOnly ? amount.limit : undefined;
  if (limit === undefined) return { from, to, span };
  if (limit === 'at most') return { from: 0, to, span };
  const least = limit === 'more than' ? from + 1 : from;
  return { from: least, to: Math.max(to, 100), span };
}

/** From the least to the most of some shares. */
function rangeOf(shares: readonly Share[]): Allocation {
  const least = shares.map(({ from }) => from);
  const most = shares.map(({ to }) => to);
  const from = Math.min(...least, 100);
  return { from, to: Math.min(Math.max(...most), 100) };
}

/**
 * What a text says as shares of full time: from the least to the most of its
 * percents, otherwise of its times; of its words if it has no numbers, or “or”.
 * `null` if it says nothing that can be compared.
 */
export function readAllocation(
  text: string,
  tokens = scan(text),
): Fact<Allocation> | null {
  const clauses = clausesIn(tokens);
  const all = clauses.flatMap(amountsOf);
  const percents = all.filter(({ period }) => !period);
  const amounts = percents.length > 0 ? percents : all;
  const isOnly = amounts.length === 1;
  const shares = amounts.map((amount) => shareOf(amount, isOnly));
  if (amounts.length === 0 || has(tokens, 'OR'))
    shares.push(...clauses.flatMap((clause) => readAll(clause, takeWords)));
  // “4 h/day, 3 days a week” is neither.
  const units = new Set(amounts.map(({ unit }) => unit));
  const isMixed = percents.length === 0 && units.size > 1;
  const areShares = shares.every(({ from, to }) => from <= to && to <= MOST);
  if (shares.length === 0 || isMixed || !areShares) return null;
  const spans = shares.map(({ span }) => span);
  return factAt(rangeOf(shares), text, spans);
}
