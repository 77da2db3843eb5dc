import type { PayPeriod } from '../public-project/stated-facts.ts';
import table from './names.json' with { type: 'json' };
import { codesByName } from './names.ts';
import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  type Sequence,
  scan,
  sequencesIn,
} from './scan.ts';

/** What a role pays. An end that is not stated is `null`: “up to 95 EUR”. */
export type Rate = {
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly per: PayPeriod;
};

/**
 * The least that somebody asks for per hour. Without a currency, it is in the
 * usual one.
 */
type AskedRate = { readonly amount: number; readonly currency: string | null };

export const HOURS_OF_DAY = 8;

/** The codes of currencies by other names. */
const CODES = codesByName(table.currencies);
/** Money of several countries, with the one that a query means. */
const SHARED: Readonly<Record<string, string>> = { KR: 'SEK', $: 'USD' };
const PERIODS: Partial<Readonly<Record<Class, Rate['per']>>> = {
  HOUR: 'hour',
  HOURLY: 'hour',
  DAY: 'day',
  DAILY: 'day',
  MONTH: 'month',
};
/** From this number on, “100 an hour” is a rate. */
const LEAST_RATE = 20;

const COUNTED = '(?:PERCENT|HOUR|DAY|WEEK|MONTH|YEAR)';
const NAME =
  '(?:(?<name>HOURLY|DAILY|RATE) (?:(?:RATE|word|filler|PER|[:.(]) ){0,3})?';
const LIMIT =
  '(?:(?<limit>AT_MOST|UNTIL|AT_LEAST|MORE_THAN) (?:(?:filler|[.:]) ){0,2})?';
const AMOUNT =
  '(?:CURRENCY )?(?<from>NUMBER:(?!1 )\\S+) (?:(?<plus>\\+) )?(?:CURRENCY )?';
const UPPER = `(?:(?<join>TO|-|END|AND|UNTIL|NUMBER:1|OR|/) (?:CURRENCY )?(?<to>NUMBER:(?!1 )\\S+) (?!${COUNTED} )(?:CURRENCY )?)?`;
const PER = `(?:(?:(?:(?:PER|/|filler|NUMBER:1) ){1,2}|(?=HOURLY|DAILY))(?<per>HOURLY|DAILY|${COUNTED}) )?`;
const PRICE = `${NAME}${LIMIT}${AMOUNT}${UPPER}${PER}(?:(?<after>AT_LEAST|AT_MOST) (?!(?:\\. )?NUMBER))?`;
/**
 * What makes a price after it uncertain: a number that is no percentage and no
 * duration may be another one.
 */
const DOUBT = `NOT|TRAVEL|NUMBER:(?!1 )\\S+ (?!${COUNTED} )`;

/** A price in a text. `null` if it is two: “95 or 105 EUR”. */
function priceOf({ units, parts, span }: Sequence) {
  const { name, limit, from, plus, join, to, per, after } = parts;
  const [currency, ...others] = new Set(
    units.flatMap(({ type, text }) =>
      type === 'CURRENCY' ? (CODES.get(text) ?? text.toUpperCase()) : [],
    ),
  );
  const said = [name, per].filter((unit) => unit && !is(unit, 'RATE'));
  const [time, ...times] = new Set(
    said.map((unit) => PERIODS[unit?.type ?? 'word'] ?? ('other' as const)),
  );
  if (
    others.length > 0 ||
    times.length > 0 ||
    is(join, 'OR') ||
    join?.text === '/'
  )
    return null;
  return {
    currency,
    time,
    low: from?.amount ?? 0,
    high: (to ?? from)?.amount ?? 0,
    isNamed: name !== undefined,
    isMost: !to && (is(limit, 'AT_MOST', 'UNTIL') || is(after, 'AT_MOST')),
    isLeast:
      !to &&
      (is(limit, 'AT_LEAST', 'MORE_THAN') ||
        is(after, 'AT_LEAST') ||
        plus !== undefined),
    // “Tim” and what begins with it are only Swedish, but “timepris” is not.
    isSwedish: said.some((unit) => /^tim(?!e)/.test(unit?.text ?? '')),
    span,
  };
}

/**
 * What a role's price says as numbers. `null` if it has no currency or period,
 * several rates, or can be read in two ways.
 */
export function readRate(text: string): Fact<Rate> | null {
  const units = scan(text);
  const [found, ...others] = sequencesIn(units, PRICE).filter((one) =>
    has(one.units, 'CURRENCY'),
  );
  const price = found && others.length === 0 ? priceOf(found) : null;
  if (!price?.time || price.time === 'other') return null;
  const {
    currency: written = '',
    time: per,
    low,
    high,
    isMost,
    isLeast,
    isSwedish,
    span,
  } = price;
  const currency = written === 'KR' && isSwedish ? 'SEK' : written;
  const before = units.filter(({ end }) => end <= span[0]);
  if (
    currency in SHARED ||
    low <= 0 ||
    high < low ||
    (isMost && isLeast) ||
    sequencesIn(before, DOUBT).length > 0
  )
    return null;
  return factAt(
    { from: isMost ? null : low, to: isLeast ? null : high, currency, per },
    text,
    [span],
  );
}

/**
 * The rate that a text asks for: an amount with a currency, a word for a rate
 * or a time, or if it `isAll` of the text, any amount; not the most that
 * somebody pays.
 */
export function readAskedRate(
  text: string,
  isAll = false,
): Fact<AskedRate> | null {
  const units = scan(text);
  for (const found of sequencesIn(units, PRICE)) {
    const price = priceOf(found);
    if (
      !price ||
      price.isMost ||
      price.time === 'month' ||
      price.time === 'other'
    )
      continue;
    const { currency = null, time, low, isNamed, span } = price;
    const amount = time === 'day' ? low / HOURS_OF_DAY : low;
    const isRate =
      currency !== null ||
      isNamed ||
      (time !== undefined && amount >= LEAST_RATE);
    // “80k EUR” is for a year.
    if (!time && found.parts.from?.text.endsWith('k')) continue;
    if (!(isAll ? found.units.length === units.length : isRate)) continue;
    return factAt(
      { amount, currency: SHARED[currency ?? ''] ?? currency },
      text,
      [span],
    );
  }
  return null;
}
