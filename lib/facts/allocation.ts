import * as z from 'zod';
import type { StatedAllocation } from '../public-project/stated-facts.ts';
import { denialOf } from './denial.ts';
import { clausesOf, quantitiesIn, rangeOf } from './quantities.ts';
import {
  type ByClass,
  type Fact,
  has,
  is,
  type Quantity,
  split,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** How much of full time a role takes, in percent. */
export const Allocation = z.object({ from: z.int(), to: z.int() });
export type Allocation = z.infer<typeof Allocation>;

/** From so many percent on, hours are full time: 35 of 40. */
const LEAST_FULL = 87.5;
/** More percents are no share of one role. */
const MOST = 120;

/**
 * How many percent of full time one of a unit is. A week has five days or forty
 * hours.
 */
const PERCENT_OF: ByClass<number> = {
  PERCENT: 1,
  FTE: 100,
  HOUR: 100 / 40,
  DAY: 100 / 5,
};
/** What an amount is of, and per what. */
type Measure = Partial<Pick<Quantity, 'unit' | 'period'>>;
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

/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHERS = [
  'REMOTE',
  'ON_SITE',
  'HYBRID',
  'OFFICE',
  'HOME',
  'TRAVEL',
] as const;

/** Whether a quantity is a share of full time, or hours or days of a week. */
function isShare({ unit, period }: Quantity): boolean {
  if (unit === 'PERCENT' || unit === 'FTE') return true;
  const isTime = unit === 'HOUR' || unit === 'DAY';
  return isTime && period !== undefined && period in TIMES_A_WEEK;
}

/**
 * The quantities of a clause that say how much of full time a role takes: those
 * of the parts in and before parentheses, up to one about something else.
 */
function sharesIn(clause: Tokens): readonly Quantity[] {
  const parts = split(clause, '(', ')');
  const other = parts.findIndex((part) => has(part, ...OTHERS));
  const about = other === -1 ? parts : parts.slice(0, other);
  return quantitiesIn(about.flat()).filter(isShare);
}

/** The percent of full time that an amount is. */
function percentOf(amount: number, { unit, period }: Measure): number {
  const times = (period && TIMES_A_WEEK[period]) ?? 1;
  const ofUnit = (unit && PERCENT_OF[unit]) ?? 0;
  const percent = amount * times * ofUnit;
  const isFull = unit === 'HOUR' && percent >= LEAST_FULL;
  return Math.round(isFull ? Math.max(percent, 100) : percent);
}

/** The share that a quantity says, the only one as far as its limit goes. */
function shareOf(quantity: Quantity, isOnly: boolean): Allocation {
  const from = percentOf(quantity.from, quantity);
  const to = percentOf(quantity.to, quantity);
  const limit = isOnly && quantity.limit;
  const isMore = limit === 'MORE_THAN';
  return {
    from: limit === 'AT_MOST' ? 0 : from + Number(isMore),
    to: isMore || limit === 'AT_LEAST' ? Math.max(to, 100) : to,
  };
}

/** From the least to the most of some shares, at most full time. */
function allocationOf(shares: readonly Allocation[]): Allocation | null {
  const { from = 0, to = Infinity } = rangeOf(shares) ?? {};
  if (to > MOST) return null;
  return { from: Math.min(from, 100), to: Math.min(to, 100) };
}

/** The share of full time that a source states, in percent or hours a week. */
export function statedAllocation({ from, to, unit }: StatedAllocation) {
  const measure = { unit: unit === 'percent' ? 'PERCENT' : 'HOUR' } as const;
  return allocationOf([
    { from: percentOf(from, measure), to: percentOf(to, measure) },
  ]);
}

/** “Full-time”, “voll-/Teilzeit”, “temps plein ou partiel” */
function takeWords(reader: TokenReader): Allocation | undefined {
  const before = reader.tokens.slice(0, reader.at);
  const word = reader.take('WHOLLY', 'FULL_TIME', 'HALF_TIME', 'PART_TIME');
  const other = reader.attempt(() => {
    const join = reader.take('OR', 'AND', '/');
    const isFull = is(word, 'FULL_TIME');
    return join && reader.take(isFull ? 'PARTLY' : 'PART_TIME');
  });
  const after = reader.tokens.slice(reader.at);
  const isLess = is(before.at(-1), 'AT_MOST');
  if (!word || isLess || denialOf(before, after)) return undefined;
  return other ? { from: 0, to: 100 } : SHARES[word.type];
}

/**
 * What a text says as shares of full time: from the least to the most of its
 * percents, otherwise of its times; of its words if it has no numbers, or “or”.
 * `null` if it says nothing that can be compared.
 */
export function readAllocation(tokens: Tokens): Fact<Allocation> | null {
  const clauses = clausesOf(tokens);
  const all = clauses.flatMap(sharesIn);
  const percents = all.filter(({ period }) => !period);
  const quantities = percents.length > 0 ? percents : all;
  const isOnly = quantities.length === 1;
  const hasWords = quantities.length === 0 || has(tokens, 'OR');
  const words = hasWords
    ? clauses.flatMap((clause) => readAll(clause, takeWords))
    : [];
  const value = allocationOf([
    ...quantities.map((quantity) => shareOf(quantity, isOnly)),
    ...words.map((word) => word.value),
  ]);
  // “4 h/day, 3 days a week” is neither.
  const units = new Set(quantities.map(({ unit }) => unit));
  if (!value || units.size > 1) return null;
  return { value, spans: [...quantities, ...words] };
}
