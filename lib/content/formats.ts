import { dayOf } from '../public-project/stated-date.ts';
import type {
  StatedAllocation,
  StatedFacts,
  StatedPay,
  StatedPlace,
} from '../public-project/stated-facts.ts';
import { content } from './content.ts';
import { programsT, type Translator, t } from './messages.ts';

// How values read: one formatter for each kind. People have them in the site's
// language; what programs get is composed in English.

const UTC = { timeZone: 'UTC' } as const;
const LONG_DAY = { dateStyle: 'long', ...UTC } as const;

/** What formatters need of a language. */
function formatsIn(locale: string, t: Translator) {
  return {
    locale,
    t,
    day: new Intl.DateTimeFormat(locale, LONG_DAY),
    month: new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      ...UTC,
    }),
    amount: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    country: new Intl.DisplayNames(locale, { type: 'region' }),
  };
}

const { locale } = content;
const site = formatsIn(locale, t);
/** For programs, whatever the site's language is. */
export const english = formatsIn('en-GB', programsT);

const MINUTE = new Intl.DateTimeFormat(locale, {
  ...LONG_DAY,
  timeStyle: 'short',
});
const LANGUAGE = new Intl.DisplayNames(locale, { type: 'language' });
const ALL = new Intl.ListFormat(locale, { type: 'conjunction' });
const ANY = new Intl.ListFormat(locale, { type: 'disjunction' });

/** A day, a time by its calendar day, or a month: “3 November 2026”. */
export function formatDate(date: string, { day, month } = site): string {
  const format = date.length > '2027-03'.length ? day : month;
  return format.format(new Date(dayOf(date)));
}

/** A time in UTC: “3 November 2026 at 14:05”. */
export const formatTime = (time: Date): string => MINUTE.format(time);

/** A country by its code (ISO 3166-1 alpha-2): “Norway”. */
export const formatCountry = (code: string): string =>
  site.country.of(code) ?? code;

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

function formatPlace(place: StatedPlace, formats: typeof site): string {
  const { text, city, region, country } = place;
  const name = country && formats.country.of(country);
  return text ?? joined([city, region, name], ', ');
}

/**
 * “Oslo, Norway; Bergen, Norway; hybrid”. A way of working that a place says is
 * left out.
 */
export function formatLocation(
  { places = [], remote }: StatedFacts,
  formats = site,
): string {
  const { t, locale } = formats;
  const names = joined(
    places.map((place) => formatPlace(place, formats)),
    '; ',
  );
  const way = remote && t(`values.way.${remote}`);
  const plainNames = names.toLowerCase().replaceAll('-', ' ');
  const isRepeated = way && plainNames.includes(way);
  const location = joined([names, !isRepeated && way], '; ');
  return location.charAt(0).toLocaleUpperCase(locale) + location.slice(1);
}

/** “1 March 2027 to 30 June 2027”; empty if nothing is stated. */
export function formatPeriod(stated: StatedFacts, formats = site): string {
  const { t } = formats;
  const end = stated.end && formatDate(stated.end, formats);
  if (stated.start === 'now')
    return end ? t('values.period.nowUntil', { end }) : t('values.period.now');
  const start = stated.start && formatDate(stated.start, formats);
  if (start && end) return t('values.period.both', { start, end });
  if (start) return t('values.period.from', { start });
  return end ? t('values.period.until', { end }) : '';
}

/** “81,000–87,000 USD per year”; empty for no amount. */
export function formatPay(
  { from, to, currency, per }: StatedPay,
  { t, amount } = site,
): string {
  const amounts = [from, to].flatMap((limit) => limit ?? []);
  if (amounts.length === 0) return '';
  const limit =
    (to === undefined && 'least') || (from === undefined && 'most') || 'none';
  const range = joined(amounts.map(amount.format), '–');
  return t('values.pay', {
    limit,
    amount: joined([range, currency ?? ''], ' '),
    per: per ?? '',
  });
}

/** “100 EUR/h” */
export const formatHourly = (rate: {
  readonly amount: number;
  readonly currency: string;
}): string => t('values.hourly', rate);

/** “32–36 hours a week”, “80 %” */
export function formatAllocation(
  { from, to, unit }: StatedAllocation,
  { t, amount } = site,
): string {
  const range = joined([from, to].map(amount.format), '–');
  return t('values.allocation', { amount: range, unit });
}
