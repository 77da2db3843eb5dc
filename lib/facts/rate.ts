import * as z from 'zod';
import { currenciesNamed } from './currencies.ts';
import { onlyValue } from './only-value.ts';
import { clausesOf, quantitiesIn, rangeOf } from './quantities.ts';
import { type Fact, has, ofClass, type Quantity, type Tokens } from './scan.ts';

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

/** How many hours a rate is for. */
export const HOURS_OF: ReadonlyMap<string, number> = new Map([
  ['hour', 1],
  ['day', 8],
]);

/** The currencies that all the signs and codes of some prices may mean. */
function currenciesOf(prices: readonly Quantity[]): readonly string[] {
  const [first = [], ...others] = prices
    .flatMap(({ tokens }) => ofClass(tokens, 'CURRENCY', 'CODE'))
    .map(({ text }) => currenciesNamed(text));
  return first.filter((code) => others.every((some) => some.includes(code)));
}

/** The country in which most people speak a language; none for English. */
function countryOf(language: string): string {
  if (language === '' || language.startsWith('en')) return '';
  return new Intl.Locale(language).maximize().region ?? '';
}

/** The one of some currencies, as of “kr”, that is of some countries. */
function currencyIn(
  currencies: readonly string[],
  countries: readonly string[],
): string | undefined {
  if (currencies.length === 1) return currencies[0];
  // By ISO 4217, a code begins with the code of its country.
  return onlyValue(
    currencies.filter((code) => countries.includes(code.slice(0, 2))),
  );
}

/**
 * Whether something else may be meant: what is not, travel, a number that says
 * nothing about itself, or prices that are not those of ways of working.
 */
function isDoubtful(prices: readonly Quantity[], tokens: Tokens): boolean {
  const first = tokens.findIndex(({ quantity }) => quantity === prices[0]);
  const before = tokens.slice(0, first);
  const isBare = quantitiesIn(before).some(({ unit }) => !unit);
  const ways = ofClass(tokens, 'REMOTE', 'ON_SITE', 'HYBRID');
  const areOther = prices.length > Math.max(ways.length, 1);
  return isBare || areOther || has(before, 'NOT', 'TRAVEL');
}

/**
 * What a role's price says as numbers: its one price with a currency and a
 * period, or from the least to the most of its prices for remote work and on
 * site. `undefined` if it can be read in two ways. “kr” is that of the
 * countries or of the language.
 */
export function readRate(
  text: Tokens,
  countries: readonly string[] = [],
  language = '',
): Rate | undefined {
  const tokens = clausesOf(text).flat();
  const prices = quantitiesIn(tokens).filter(({ unit }) => unit === 'CURRENCY');
  const per = onlyValue(prices.flatMap(({ period }) => period ?? []));
  const places = [...countries, countryOf(language)];
  const currency = currencyIn(currenciesOf(prices), places);
  const range = rangeOf(prices);
  const isAmount = (range.from ?? range.to ?? 0) > 0;
  if (!currency || !per || !isAmount || isDoubtful(prices, tokens))
    return undefined;
  return { ...range, currency, per };
}

/** What a price asks for per hour; `undefined` if it may be something else. */
export function askedRate(
  price: Quantity,
  preferred: readonly string[] = [],
): AskedRate | undefined {
  const { from, unit, period, isNamed, tokens } = price;
  const hours = HOURS_OF.get(period ?? 'hour');
  const isOther = unit && unit !== 'CURRENCY';
  // “PHP 8” is no money.
  const isCertain = isNamed || (period ? unit : has(tokens, 'CURRENCY'));
  if (from === undefined || isOther || !hours || !isCertain) return undefined;
  const currencies = currenciesOf([price]);
  const currency =
    preferred.find((code) => currencies.includes(code)) ?? currencies[0];
  return unit && !currency ? undefined : { amount: from / hours, currency };
}

/**
 * The rate that a text asks for: an amount with a currency or a word for a
 * rate; not the most that somebody pays. A sign such as “kr” means the
 * first of the preferred currencies that it may be.
 */
export function readAskedRate(
  tokens: Tokens,
  preferred: readonly string[] = [],
): Fact<AskedRate> {
  for (const price of quantitiesIn(clausesOf(tokens).flat())) {
    const value = askedRate(price, preferred);
    if (value) return { value, spans: [price] };
  }
  return { spans: [] };
}
