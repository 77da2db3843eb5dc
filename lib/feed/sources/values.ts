import { countryCodeOf } from '../../facts/country.ts';
import { currenciesNamed } from '../../facts/currencies.ts';
import { onlyValue } from '../../facts/only-value.ts';
import { readRemote } from '../../facts/remote.ts';
import {
  type ByClass,
  MOST_AMOUNT,
  scan,
  scannerOf,
} from '../../facts/scan.ts';
import { words } from '../../facts/words.ts';
import type {
  PayPeriod,
  Remote,
  StatedAllocation,
  StatedPay,
  StatedPlace,
} from '../../public-project/stated-facts.ts';
import { fold } from '../../public-project/words.ts';
import { cleanLine } from '../../sanitize/clean-text.ts';
import { type Fields, joinWords, line } from './fields.ts';

// The codes that systems have for values, read where they enter.

// What is longer is no code, and is cut in any case.
export const MOST_LENGTH = 1_000;

/**
 * How work is done, as a text or a code such as `on_site` says it; absent if it
 * says nothing.
 */
export function remoteOf(code: unknown): Remote | undefined {
  const text = (line(code) ?? '').slice(0, MOST_LENGTH).replaceAll('_', ' ');
  return readRemote(scan(text))?.value;
}

/** Words that say of anything but pay how often it is. */
const OFTEN = {
  WEEK: 'weekly\nhebdomadaire~',
  MONTH: 'monthly\nmensuel~',
};
const scanPeriod = scannerOf(OFTEN, words);
/** What pay is per, by the class of a word for it. */
const PERIODS: ByClass<PayPeriod> = {
  HOURLY: 'hour',
  HOUR: 'hour',
  DAILY: 'day',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
};

/**
 * What pay is per, as a text in six languages or a code such as `1 YEAR`,
 * `per-hour-wage` and `monthly` says it.
 */
export function periodOf(text: string): PayPeriod | undefined {
  const tokens = scanPeriod(text.replace(/[_-]/g, ' '));
  return tokens.flatMap(({ type }) => PERIODS[type] ?? [])[0];
}

/**
 * A period that is not one of time, but several or a part: `2 WEEK`,
 * `bi-month-salary`, `semi-annual`.
 */
const PART_OR_SEVERAL = /\d\d|[2-9]|\b(?:bi|semi|half|twice)/i;

/**
 * A number above 0; `null` for anything else, and for a text such as “81.000”,
 * which may be thousands.
 */
function positive(value: unknown): number | null {
  const number = Number(line(value));
  const mayBeThousands =
    typeof value === 'string' && /^\d{1,3}\.\d{3}$/.test(value.trim());
  return number > 0 && number <= MOST_AMOUNT && !mayBeThousands ? number : null;
}

/** The code of a currency (ISO 4217); `null` if it is none for certain. */
function currencyOf(value: unknown): string | null {
  return onlyValue(currenciesNamed(fold(line(value) ?? ''))) ?? null;
}

/**
 * A range of pay, in the fields that systems have for it; absent without an
 * amount, or if the least is more than the most.
 */
export function payOf(fields: Fields): StatedPay | undefined {
  const from = positive(fields.minValue ?? fields.min);
  const to = positive(fields.maxValue ?? fields.max);
  const [least, most] = [from ?? to, to ?? from];
  if (least === null || most === null || least > most) return undefined;
  const period = line(fields.period ?? fields.interval ?? fields.type) ?? '';
  const per = PART_OR_SEVERAL.test(period) ? undefined : periodOf(period);
  const currency = currencyOf(fields.currency ?? fields.currencyCode);
  return { from, to, currency, per: per ?? null };
}

/** Hours a week, in full or from the least to the most. */
export function hoursOf(fields: Fields): StatedAllocation | undefined {
  const { from, to } = payOf(fields) ?? {};
  const [least, most] = [from ?? to, to ?? from];
  return least && most
    ? { from: least, to: most, unit: 'hours a week' }
    : undefined;
}

/**
 * A place of which a system states the parts, in the fields that systems have
 * for them, or all in one text; its country as a code or a name. Empty if
 * nothing is stated.
 */
export function placeOf(fields: Fields): StatedPlace {
  const [text, city, region, named] = [
    joinWords(line(fields.text)?.split(',')),
    line(fields.city),
    line(fields.region ?? fields.state),
    line(fields.countryCode ?? fields.country_code) ?? line(fields.country),
  ].map((part) => part && cleanLine(part));
  const country = (named && countryCodeOf(named)) || undefined;
  // A name that is no country's is shown as it is.
  const area = joinWords([region, country ? undefined : named]);
  return {
    ...(text && { text }),
    ...(city && { city }),
    ...(area && { region: area }),
    ...(country && { country }),
  };
}
