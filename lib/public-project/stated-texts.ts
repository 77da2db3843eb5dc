import { dayOf } from './stated-date.ts';
import type {
  Remote,
  StatedAllocation,
  StatedFacts,
  StatedPay,
  StatedPlace,
} from './stated-facts.ts';

// What people read of the values that a source states: one formatter for each
// value. The texts of the JSON API are composed with them, in English.

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const AMOUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const WAYS: Readonly<Record<Remote, string>> = {
  yes: 'remote',
  partly: 'hybrid',
  no: 'on site',
};

const joined = (
  parts: readonly (string | undefined | null | false)[],
  separator: string,
) => [...new Set(parts.filter(Boolean))].join(separator);

const capitalised = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** “Bergen, Norway” */
export function placeInWords({
  text,
  city,
  region,
  country,
}: StatedPlace): string {
  const name = country && COUNTRIES.of(country);
  return text ?? joined([city, region, name], ', ');
}

/** “Oslo, Norway; Bergen, Norway; hybrid”. A way that a place says is left out. */
export function locationInWords({ places = [], remote }: StatedFacts): string {
  const names = joined(places.map(placeInWords), '; ');
  const way = remote && WAYS[remote];
  const plainNames = names.toLowerCase().replaceAll('-', ' ');
  const isRepeated = way && plainNames.includes(way);
  return capitalised(joined([names, !isRepeated && way], '; '));
}

/**
 * “1 March 2027”, “March 2027”, or “now”: of a date its calendar day, whatever
 * its time zone.
 */
export function dateInWords(date: string): string {
  if (date.length === '2027-03'.length)
    return dateInWords(`${date}-01`).slice('1 '.length);
  if (date.length < '2027-03'.length) return date;
  return DAY.format(Date.parse(dayOf(date)));
}

/**
 * “1 March 2027 to 30 June 2027”, “From March 2027”, “Until June 2027”; empty
 * if neither is stated.
 */
export function periodInWords({ start, end }: StatedFacts): string {
  if (start && end) return `${dateInWords(start)} to ${dateInWords(end)}`;
  if (start) return `From ${dateInWords(start)}`;
  return end ? `Until ${dateInWords(end)}` : '';
}

/** “81,000–87,000 USD per year”, “From 60 EUR per hour”; empty for no amount. */
export function payInWords({ from, to, currency, per }: StatedPay): string {
  const amounts = [from, to].flatMap((amount) => amount ?? []);
  if (amounts.length === 0) return '';
  const limit = (to === null && 'From') || (from === null && 'Up to');
  const range = joined(amounts.map(AMOUNT.format), '–');
  return joined([limit, range, currency, per && `per ${per}`], ' ');
}

/** “32–36 hours a week”, “80 %” */
export function allocationInWords({
  from,
  to,
  unit,
}: StatedAllocation): string {
  const range = joined([from, to].map(AMOUNT.format), '–');
  return `${range} ${unit === 'percent' ? '%' : unit}`;
}
