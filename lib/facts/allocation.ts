import * as z from 'zod';
import type {
  PayPeriod,
  Range,
  StatedAllocation,
} from '../public-project/stated-facts.ts';
import { denialOf } from './denial.ts';
import { clausesOf, quantitiesIn, rangeOf } from './quantities.ts';
import {
  type ByClass,
  type Fact,
  has,
  type Quantity,
  split,
  type Tokens,
} from './scan.ts';

/** How much of full time a role takes, in percent. */
export const Allocation = z.object({ from: z.int(), to: z.int() });
export type Allocation = z.infer<typeof Allocation>;

/** From so many percent on, hours are full time: 35 of 40. */
const LEAST_FULL = 87.5;
/** More percents are no share of one role. */
const MOST = 120;

/** How many percent of full time one of a unit is. */
const PERCENT_OF: ByClass<number> = { PERCENT: 1, FTE: 100 };
/** The same of one a week, which has five days or forty hours. */
const PERCENT_OF_WEEK: ByClass<number> = { HOUR: 100 / 40, DAY: 100 / 5 };
/** How often a week has a period. */
const TIMES_A_WEEK: Partial<Record<PayPeriod, number>> = {
  day: 5,
  week: 1,
  month: 1 / 4,
};
const WORDS: ByClass<Allocation> = {
  FULL_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
  ANY_TIME: { from: 0, to: 100 },
};

/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHERS = ['REMOTE', 'ON_SITE', 'HYBRID', 'OFFICE', 'TRAVEL'] as const;

/** What source or text measures a share in, and from how much to how much. */
type Measure = Range & Partial<Pick<Quantity, 'unit' | 'period' | 'isMore'>>;
const MEASURES = {
  percent: { unit: 'PERCENT' },
  'hours a week': { unit: 'HOUR', period: 'week' },
} as const;

/** How many percent of full time one of a unit is; 0 if it is no share. */
function percentOf({ unit = 'word', period }: Measure): number {
  const times = (period && TIMES_A_WEEK[period]) ?? 0;
  return PERCENT_OF[unit] ?? times * (PERCENT_OF_WEEK[unit] ?? 0);
}

/**
 * The quantities of a clause that say how much of full time a role takes: those
 * of the parts in and before parentheses, up to one about something else.
 */
function sharesIn(clause: Tokens): readonly Quantity[] {
  const parts = split(clause, '(', ')');
  const other = parts.findIndex((part) => has(part, ...OTHERS));
  const about = parts.slice(0, other === -1 ? parts.length : other);
  return quantitiesIn(about.flat()).filter(percentOf);
}

/** The words of a clause for shares of full time, which nothing denies. */
const wordsIn = (clause: Tokens): Tokens =>
  clause.filter(
    ({ type }, at) =>
      type in WORDS && !denialOf(clause.slice(0, at), clause.slice(at + 1)),
  );

/** A share in percent of full time. */
function shareOf({ from, to, isMore, ...measure }: Measure): Range {
  const inPercent = (amount: number) => {
    const percent = Math.round(amount * percentOf(measure));
    const isFull = measure.unit === 'HOUR' && percent >= LEAST_FULL;
    return isFull ? Math.max(percent, 100) : percent;
  };
  return {
    from: from === undefined ? from : inPercent(from) + Number(isMore ?? false),
    to: to === undefined ? to : inPercent(to),
  };
}

/** From the least to the most of some shares, at most full time. */
function allocationOf(shares: readonly Range[]): Allocation | undefined {
  const { from = 0, to = Math.max(from, 100) } = rangeOf(shares);
  if (shares.length === 0 || to > MOST) return undefined;
  return { from: Math.min(from, 100), to: Math.min(to, 100) };
}

/** The share of full time that a source states, in percent or hours a week. */
export const statedAllocation = ({ unit, ...range }: StatedAllocation) =>
  allocationOf([shareOf({ ...range, ...MEASURES[unit] })]);

/**
 * What a text says as shares of full time: from the least to the most of its
 * percents, otherwise of its times; of its words if it has no numbers, or “or”.
 * Nothing if it says nothing that can be compared.
 */
export function readAllocation(tokens: Tokens): Fact<Allocation> {
  const clauses = clausesOf(tokens);
  const all = clauses.flatMap(sharesIn);
  const percents = all.filter(({ period }) => !period);
  const quantities = percents.length > 0 ? percents : all;
  const hasWords = quantities.length === 0 || has(tokens, 'OR');
  const words = hasWords ? clauses.flatMap(wordsIn) : [];
  const value = allocationOf([
    ...quantities.map(shareOf),
    ...words.map(({ type }) => WORDS[type] ?? {}),
  ]);
  // “4 h/day, 3 days a week” is neither.
  const units = new Set(quantities.map(({ unit }) => unit));
  if (!value || units.size > 1) return { spans: [] };
  return { value, spans: [...quantities, ...words] };
}
