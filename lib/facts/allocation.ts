import { denialOf } from './denial.ts';
import { clausesOf, quantitiesIn } from './quantities.ts';
import {
  type ByClass,
  type Fact,
  has,
  is,
  type Quantity,
  spanOf,
  split,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** How much of full time a role takes, in percent. */
type Allocation = { readonly from: number; readonly to: number };

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
function percentOf(amount: number, { unit, period }: Quantity): number {
  const times = (period && TIMES_A_WEEK[period]) ?? 1;
  const ofUnit = (unit && PERCENT_OF[unit]) ?? 0;
  const percent = Math.round(amount * times * ofUnit);
  const isFull = unit === 'HOUR' && percent >= LEAST_FULL;
  return isFull ? Math.max(percent, 100) : percent;
}

/** The share that a quantity says, the only one as far as its limit goes. */
function shareOf(quantity: Quantity, isOnly: boolean): Allocation {
  const from = percentOf(quantity.from, quantity);
  const to = percentOf(quantity.to, quantity);
  switch (isOnly && quantity.limit) {
    case 'AT_MOST':
      return { from: 0, to };
    case 'AT_LEAST':
      return { from, to: Math.max(to, 100) };
    case 'MORE_THAN':
      return { from: from + 1, to: Math.max(to, 100) };
    default:
      return { from, to };
  }
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
  const shares = [
    ...quantities.map((quantity) => shareOf(quantity, isOnly)),
    ...words.map(({ value }) => value),
  ];
  // “4 h/day, 3 days a week” is neither.
  const units = new Set(quantities.map(({ unit }) => unit));
  const isMixed = percents.length === 0 && units.size > 1;
  const from = Math.min(...shares.map((share) => share.from));
  const to = Math.max(...shares.map((share) => share.to));
  const areRanges = shares.every((share) => share.from <= share.to);
  if (shares.length === 0 || isMixed || !areRanges || to > MOST) return null;
  const value = { from: Math.min(from, 100), to: Math.min(to, 100) };
  return { value, spans: [...quantities, ...words].map(spanOf) };
}
