import {
  type ByClass,
  type Class,
  clausesIn,
  is,
  type Name,
  type Span,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** What a word such as “max.” says of an amount. */
type Limit = 'at most' | 'at least' | 'more than';

type Period = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** An amount as a text states it: “80–100 %”, “95 €/h”, “2 days a week”. */
export type Amount = {
  readonly from: number;
  readonly to: number;
  /** “95 or 105”, “550/600” */
  readonly isChoice: boolean;
  readonly limit: Limit | undefined;
  /** What it counts, “days”, or the class of a word for a share or money. */
  readonly unit: Class | undefined;
  /** What it is per: “a week”, “daily”, “Tagessatz”. */
  readonly period: Period | undefined;
  /** Whether a word such as “rate” names it. */
  readonly isNamed: boolean;
  readonly tokens: Tokens;
  readonly span: Span;
};

const LIMITS: ByClass<Limit> = {
  AT_MOST: 'at most',
  UNTIL: 'at most',
  AT_LEAST: 'at least',
  MORE_THAN: 'more than',
};
/** What stands between two numbers of a range, or of a choice. */
const JOINS = [
  'TO',
  'AND',
  'OR',
  'UNTIL',
  'END',
  'PER',
  'ONE',
  '/',
  '-',
] as const;
/** What words such as “daily” are per. */
const PERIODS: ByClass<Period> = {
  HOURLY: 'HOUR',
  DAILY: 'DAY',
  HOUR: 'HOUR',
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
};
const UNITS = ['CURRENCY', 'PERCENT', 'FTE', 'TIMES', 'VISIT'] as const;
const TIMES = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** “Hourly rate:”, “Pay” */
function takeName(reader: TokenReader): Token | undefined {
  const name = reader.take('HOURLY', 'DAILY', 'RATE');
  if (name) reader.skip(3, 'RATE', 'word', 'filler', 'PER', ':', '.', '(');
  return name;
}

/** “At most”, “max. ca.”, and what may stand before the number. */
function takeLimit(reader: TokenReader): Limit | undefined {
  const limit = reader.read(({ type }) => LIMITS[type]);
  if (limit) reader.skip(2, 'filler', '.', ':', 'UNTIL');
  return limit;
}

/** A word after what it limits: “or later”, but not “max. 40 h”. */
export const takeAfter = (reader: TokenReader, ...names: readonly Name[]) =>
  reader.attempt(() => {
    const word = reader.take(...names);
    const next = reader.peek(is(reader.peek(), '.') ? 1 : 0);
    return is(next, 'NUMBER') ? undefined : word;
  });

/** “Or less”, “min”, after at most one other word. */
function takeLimitAfter(reader: TokenReader): Limit | undefined {
  const limit = reader.attempt(() => {
    reader.skip(1, 'word', 'filler');
    return takeAfter(reader, 'AT_MOST', 'AT_LEAST');
  });
  return limit && LIMITS[limit.type];
}

/** “95 EUR”, “€ 95”, “kr. 1200”, “60 %”, “2 days”, “3 x”, “twice” */
function takeNumber(reader: TokenReader) {
  const sign = reader.take('CURRENCY');
  if (sign) reader.take('.');
  // “Once”, “to dager”
  const counted = reader.takeIf(
    ({ type, amount }) =>
      amount !== undefined && (type === 'TIMES' || type === 'DAY'),
  );
  if (counted)
    return { amount: counted.amount ?? 1, unit: counted.type, isOpen: false };
  const amount = reader.take('NUMBER', 'ONE')?.amount;
  if (amount === undefined) return undefined;
  // “80+ EUR”, “80 %+”, “2 full days”
  const plus = reader.take('+');
  reader.take('WHOLLY');
  const unit = sign ?? reader.take(...UNITS, ...TIMES);
  const isOpen = plus !== undefined || reader.take('+') !== undefined;
  return { amount, unit: unit?.type, isOpen };
}

/** The second number of a range or a choice: “– 105”, “or 105”. */
const takeUpper = (reader: TokenReader, unit: Class | undefined) =>
  reader.attempt(() => {
    const join = reader.take(...JOINS);
    const upper = join && takeNumber(reader);
    if (!upper || (unit && upper.unit && unit !== upper.unit)) return undefined;
    return { ...upper, isChoice: is(join, 'OR', '/') };
  });

/** What an amount is per: “/h”, “per hour”, “a week”, “in der Woche”. */
const takePeriod = (reader: TokenReader): Token | undefined =>
  reader.attempt(() => {
    const word = reader.take('HOURLY', 'DAILY');
    if (word) return word;
    // “40 hours” is no amount per hour, “4-Tage-Woche” is one per week.
    const isBeside = is(reader.peek(-1), 'DAY', 'TIMES');
    const { at } = reader;
    reader.skip(2, 'PER', 'filler', 'ONE', '/', '.');
    if (reader.at === at && !isBeside) return undefined;
    return reader.take('HOURLY', 'DAILY', ...TIMES);
  });

/** The amount at a token. */
export function takeAmount(reader: TokenReader): Amount | undefined {
  const { at: first } = reader;
  const name = takeName(reader);
  const before = takeLimit(reader);
  const lower = takeNumber(reader);
  if (lower === undefined) return undefined;
  const upper = takeUpper(reader, lower.unit);
  reader.take('TAX');
  const period = takePeriod(reader) ?? name;
  const after = lower.isOpen ? 'at least' : takeLimitAfter(reader);
  return {
    from: lower.amount,
    to: upper?.amount ?? lower.amount,
    isChoice: upper?.isChoice ?? false,
    limit: upper ? undefined : (before ?? after),
    unit: upper?.unit ?? lower.unit,
    period: period && PERIODS[period.type],
    isNamed: name !== undefined,
    tokens: reader.tokens.slice(first, reader.at),
    span: reader.spanFrom(first),
  };
}

/** The amounts in the clauses of a text, in their order. */
export const amountsIn = (tokens: Tokens): readonly Amount[] =>
  clausesIn(tokens).flatMap((clause) => readAll(clause, takeAmount));
