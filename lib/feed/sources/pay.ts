import { fold } from '../../public-project/words.ts';
import { fieldsOf, firstOf, joinWords, line } from './fields.ts';
import words from './table-words.json' with { type: 'json' };

const PERIODS = Object.entries(words.periods).map(([period, pattern]) => ({ period, pattern: new RegExp(pattern) }));

/** What pay is per, as a text in six languages or a code such as `1 YEAR`, `per-hour-wage` and `monthly` says: “per hour”. */
export const periodIn = (text: string): string => PERIODS.find(({ pattern }) => pattern.test(fold(text)))?.period ?? '';

/** A period that is not one of time, but several or a part: `2 WEEK`, `bi-month-salary`, `semi-annual`. */
const PART_OR_SEVERAL = /(?<!\d)(?!1 )\d|\b(?:bi|semi|half|twice)/i;
const MOST_PAY = 1_000_000_000;

/**
 * A range of pay, in the fields that systems have for it, as text: “81,000–87,000 USD per year”, “From 60 EUR per hour” or “Up to 4,500
 * EUR”; absent if neither end is a number above 0.
 */
export function payIn(value: unknown): string | undefined {
  const { min, minValue, max, maxValue, currency, currencyCode, period, interval, type } = fieldsOf(value);
  const ends = [firstOf(min, minValue), firstOf(max, maxValue)].map((end) => Number(line(end)));
  const [least, most] = ends.map((end) => end > 0 && end < MOST_PAY);
  const amounts = ends
    .filter((_, at) => (at === 0 ? least : most))
    .sort((a, b) => a - b)
    .map((amount) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 }));
  if (amounts.length === 0) return undefined;
  const range = `${most ? '' : 'From '}${least ? '' : 'Up to '}${[...new Set(amounts)].join('–')}`;
  const code = line(firstOf(period, interval, type)) ?? '';
  const per = PART_OR_SEVERAL.test(code) ? '' : periodIn(code);
  return joinWords([range, line(firstOf(currency, currencyCode))?.toUpperCase(), per], ' ');
}
