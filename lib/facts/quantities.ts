import type { PayPeriod, Range } from '../public-project/stated-facts.ts';
import {
  type ByClass,
  type Class,
  is,
  type Name,
  type Quantity,
  split,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

const LIMITS = ['AT_MOST', 'UNTIL', 'AT_LEAST', 'MORE_THAN'] as const;
/** What stands between the two numbers of a range. */
const JOINS = ['TO', 'AND', 'OR', 'UNTIL', 'END', 'ONE', '/', '-'] as const;
const TIMES = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
const UNITS = ['PERCENT', 'FTE', 'TIMES', 'VISIT', ...TIMES] as const;

/** What an amount is per, by the class of a word for it. */
export const PERIODS: ByClass<PayPeriod> = {
  HOUR: 'hour',
  HOURLY: 'hour',
  DAY: 'day',
  DAILY: 'day',
  WEEK: 'week',
  WEEKLY: 'week',
  MONTH: 'month',
  MONTHLY: 'month',
  YEAR: 'year',
  YEARLY: 'year',
};

/** A word after what it limits: “or later”, but not “max. 40 h”. */
export const takeAfter = (reader: TokenReader, ...names: readonly Name[]) =>
  reader.attempt(() => {
    const word = reader.take(...names);
    return is(reader.peek(), 'NUMBER') ? undefined : word;
  });

/** “95 EUR”, “€ 95”, “kr. 1200”, “60 %”, “2 days”, “3 x”, “twice” */
function takeNumber(reader: TokenReader) {
  const sign = reader.take('CURRENCY', 'CODE');
  const number = reader.take('NUMBER', 'ONE', 'TIMES', 'DAY');
  if (number?.amount === undefined) return undefined;
  // “2 full days”
  reader.take('WHOLLY');
  // “Twice”, “to dager”
  const counted = is(number, ...UNITS) ? number : undefined;
  const money = sign ?? reader.take('CURRENCY', 'CODE');
  const unit = money ? 'CURRENCY' : (counted ?? reader.take(...UNITS))?.type;
  return { amount: number.amount, unit, isOne: is(number, 'ONE') };
}

/** The second number of a range: “– 105”, “or 105”. */
const takeUpper = (reader: TokenReader, unit: Class | undefined) =>
  reader.attempt(() => {
    const upper = reader.take(...JOINS) && takeNumber(reader);
    const isOther = unit && upper?.unit && unit !== upper.unit;
    return isOther || upper?.isOne ? undefined : upper;
  });

/** What an amount is per: “/h”, “per hour”, “a week”, “in der Woche”. */
const takePeriod = (reader: TokenReader): PayPeriod | undefined =>
  reader.attempt(() => {
    // “40 hours” is no amount per hour, “4-Tage-Woche” is one per week.
    const isBeside = is(reader.peek(-1), 'DAY', 'TIMES');
    const { at } = reader;
    reader.skip(2, 'PER', 'filler', 'ONE', '/');
    const isPer = reader.at > at || isBeside;
    return reader.read((token) =>
      isPer || !is(token, ...TIMES) ? PERIODS[token.type] : undefined,
    );
  });

/** The quantity at a token; “a” and “one” are none without what they count. */
function takeQuantity(reader: TokenReader) {
  const name = reader.take('HOURLY', 'DAILY', 'RATE');
  // “Hourly rate (net):”
  if (name) reader.skip(3, 'RATE', 'word', 'filler', 'PER', ':', '(');
  const before = reader.take(...LIMITS);
  // “Max. ca.”
  if (before) reader.skip(2, 'filler', ':', 'UNTIL');
  const lower = takeNumber(reader);
  const upper = lower && takeUpper(reader, lower.unit);
  const unit = upper?.unit ?? lower?.unit;
  const isCounted = unit !== undefined && unit !== 'CURRENCY';
  if (lower === undefined || (lower.isOne && !isCounted)) return undefined;
  reader.take('TAX');
  const period = takePeriod(reader) ?? PERIODS[name?.type ?? 'word'];
  // “Or less”, “min”, “80 %+”
  const limit = before ?? takeAfter(reader, 'AT_MOST', 'AT_LEAST');
  const isMost = is(limit, 'AT_MOST', 'UNTIL');
  const { amount } = lower;
  return {
    from: isMost && !upper ? undefined : amount,
    to: upper?.amount ?? (isMost || !limit ? amount : undefined),
    isMore: is(limit, 'MORE_THAN'),
    unit,
    period,
    isNamed: name !== undefined,
  };
}

/**
 * The tokens of a clause, with its quantities as one token each; one of nothing
 * is a “no”.
 */
function withQuantities(clause: Tokens): Tokens {
  const tokens = [...clause];
  const readings = readAll(clause, takeQuantity);
  for (const { value, at, ...place } of readings.toReversed()) {
    const quantity = { ...value, ...place };
    const type = value.to === 0 ? 'NOT' : 'QUANTITY';
    const token: Token = { ...place, type, text: '', quantity };
    tokens.splice(at, place.tokens.length, token);
  }
  return tokens;
}

/** Several readers read the same text. */
const clausesRead = new WeakMap<Tokens, readonly Tokens[]>();

/**
 * The clauses of a text: what stands between its marks, the ends of its lines,
 * and words such as “but”. Each quantity is a token.
 */
export function clausesOf(tokens: Tokens): readonly Tokens[] {
  const clauses =
    clausesRead.get(tokens) ?? split(tokens, 'mark', 'BUT').map(withQuantities);
  clausesRead.set(tokens, clauses);
  return clauses;
}

/** The quantities among some tokens. */
export const quantitiesIn = (tokens: Tokens): readonly Quantity[] =>
  tokens.flatMap(({ quantity }) => quantity ?? []);

/** From the least to the most of some ranges; open where none has an end. */
export function rangeOf(ranges: readonly Range[]): Range {
  const starts = ranges.flatMap(({ from }) => from ?? []);
  const ends = ranges.flatMap(({ to }) => to ?? []);
  const all = [...starts, ...ends];
  return {
    from: starts.length > 0 ? Math.min(...all) : undefined,
    to: ends.length > 0 ? Math.max(...all) : undefined,
  };
}
