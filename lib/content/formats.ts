import { dayOf } from '../public-project/stated-date.ts';
import type {
  StatedAllocation,
  StatedFacts,
  StatedPay,
  StatedPlace,
} from '../public-project/stated-facts.ts';
import { content } from './content.ts';
import { t } from './messages.ts';

// How people read values, in the site's language: one formatter for each kind.
// What programs get is composed elsewhere, in English.

const { locale } = content;
const UTC = { timeZone: 'UTC' } as const;
const DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...UTC });
const MONTH = new Intl.DateTimeFormat(locale, {
  month: 'long',
  year: 'numeric',
  ...UTC,
});
const MINUTE = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  ...UTC,
});
const AMOUNT = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const COUNTRY = new Intl.DisplayNames(locale, { type: 'region' });
const LANGUAGE = new Intl.DisplayNames(locale, { type: 'language' });
const ALL = new Intl.ListFormat(locale, { type: 'conjunction' });
const ANY = new Intl.ListFormat(locale, { type: 'disjunction' });

/** The calendar day of a date: “3 November 2026”. */
export const formatDay = (date: string): string =>
  DAY.format(new Date(`${dayOf(date)}T00:00:00Z`));

/** A month such as `2027-03`: “March 2027”. */
export const formatMonth = (month: string): string =>
  MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** A time in UTC: “3 November 2026 at 14:05”. */
export const formatTime = (time: Date): string => MINUTE.format(time);

/** A country by its code (ISO 3166-1 alpha-2): “Norway”. */
export const formatCountry = (code: string): string => COUNTRY.of(code) ?? code;

/** A language by its code (ISO 639-1): “Norwegian”. */
export const formatLanguage = (code: string): string =>
  LANGUAGE.of(code) ?? code;

/** A currency by its code (ISO 4217), of amounts in it: “Swedish kronor”. */
export function formatCurrency(currency: string): string {
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  const name = amount.formatToParts(2).find(({ type }) => type === 'currency');
  return name?.value ?? currency;
}

/** “A, B and C” */
export const formatAll = (texts: Iterable<string>): string => ALL.format(texts);

/** “A, B or C” */
export const formatAny = (texts: Iterable<string>): string => ANY.format(texts);

const joined = (
  parts: readonly (string | undefined | false)[],
  separator: string,
) => [...new Set(parts.filter(Boolean))].join(separator);

const capitalised = (text: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const formatPlace = ({ text, city, region, country }: StatedPlace) =>
  text ?? joined([city, region, country && formatCountry(country)], ', ');

/**
 * “Oslo, Norway; Bergen, Norway; hybrid”. A way of working that a place says is
 * left out.
 */
export function formatLocation({ places = [], remote }: StatedFacts): string {
  const names = joined(places.map(formatPlace), '; ');
  const way = remote && t(`values.way.${remote}`);
  const isSaid = way && names.toLowerCase().replaceAll('-', ' ').includes(way);
  return capitalised(joined([names, !isSaid && way], '; '));
}

/** A date that is a day, a month or a year. */
function formatDate(date: string): string {
  if (date.length > '2027-03'.length) return formatDay(date);
  return date.length === '2027-03'.length ? formatMonth(date) : date;
}

/** “1 March 2027 to 30 June 2027”; empty if nothing is stated. */
export function formatPeriod({ start, end }: StatedFacts): string {
  const last = end === undefined ? '' : formatDate(end);
  if (start === 'now')
    return last === ''
      ? t('values.period.now')
      : t('values.period.nowUntil', { end: last });
  if (start === undefined)
    return last === '' ? '' : t('values.period.until', { end: last });
  const first = formatDate(start);
  return last === ''
    ? t('values.period.from', { start: first })
    : t('values.period.both', { start: first, end: last });
}

/** “81,000–87,000 USD per year”; empty for no amount. */
export function formatPay({ from, to, currency, per }: StatedPay): string {
  const amounts = [from, to].flatMap((amount) => amount ?? []);
  if (amounts.length === 0) return '';
  const amount = joined(
    amounts.map((one) => AMOUNT.format(one)),
    '–',
  );
  const limit = (to === null && 'least') || (from === null && 'most') || 'none';
  const values = { limit, amount, currency: currency ?? '', per: per ?? '' };
  return t('values.pay', values).trim();
}

/** “100 EUR/h” */
export const formatHourly = (rate: {
  readonly amount: number;
  readonly currency: string;
}): string => t('values.hourly', rate);

/** “32–36 hours a week”, “80 %” */
export function formatAllocation({ from, to, unit }: StatedAllocation): string {
  const range = [from, to].map((one) => AMOUNT.format(one));
  return t('values.allocation', { amount: joined(range, '–'), unit });
}
