import {
  type ByClass,
  type Class,
  clausesIn,
  is,
  type Name,
  type Quantity,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

const LIMITS = ['AT_MOST', 'UNTIL', 'AT_LEAST', 'MORE_THAN'] as const;
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
const TIMES = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
const UNITS = ['PERCENT', 'FTE', 'TIMES', 'VISIT', ...TIMES] as const;
/** Classes of words that mean the same as others here. */
const SAME: ByClass<Class> = {
  UNTIL: 'AT_MOST',
  HOURLY: 'HOUR',
  DAILY: 'DAY',
};
const classOf = (token: Token | undefined): Class | undefined =>
  token && (SAME[token.type] ?? token.type);

/** A name, a sign or a code of a currency. */
export const isCurrency = (token: Token): boolean =>
  token.isCode || is(token, 'CURRENCY');

/** “Hourly rate:”, “Pay” */
function takeName(reader: TokenReader): Token | undefined {
  const name = reader.take('HOURLY', 'DAILY', 'RATE');
  if (name) reader.skip(3, 'RATE', 'word', 'filler', 'PER', ':', '(');
  return name;
}

/** “At most”, “max. ca.”, and what may stand before the number. */
function takeLimit(reader: TokenReader): Token | undefined {
  const limit = reader.take(...LIMITS);
  if (limit) reader.skip(2, 'filler', ':', 'UNTIL');
  return limit;
}

/** A word after what it limits: “or later”, but not “max. 40 h”. */
export const takeAfter = (reader: TokenReader, ...names: readonly Name[]) =>
  reader.attempt(() => {
    const word = reader.take(...names);
    return is(reader.peek(), 'NUMBER') ? undefined : word;
  });

/** “Or less”, “min”, “80 %+”, after at most one other word. */
const takeLimitAfter = (reader: TokenReader): Token | undefined =>
  reader.attempt(() => {
    reader.skip(1, 'word', 'filler');
    return takeAfter(reader, 'AT_MOST', 'AT_LEAST');
  });

/** “95 EUR”, “€ 95”, “kr. 1200”, “60 %”, “2 days”, “3 x”, “twice” */
function takeNumber(reader: TokenReader) {
  const sign = reader.takeIf(isCurrency);
  // “Twice”, “to dager”
  const counted = reader.takeIf(
    (token) => token.amount !== undefined && is(token, 'TIMES', 'DAY'),
  );
  const number = counted ?? reader.take('NUMBER', 'ONE');
  if (number?.amount === undefined) return undefined;
  // “80+ EUR”, “2 full days”
  const plus = reader.take('+');
  reader.take('WHOLLY');
  const money = sign ?? reader.takeIf(isCurrency);
  const unit = money ? 'CURRENCY' : (counted ?? reader.take(...UNITS))?.type;
  return { amount: number.amount, unit, plus, isOne: is(number, 'ONE') };
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
    // “40 hours” is no amount per hour, “4-Tage-Woche” is one per week.
    const isBeside = is(reader.peek(-1), 'DAY', 'TIMES');
    const { at } = reader;
    reader.skip(2, 'PER', 'filler', 'ONE', '/');
    const isPer = reader.at > at || isBeside;
    return reader.take('HOURLY', 'DAILY', ...(isPer ? TIMES : []));
  });

/** The quantity at a token; “a” and “one” are none without what they count. */
function takeQuantity(reader: TokenReader) {
  const name = takeName(reader);
  const before = takeLimit(reader);
  const lower = takeNumber(reader);
  const upper = lower && takeUpper(reader, lower.unit);
  const unit = upper?.unit ?? lower?.unit;
  const isCounted = unit !== undefined && unit !== 'CURRENCY';
  if (lower === undefined || (lower.isOne && !isCounted)) return undefined;
  reader.take('TAX');
  const period = takePeriod(reader) ?? name;
  const limit = lower.plus ?? before ?? takeLimitAfter(reader);
  return {
    from: lower.amount,
    to: upper?.amount ?? lower.amount,
    isChoice: upper?.isChoice ?? false,
    limit: upper ? undefined : classOf(limit),
    unit,
    period: is(period, 'RATE') ? undefined : classOf(period),
    isNamed: name !== undefined,
  };
}

/** The tokens of a clause, with its quantities as one token each. */
function withQuantities(clause: Tokens): Tokens {
  const tokens = [...clause];
  for (const reading of readAll(clause, takeQuantity).toReversed()) {
    const { value, at, ...place } = reading;
    const quantity = { ...value, ...place };
    const { start, end } = place;
    const token: Token = { type: 'QUANTITY', text: '', start, end, quantity };
    tokens.splice(at, place.tokens.length, token);
  }
  return tokens;
}

/** The clauses of a text, in which each quantity is a token. */
export const clausesOf = (tokens: Tokens): readonly Tokens[] =>
  clausesIn(tokens).map(withQuantities);

/** The quantities among some tokens. */
export const quantitiesIn = (tokens: Tokens): readonly Quantity[] =>
  tokens.flatMap(({ quantity }) => quantity ?? []);

/** From the least to the most of some ranges; none if one is turned round. */
export function rangeOf(ranges: readonly Pick<Quantity, 'from' | 'to'>[]) {
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  const areRanges = ranges.every((range) => range.from <= range.to);
  return ranges.length > 0 && areRanges ? { from, to } : undefined;
}
