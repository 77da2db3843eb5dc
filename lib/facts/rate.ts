import * as z from 'zod';
import type { PayPeriod } from '../public-project/stated-facts.ts';
import { currenciesNamed } from './currencies.ts';
import { onlyValue } from './only-value.ts';
import { clausesOf, isCurrency, quantitiesIn, rangeOf } from './quantities.ts';
import {
  type ByClass,
  type Fact,
  has,
  ofClass,
  type Quantity,
  type Tokens,
} from './scan.ts';

/** What a role pays. An end that is not stated is absent: “up to 95 EUR”. */
export const Rate = z.object({
  from: z.number().optional(),
  to: z.number().optional(),
  /** ISO 4217. */
  currency: z.string(),
  per: z.string(),
});
export type Rate = z.infer<typeof Rate>;

/** The least that somebody asks for per hour. */
type AskedRate = {
  readonly amount: number;
  readonly currency: string | undefined;
};

/** From this number on, “100 an hour” is a rate. */
const LEAST_RATE = 20;

/** “Tim”, “timme”, but not “timepris”. */
const SWEDISH = /^tim(?!e)/;

/** What a rate is per; a year is that of a salary. */
const PER: ByClass<PayPeriod> = {
  HOUR: 'hour',
  DAY: 'day',
  MONTH: 'month',
};
/** How many hours a rate is for. */
export const HOURS_OF: ReadonlyMap<string, number> = new Map([
  ['hour', 1],
  ['day', 8],
]);

/** The currencies that all the signs and codes of some prices may mean. */
function currenciesOf(prices: Tokens): readonly string[] {
  const [first = [], ...others] = prices
    .filter(isCurrency)
    .map(({ text }) => currenciesNamed(text));
  return first.filter((code) => others.every((some) => some.includes(code)));
}

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
  prices: Tokens,
  countries: readonly string[],
  language: string,
): string | undefined {
  const currencies = currenciesOf(prices);
  if (currencies.length < 2) return currencies[0];
  // By ISO 4217, a code begins with the code of its country.
  const currenciesIn = (places: readonly string[]) =>
    currencies.filter((code) => places.includes(code.slice(0, 2)));
  const isSwedish = prices.some(({ text }) => SWEDISH.test(text));
  const local = currenciesIn(isSwedish ? [...countries, 'SE'] : countries);
  return onlyValue(
    local.length > 0 ? local : currenciesIn([countryOf(language)]),
  );
}

/**
 * Whether something else may be meant: what is not, travel, a number that says
 * nothing about itself, or prices that are not those of ways of working.
 */
function isDoubtful(prices: readonly Quantity[], tokens: Tokens): boolean {
  const start = prices[0]?.start ?? 0;
  const before = tokens.filter(({ end }) => end <= start);
  const isBare = quantitiesIn(before).some(({ unit }) => !unit);
  const isChoice = prices.some((price) => price.isChoice);
  if (isBare || isChoice || has(before, 'NOT', 'TRAVEL')) return true;
  if (prices.length === 1) return false;
  const ways = ofClass(tokens, 'REMOTE', 'ON_SITE', 'HYBRID');
  const areLimited = prices.some(({ limit }) => limit);
  return areLimited || ways.length < prices.length;
}

/**
 * What a role's price says as numbers: its one price with a currency and a
 * period, or from the least to the most of its prices for remote work and on
 * site. `null` if it can be read in two ways. “kr” is that of the countries
 * or of the language.
 */
export function readRate(
  text: Tokens,
  countries: readonly string[] = [],
  language = '',
): Rate | null {
  const tokens = clausesOf(text).flat();
  const prices = quantitiesIn(tokens).filter(({ unit }) => unit === 'CURRENCY');
  const period = onlyValue(prices.flatMap((price) => price.period ?? []));
  const per = period && PER[period];
  const priceTokens = prices.flatMap((price) => price.tokens);
  const currency = currencyOf(priceTokens, countries, language);
  const range = rangeOf(prices);
  if (!currency || !per || !range?.from) return null;
  if (isDoubtful(prices, tokens)) return null;
  const limit = prices[0]?.limit;
  const isMost = limit === 'AT_MOST';
  const from = isMost ? undefined : range.from;
  const to = isMost || !limit ? range.to : undefined;
  return { from, to, currency, per };
}

/** What a price asks for per hour; `null` if it may be something else. */
function askedIn(
  price: Quantity,
  preferred: readonly string[],
): AskedRate | null {
  const { from, limit, isChoice, unit, period = 'HOUR', isNamed } = price;
  const hours = HOURS_OF.get(PER[period] ?? '');
  const isMoney = !unit || unit === 'CURRENCY';
  if (!isMoney || !hours || isChoice || limit === 'AT_MOST') return null;
  const amount = from / hours;
  // “PHP 8” is no money.
  const isCertain = price.period
    ? unit || amount >= LEAST_RATE
    : has(price.tokens, 'CURRENCY');
  if (!isNamed && !isCertain) return null;
  const currencies = currenciesOf(price.tokens);
  const currency =
    preferred.find((code) => currencies.includes(code)) ?? currencies[0];
  if (unit && !currency) return null;
  return { amount, currency };
}

/**
 * The rate that a text asks for: an amount with a currency, a word for a rate
 * or a time; not the most that somebody pays. A sign such as “kr” means the
 * first of the preferred currencies that it may be.
 */
export function readAskedRate(
  tokens: Tokens,
  preferred: readonly string[] = [],
): Fact<AskedRate> | null {
  for (const price of quantitiesIn(clausesOf(tokens).flat())) {
    const value = askedIn(price, preferred);
    if (value) return { value, spans: [price] };
  }
  return null;
}
