import { currenciesNamed } from '../../facts/currencies.ts';
import { onlyValue } from '../../facts/only-value.ts';
import { PERIODS } from '../../facts/quantities.ts';
import { MOST_AMOUNT, scan } from '../../facts/scan.ts';
import type {
  PayPeriod,
  StatedAllocation,
  StatedPay,
} from '../../public-project/stated-facts.ts';
import { fold } from '../../public-project/words.ts';
import { type Fields, line } from './fields.ts';

/**
 * What pay is per, as a text in six languages or a code such as `1 YEAR`,
 * `per-hour-wage` and `monthly` says it.
 */
export function periodOf(text: string): PayPeriod | undefined {
  const tokens = scan(text);
  return tokens.flatMap(({ type }) => PERIODS[type] ?? [])[0];
}

/**
 * A period that is not one of time, but several or a part: `2 WEEK`,
 * `bi-month-salary`, `semi-annual`.
 */
const PART_OR_SEVERAL = /\d\d|[2-9]|\b(?:bi|semi|half|twice)/i;

/**
 * A number above 0; absent for anything else, and for a text such as “81.000”,
 * which may be thousands.
 */
function positive(value: unknown): number | undefined {
  const number = Number(line(value));
  const mayBeThousands =
    typeof value === 'string' && /^\d{1,3}\.\d{3}$/.test(value.trim());
  const isAmount = number > 0 && number <= MOST_AMOUNT;
  return isAmount && !mayBeThousands ? number : undefined;
}

/** The code of a currency (ISO 4217); absent if it is none for certain. */
const currencyOf = (value: unknown): string | undefined =>
  onlyValue(currenciesNamed(fold(line(value) ?? '')));

/**
 * A range of pay, in the fields that systems have for it; absent without an
 * amount, or if the least is more than the most.
 */
export function payOf(fields: Fields): StatedPay | undefined {
  const from = positive(fields.minValue ?? fields.min);
  const to = positive(fields.maxValue ?? fields.max);
  const [least = to, most = from] = [from, to];
  if (!least || !most || least > most) return undefined;
  const period = line(fields.period ?? fields.interval ?? fields.type) ?? '';
  const per = PART_OR_SEVERAL.test(period) ? undefined : periodOf(period);
  const currency = currencyOf(fields.currency ?? fields.currencyCode);
  return { from, to, currency, per };
}

/** Hours a week, in full or from the least to the most. */
export function hoursOf(fields: Fields): StatedAllocation | undefined {
  const range = payOf(fields);
  const { from = range?.to, to = range?.from } = range ?? {};
  return from && to ? { from, to, unit: 'hours a week' } : undefined;
}
