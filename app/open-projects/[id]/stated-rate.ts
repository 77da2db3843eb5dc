/** A rate that a text states, as numbers. */
export type StatedRate = {
  /** ISO 4217. */
  readonly currency: string;
  readonly from: number;
  readonly to: number;
  readonly unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
};

const table = <T extends string>(rows: readonly (readonly [T, string])[]) =>
  new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

// Without “$” and “kr”, which stand for the currencies of several countries.
const CURRENCIES = table([
  ['EUR', '€ eur euro euros'],
  ['GBP', '£ gbp'],
  ['CHF', 'chf sfr'],
  ['SEK', 'sek'],
  ['DKK', 'dkk'],
  ['NOK', 'nok'],
  ['PLN', 'pln'],
  ['CZK', 'czk'],
  ['USD', 'usd'],
]);
const UNITS = table<StatedRate['unit']>([
  ['HOUR', 'hour h hr stunde std heure timme tim'],
  ['DAY', 'day tag jour dag'],
  ['WEEK', 'week woche semaine vecka'],
  ['MONTH', 'month monat mois månad'],
  ['YEAR', 'year jahr année år'],
]);
const BETWEEN = new Set(['-', '–', 'to', 'bis', 'à', 'till', 'per', 'pro', 'par', 'an', 'a', 'i', '/']);
const PARTS = /\d{1,9}(?:[ \u00a0\u202f.,'’]\d{1,3}){0,2}|\p{L}+|\S/gu;
const MOST_READ = 100;

const GROUPED = /^\d{1,3}(?:[^\d]\d{3})+$/;
const DECIMAL = /^\d+(?:[.,]\d{1,2})?$/;

/** An amount as people write it; `NaN` if it can be read in two ways. */
const numberOf = (text: string) =>
  GROUPED.test(text)
    ? Number(text.replace(/\D/g, ''))
    : DECIMAL.test(text)
      ? Number(text.replace(',', '.'))
      : Number.NaN;

/** The rate in a text such as “95–110 EUR per hour”. `null` if it says anything else as well, or can be read in two ways. */
export function statedRate(text: string): StatedRate | null {
  if (text.length > MOST_READ) return null;
  const parts = [...text.toLowerCase().matchAll(PARTS)].map(([part]) => part);
  const amounts = parts.filter((part) => /^\d/.test(part)).map(numberOf);
  const currencies = new Set(parts.flatMap((part) => CURRENCIES.get(part) ?? []));
  const units = parts.flatMap((part) => UNITS.get(part) ?? []);
  const isUnderstood = parts.every(
    (part) => /^\d/.test(part) || CURRENCIES.has(part) || UNITS.has(part) || BETWEEN.has(part),
  );
  const [[currency], [unit], [from, to = from]] = [[...currencies], units, amounts];
  if (!isUnderstood || currencies.size !== 1 || units.length !== 1 || amounts.length > 2) return null;
  if (currency === undefined || unit === undefined || from === undefined || to === undefined) return null;
  return from > 0 && from <= to ? { currency, from, to, unit } : null;
}
