import { type Amount, amountsIn } from './amounts.ts';
import { currenciesNamed, isCurrencyCode, isOftenAWord } from './currencies.ts';
import { onlyValue } from './only-value.ts';
import {
  type ByClass,
  type Fact,
  factAt,
  has,
  is,
  ofClass,
  scan,
  type Token,
  type Tokens,
} from './scan.ts';

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
/** How many times the least the most of a range is at most. */
const WIDEST = 10;
/** More prices of one role are for something else than ways of working. */
const MOST_PRICES = 3;
/** “80k” */
const THOUSANDS = /\dk$/;
/** “Tim”, “timme”, but not “timepris”. */
const SWEDISH = /^tim(?!e)/;

/** What a rate is per; a year is that of a salary. */
const PER: ByClass<Rate['per']> = {
  HOUR: 'hour',
  DAY: 'day',
  MONTH: 'month',
};

/**
 * The tokens of a text. Codes of currencies are among them where they stand in
 * capitals beside a number, since some are words.
 */
function tokensOf(text: string, isAll = false, tokens = scan(text)): Tokens {
  return tokens.map((token, at): Token => {
    const written = text.slice(token.start, token.end);
    const code = isAll ? written.toUpperCase() : written;
    if (!isCurrencyCode(code)) return token;
    const isBeside =
      is(tokens[at - 1], 'NUMBER') || is(tokens[at + 1], 'NUMBER');
    return isBeside ? { ...token, type: 'CURRENCY' } : token;
  });
}

/** The currencies that all the signs and codes of some prices may mean. */
function currenciesOf(prices: readonly Amount[]): readonly string[] {
  const tokens = prices.flatMap((price) => price.tokens);
  const signs = ofClass(tokens, 'CURRENCY');
  const [first = [], ...others] = signs.map(({ text }) =>
    currenciesNamed(text),
  );
  return first.filter((code) => others.every((some) => some.includes(code)));
}

/**
 * Those of some currencies that are of some countries. By ISO 4217, a code begins
 * with the code of its country.
 */
const currenciesIn = (
  currencies: readonly string[],
  countries: readonly string[],
): readonly string[] =>
  currencies.filter((code) => countries.includes(code.slice(0, 2)));

/** The country in which most people speak a language; none for English. */
function countryOf(language: string): string {
  if (language === '' || language.startsWith('en')) return '';
  return new Intl.Locale(language).maximize().region ?? '';
}

/**
 * The one currency of some prices. “Kr” and “$” are those of the countries, or
 * of the country of the language.
 */
function currencyOf(
  prices: readonly Amount[],
  countries: readonly string[],
  language: string,
): string | undefined {
  const currencies = currenciesOf(prices);
  if (currencies.length < 2) return currencies[0];
  const tokens = prices.flatMap((price) => price.tokens);
  const isSwedish = tokens.some(({ text }) => SWEDISH.test(text));
  const places = isSwedish ? [...countries, 'SE'] : countries;
  const local = currenciesIn(currencies, places);
  if (local.length > 0) return onlyValue(local);
  return onlyValue(currenciesIn(currencies, [countryOf(language)]));
}

/**
 * Whether something else may be meant: what is not, travel, a number that says
 * nothing about itself, or prices that are not those of ways of working.
 */
function isDoubtful(prices: readonly Amount[], tokens: Tokens): boolean {
  const start = prices[0]?.span[0] ?? 0;
  const before = tokens.filter(({ end }) => end <= start);
  const bare = amountsIn(before).filter(
    ({ unit, from }) => !unit && from !== 1,
  );
  if (has(before, 'NOT', 'TRAVEL') || bare.length > 0) return true;
  if (prices.length === 1) return false;
  const ways = ofClass(tokens, 'REMOTE', 'ON_SITE', 'HYBRID');
  const areLimited = prices.some(({ limit }) => limit);
  return (
    areLimited || prices.length > MOST_PRICES || ways.length < prices.length
  );
}

/** Whether a price is one, or a range: “5–6k” is none. */
const isRange = ({ from, to, isChoice }: Amount): boolean =>
  from > 0 && from <= to && to <= from * WIDEST && !isChoice;

/**
 * What a role's price says as numbers: its one price with a currency and a
 * period, or from the least to the most of its prices for remote work and on
 * site. `null` if it can be read in two ways. “kr” is that of the countries
 * or of the language.
 */
export function readRate(
  text: string,
  countries: readonly string[] = [],
  language = '',
): Fact<Rate> | null {
  const tokens = tokensOf(text);
  const prices = amountsIn(tokens).filter(({ unit }) => unit === 'CURRENCY');
  const periods = prices.flatMap(({ period }) => period ?? []);
  const period = onlyValue(periods);
  const per = period && PER[period];
  const currency = currencyOf(prices, countries, language);
  if (!currency || !per || !prices.every(isRange)) return null;
  if (isDoubtful(prices, tokens)) return null;
  const limit = prices[0]?.limit;
  const low = Math.min(...prices.map(({ from }) => from));
  const high = Math.max(...prices.map(({ to }) => to));
  const from = limit === 'at most' ? null : low;
  const to = !limit || limit === 'at most' ? high : null;
  const spans = prices.map(({ span }) => span);
  return factAt({ from, to, currency, per }, text, spans);
}

/** Whether an amount is one of money, by a currency, a name or a period. */
function isMoney(price: Amount, perHour: number): boolean {
  const { isNamed, unit, period, tokens } = price;
  if (isNamed) return true;
  if (period) return unit === 'CURRENCY' || perHour >= LEAST_RATE;
  // “PHP 8” is no money.
  const signs = ofClass(tokens, 'CURRENCY');
  return signs.some(({ text }) => !isOftenAWord(text));
}

/** What a price asks for per hour; `null` if it may be something else. */
function askedIn(price: Amount, options: AskedOptions): AskedRate | null {
  const { from, limit, isChoice, unit, period, tokens } = price;
  // “One” and “à” are no amounts.
  const isOther = from === 1 || (unit !== undefined && unit !== 'CURRENCY');
  // “80k EUR” is for a year.
  const isYearly = !period && tokens.some(({ text }) => THOUSANDS.test(text));
  const isLong = period && period !== 'HOUR' && period !== 'DAY';
  if (isOther || isYearly || isLong) return null;
  if (isChoice || limit === 'at most') return null;
  const amount = period === 'DAY' ? from / HOURS_OF_DAY : from;
  if (!options.isAll && !isMoney(price, amount)) return null;
  if (!unit) return { amount };
  const currencies = currenciesOf([price]);
  const usual = options.currencies?.find((code) => currencies.includes(code));
  const currency = usual ?? currencies[0];
  return currency ? { amount, currency } : null;
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
  words = scan(text),
): Fact<AskedRate> | null {
  const tokens = tokensOf(text, options.isAll, words);
  for (const price of amountsIn(tokens)) {
    const isWhole = price.tokens.length === tokens.length;
    const isRead = isWhole || !options.isAll;
    const rate = isRead ? askedIn(price, options) : null;
    if (rate) return factAt(rate, text, [price.span]);
  }
  return null;
}
