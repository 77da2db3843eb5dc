import { type Class, is, type Name, type Token } from './scan.ts';
import type { TokenReader } from './token-reader.ts';

// Steps that shares of full time and rates have in common.

/** What a word such as “max.” says of an amount. */
export type Limit = 'at most' | 'at least' | 'more than';

const LIMITS: Partial<Readonly<Record<Class, Limit>>> = {
  AT_MOST: 'at most',
  UNTIL: 'at most',
  AT_LEAST: 'at least',
  MORE_THAN: 'more than',
};

/** “At most”, “max. ca.”, and what may stand before the number. */
export function takeLimit(reader: TokenReader): Limit | undefined {
  const limit = reader.read(({ type }) => LIMITS[type]);
  if (limit) reader.skip(2, 'filler', '.', ':', 'UNTIL');
  return limit;
}

/** A word after what it limits: “or later”, but not “max. 40 h”. */
export const takeAfter = (reader: TokenReader, ...names: readonly Name[]) =>
  reader.attempt(() => {
    const found = reader.take(...names);
    const next = reader.peek(is(reader.peek(), '.') ? 1 : 0);
    return is(next, 'NUMBER') ? undefined : found;
  });

/** “Or less”, “min”, after at most one other word. */
export function takeLimitAfter(reader: TokenReader): Limit | undefined {
  const limit = reader.attempt(() => {
    reader.skip(1, 'word', 'filler');
    return takeAfter(reader, 'AT_MOST', 'AT_LEAST');
  });
  return limit && LIMITS[limit.type];
}

/** What stands between two numbers of a range, or of a choice. */
const takeJoin = (reader: TokenReader): Token | undefined =>
  reader.take('TO', 'AND', 'OR', 'UNTIL', 'END', 'PER', 'ONE', '/', '-');

/** The second number of a range or a choice: “– 105”, “or 105”. */
export const takeUpper = (
  reader: TokenReader,
  takeNumber: (reader: TokenReader) => number | undefined,
) =>
  reader.attempt(() => {
    const join = takeJoin(reader);
    const amount = join && takeNumber(reader);
    if (amount === undefined) return undefined;
    return { amount, isChoice: is(join, 'OR', '/') };
  });

/** What an amount is per: “/h”, “per hour”, “a week”, “in der Woche”. */
export const takePeriod = (reader: TokenReader): Token | undefined =>
  reader.attempt(() => {
    if (!is(reader.peek(), 'HOURLY', 'DAILY'))
      reader.skip(2, 'PER', 'filler', 'ONE', '/', '.');
    return reader.take(
      'HOURLY',
      'DAILY',
      'HOUR',
      'DAY',
      'WEEK',
      'MONTH',
      'YEAR',
      'PERCENT',
    );
  });
