import { line } from './fields.ts';

const MOST_PAY = 1_000_000_000;

function amountOf(value: unknown): number | null {
  const text = line(value) ?? '';
  const amount = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return amount > 0 && amount <= MOST_PAY ? amount : null;
}

/** What pay is per, by its code; the first that fits. A month of “bi-month” may be two months or half of one. */
const PERIODS = Object.entries({
  'per hour': 'hour',
  'per day': 'da(?:y|ily)',
  semimonthly: 'semi-?month|half-?month|twice a month',
  'per half year': 'semi-?annual|half-?year|6 months?',
  '': 'bi-?month|one-?time',
  'per two weeks': 'bi-?week|2 weeks?|fortnight',
  'per week': 'week',
  'per quarter': 'quarter',
  'per month': 'month',
  'per year': 'year|annual|annum',
}).map(([per, code]) => ({ per, code: new RegExp(code, 'i') }));

/**
 * A range of pay as text, such as “81,000–87,000 USD per year”, “From 60 EUR per hour” or “Up to 4,500 EUR”; absent
 * if neither end is a number above 0. The period is recognised in codes such as `1 YEAR`, `per-hour-wage` and
 * `monthly`; `parts` is the number of units per unit of currency: 100 if the amounts are in cents.
 */
export function pay(least: unknown, most: unknown, currency: unknown, period: unknown, parts = 1): string | undefined {
  const known = [amountOf(least), amountOf(most)].filter((amount) => amount !== null).sort((a, b) => a - b);
  const [from, to] = known.map((amount) => (amount / parts).toLocaleString('en-GB', { maximumFractionDigits: 2 }));
  if (from === undefined) return undefined;
  const one = amountOf(most) === null ? `From ${from}` : `Up to ${from}`;
  const range = to === undefined ? one : from === to ? from : `${from}–${to}`;
  const per = PERIODS.find(({ code }) => code.test(line(period) ?? ''))?.per;
  return [range, line(currency)?.toUpperCase(), per].filter(Boolean).join(' ');
}

/** An employment type as text, from a code such as `FullTime`, `fulltime_permanent` or `full-or-part-time`; absent for `none`. */
export function employment(...codes: readonly unknown[]): string | undefined {
  const words = codes.flatMap((code) => {
    const text = (line(code) ?? '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase()
      .replace(/\bfull[- ]?(?:time)?[- ]?(?:or|\/)[- ]?part[- ]?time\b/g, 'full-time or part-time')
      .replace(/\b(full|part)[ -]?time\b/g, '$1-time');
    return /^(?:|none|null|other|unspecified|not specified)$/.test(text) ? [] : [text];
  });
  const text = [...new Set(words)].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined;
}
