import {
  type Limit,
  takeLimit,
  takeLimitAfter,
  takePeriod,
  takeUpper,
} from './amounts.ts';
import { clausesIn } from './clauses.ts';
import {
  CROWN,
  crownsOf,
  currencyMeant,
  currencyNamed,
  isCurrencyCode,
  isOftenAWord,
} from './currencies.ts';
import { onlyValue } from './only-value.ts';
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

/** What a role pays. An end that is not stated is `null`: “up to 95 EUR”. */
export type Rate = {
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly per: 'hour' | 'day' | 'week' | 'month' | 'year';
};

/** The least that somebody asks for per hour. */
type AskedRate = { readonly amount: number; readonly currency?: string };
type AskedOptions = {
  readonly isAll?: boolean;
  readonly currencies?: readonly string[];
};

/** A rate per day is that of so many hours. */
export const HOURS_OF_DAY = 8;
/** From this number on, “100 an hour” is a rate. */
const LEAST_RATE = 20;

type Period = 'hour' | 'day' | 'month' | 'other';
const PERIODS: Partial<Readonly<Record<Class, Period>>> = {
  HOUR: 'hour',
  HOURLY: 'hour',
  DAY: 'day',
  DAILY: 'day',
  MONTH: 'month',
  PERCENT: 'other',
  WEEK: 'other',
  YEAR: 'other',
};
/** Swedish alone: “tim”, “timme”, but not “timepris”. */
const SWEDISH = /^tim(?!e)/;

/** A price as a clause states it. */
type Price = {
  readonly low: number;
  readonly high: number;
  /** The codes or signs of its currencies. */
  readonly currencies: readonly string[];
  readonly periods: readonly Period[];
  readonly limit: Limit | undefined;
  /** “95 or 105”, “550/600” */
  readonly isChoice: boolean;
  /** Whether a word such as “rate” names it. */
  readonly isNamed: boolean;
  readonly tokens: Tokens;
  readonly span: Span;
};

const isCounted = (token: Token | undefined): boolean =>
  is(token, 'PERCENT', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');
/** “One” and “à” are none. */
const isAmount = (token: Token | undefined): boolean =>
  is(token, 'NUMBER') && token?.amount !== undefined && token.amount !== 1;

/**
 * The tokens of a text. Codes of currencies are among them where they stand in
 * capitals beside a number, since some are words.
 */
function tokensOf(text: string, isAll = false): Tokens {
  const tokens = scan(text);
  return tokens.map((token, at): Token => {
    const written = text.slice(token.start, token.end);
    const code = isAll ? written.toUpperCase() : written;
    const isCode =
      isCurrencyCode(code) &&
      (is(tokens[at - 1], 'NUMBER') || is(tokens[at + 1], 'NUMBER'));
    return isCode ? { ...token, type: 'CURRENCY' } : token;
  });
}

/** “Hourly rate:”, “Pay” */
function takeName(reader: TokenReader): Token | undefined {
  const name = reader.take('HOURLY', 'DAILY', 'RATE');
  if (name) reader.skip(3, 'RATE', 'word', 'filler', 'PER', ':', '.', '(');
  return name;
}

/** “95 EUR”, “€ 95” */
function takeAmount(reader: TokenReader): number | undefined {
  // “kr. 1200”
  if (reader.take('CURRENCY')) reader.take('.');
  const number = reader.takeIf(isAmount);
  if (number) reader.take('CURRENCY');
  return number?.amount;
}

/** “95 EUR”, but not “40 hours”. */
function takeUncounted(reader: TokenReader): number | undefined {
  const amount = takeAmount(reader);
  return isCounted(reader.peek()) ? undefined : amount;
}

/** “80+ EUR” */
function takePlus(reader: TokenReader): Limit | undefined {
  if (!reader.take('+')) return undefined;
  reader.take('CURRENCY');
  return 'at least';
}

/** The price at a token. “20 hours” are no rate of 20. */
function takePrice(reader: TokenReader): Price | undefined {
  const { at: first } = reader;
  const name = takeName(reader);
  const before = takeLimit(reader);
  const low = takeAmount(reader);
  if (low === undefined) return undefined;
  const least = takePlus(reader);
  const upper = takeUpper(reader, takeUncounted);
  reader.take('TAX');
  const period = isCounted(reader.peek()) ? undefined : takePeriod(reader);
  const limits = [before, least, takeLimitAfter(reader)].filter(Boolean);
  const limit = upper ? undefined : onlyValue(limits);
  const isUnclear = !upper && !limit && limits.length > 0;
  const tokens = reader.tokens.slice(first, reader.at);
  const currencies = tokens.filter((token) => is(token, 'CURRENCY'));
  const periods = [name, period].flatMap((token) =>
    token ? (PERIODS[token.type] ?? []) : [],
  );
  return {
    low,
    high: upper?.amount ?? low,
    currencies: currencies.map(({ text }) => currencyNamed(text)),
    periods,
    limit,
    isChoice: upper?.isChoice || isUnclear,
    isNamed: name !== undefined,
    tokens,
    span: reader.spanFrom(first),
  };
}

const pricesIn = (tokens: Tokens): readonly Price[] =>
  clausesIn(tokens).flatMap((clause) => readAll(clause, takePrice));

/**
 * What makes a price after it uncertain: a number that is no percentage and no
 * duration may be another one.
 */
const isDoubtful = (before: Tokens): boolean =>
  before.some(
    (token, at) =>
      is(token, 'NOT', 'TRAVEL') ||
      (isAmount(token) && !isCounted(before[at + 1])),
  );

/** More prices of one role are for something else than ways of working. */
const MOST_PRICES = 3;
/** Whether each price is that of a way of working, named before or after it. */
function areOfWays(prices: readonly Price[], tokens: Tokens): boolean {
  if (prices.length > MOST_PRICES) return false;
  const ends = [0, ...prices.map(({ span }) => span[1])];
  const haveWays = ends.map((from, at) => {
    const to = prices[at]?.span[0] ?? Number.POSITIVE_INFINITY;
    const gap = tokens.filter(({ start, end }) => from <= start && end <= to);
    return has(gap, 'REMOTE', 'ON_SITE', 'HYBRID');
  });
  const [before, after] = [haveWays.slice(0, -1), haveWays.slice(1)];
  return !before.includes(false) || !after.includes(false);
}

/** The code of the one currency of some prices, if it is certain. */
function currencyOf(
  prices: readonly Price[],
  countries: readonly string[],
): string | undefined {
  const currency = onlyValue(prices.flatMap(({ currencies }) => currencies));
  if (!currency) return undefined;
  if (currency !== CROWN)
    return isCurrencyCode(currency) ? currency : undefined;
  const crown = crownsOf(countries);
  const words = prices.flatMap(({ tokens }) => tokens);
  const isSwedish = words.some(({ text }) => SWEDISH.test(text));
  if (isSwedish && crown && crown !== 'SEK') return undefined;
  return isSwedish ? 'SEK' : crown;
}

/**
 * What a role's price says as numbers: its one price with a currency and a
 * period, or from the least to the most of its prices for remote work and on
 * site. `null` if it can be read in two ways. “kr” is that of the countries.
 */
export function readRate(
  text: string,
  countries: readonly string[] = [],
): Fact<Rate> | null {
  const tokens = tokensOf(text);
  const prices = pricesIn(tokens).filter(({ currencies }) => currencies[0]);
  const [first] = prices;
  if (!first || prices.some(({ isChoice }) => isChoice)) return null;
  const areSeveral = prices.length > 1;
  if (areSeveral && !areOfWays(prices, tokens)) return null;
  const currency = currencyOf(prices, countries);
  const per = onlyValue(prices.flatMap(({ periods }) => periods));
  if (!currency || !per || per === 'other') return null;
  const { limit, span } = first;
  const low = Math.min(...prices.map((price) => price.low));
  const high = Math.max(...prices.map((price) => price.high));
  const before = tokens.filter(({ end }) => end <= span[0]);
  const areRanges = prices.every((price) => price.low <= price.high);
  const isLimited = areSeveral && prices.some((price) => price.limit);
  if (low <= 0 || !areRanges || isLimited || isDoubtful(before)) return null;
  const rate = {
    from: limit === 'at most' ? null : low,
    to: !limit || limit === 'at most' ? high : null,
    currency,
    per,
  };
  return factAt(
    rate,
    text,
    prices.map((price) => price.span),
  );
}

/** What a price asks for per hour; `null` if it may be something else. */
function askedIn(
  price: Price,
  { isAll = false, currencies: usual = [] }: AskedOptions,
): AskedRate | null {
  const { low, limit, periods, currencies, isChoice, isNamed, tokens } = price;
  const period = onlyValue(periods);
  const currency = onlyValue(currencies);
  const isUnclear = isChoice || (!period && periods[0]);
  const isForeign = !currency && currencies[0];
  if (isUnclear || isForeign || limit === 'at most') return null;
  if (period === 'month' || period === 'other') return null;
  const amount = period === 'day' ? low / HOURS_OF_DAY : low;
  // “80k EUR” is for a year, “PHP 8” no money.
  const isYearly = !period && tokens.some(({ text }) => /\dk$/.test(text));
  const isWord = !period && currency && isOftenAWord(currency);
  const isRate =
    (currency && !isWord) ||
    isNamed ||
    (period !== undefined && amount >= LEAST_RATE);
  if (isYearly || !(isAll || isRate)) return null;
  return currency
    ? { amount, currency: currencyMeant(currency, usual) }
    : { amount };
}

/**
 * The rate that a text asks for: an amount with a currency, a word for a rate
 * or a time, or if it `isAll` of the text, any amount; not the most that
 * somebody pays. A sign such as “kr” means the first of the `currencies` that
 * it may be.
 */
export function readAskedRate(
  text: string,
  options: AskedOptions = {},
): Fact<AskedRate> | null {
  const tokens = tokensOf(text, options.isAll);
  for (const price of pricesIn(tokens)) {
    const isWhole = price.tokens.length === tokens.length;
    const isRead = isWhole || !options.isAll;
    const asked = isRead ? askedIn(price, options) : null;
    if (asked) return factAt(asked, text, [price.span]);
  }
  return null;
}
