import { fold } from '../../public-project/words.ts';
import { fieldsOf, firstOf, line } from './fields.ts';
import words from './table-words.json' with { type: 'json' };

const PERIODS = Object.entries(words.periods).map(([period, pattern]) => ({ period, pattern: new RegExp(pattern) }));

/** What pay is per, as a text in six languages or a code such as `1 YEAR`, `per-hour-wage` and `monthly` says: “per hour”. */
export const periodIn = (text: string): string => PERIODS.find(({ pattern }) => pattern.test(fold(text)))?.period ?? '';

/** A period that is not one of time, but several or a part: `2 WEEK`, `bi-month-salary`, `semi-annual`. */
const PART_OR_SEVERAL = /(?<!\d)(?!1 )\d|\b(?:bi|semi|half|twice)/i;

function amountOf(value: unknown): number | null {
  const text = line(value) ?? '';
  return /^\d{1,9}(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/**
 * A range of pay as text, such as “81,000–87,000 USD per year”, “From 60 EUR per hour” or “Up to 4,500 EUR”; absent
 * if neither end is a number above 0.
 */
export function pay(least: unknown, most: unknown, currency?: unknown, period?: unknown): string | undefined {
  const known = [amountOf(least), amountOf(most)].filter((amount) => amount !== null).sort((a, b) => a - b);
  const [from, to] = known.map((amount) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 }));
  if (from === undefined) return undefined;
  const one = amountOf(most) === null ? `From ${from}` : `Up to ${from}`;
  const range = to === undefined ? one : from === to ? from : `${from}–${to}`;
  const code = line(period) ?? '';
  return [range, line(currency)?.toUpperCase(), PART_OR_SEVERAL.test(code) ? '' : periodIn(code)]
    .filter(Boolean)
    .join(' ');
}

/** Pay as most systems state it, each with names of its own for the same. */
export function payIn(value: unknown): string | undefined {
  const { min, minValue, max, maxValue, currency, currencyCode, period, interval, type } = fieldsOf(value);
  return pay(
    firstOf(min, minValue),
    firstOf(max, maxValue),
    firstOf(currency, currencyCode),
    firstOf(period, interval, type),
  );
}
