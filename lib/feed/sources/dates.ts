import { monthNamed } from '../../facts/months.ts';
import { isDay } from '../../public-project/stated-date.ts';
import {
  dateInWords,
  periodInWords,
} from '../../public-project/stated-texts.ts';
import { fold } from '../../public-project/words.ts';
import { joinWords, line } from './fields.ts';
import words from './table-words.json' with { type: 'json' };

/**
 * How systems and people order the parts of a date: `n` is a number, `Y` one of
 * four digits, `M` the name of a month in six languages.
 */
const ORDERS = Object.entries({
  dmy: 'nMY nMn n.n.Y n.n.n n/n-Y n/n/Y n-n-Y n/n/n n-n-n',
  mdy: 'MnY Mnn n/n/Y n-n-Y n/n/n n-n-n',
  ymd: 'YMn Y-n-n Y/n/n Y.n.n',
  my: 'MY n.Y n/Y n-Y',
  ym: 'YM Y-n Y/n',
});
/**
 * Words of a date that say nothing more: weekdays, “the 3rd of”, “den 4.”,
 * “kl.”.
 */
const FILLERS = new Set(words.fillers.split(' '));
/** RFC 822 §5.1 */
const ZONES = new Map(
  words.zones
    .split(' ')
    .map((pair) => pair.split('=') as [zone: string, offset: string]),
);

/** Whether the day or the month comes first where both are numbers. */
export type DateOrder = 'dmy' | 'mdy';

/** A date with the names of its months as numbers: “3 #11 2026”. */
const numbered = (text: string): string =>
  text.replace(/([a-z]+)\.?/g, (word, name) => {
    const month = monthNamed(name);
    if (month) return ` #${month} `;
    return FILLERS.has(name) ? ' ' : word;
  });

/** The days or months (`2027-03`) that a text may mean, by the order of parts. */
function readingsOf(text: string): ReadonlyMap<string, string> {
  const parts = numbered(text);
  const form = parts
    .replace(/#\d+/g, 'M')
    .replace(/\d{4}/g, 'Y')
    .replace(/\d\d?/g, 'n')
    .replace(/[\s,]/g, '')
    .replace(/[./-]?M[./-]?/, 'M');
  const numbers = parts.match(/\d+/g) ?? [];
  const readings = new Map<string, string>();
  for (const [order, forms] of ORDERS) {
    if (!forms.split(' ').includes(form)) continue;
    const [year = '', month = '', day = '01'] = ['y', 'm', 'd'].map(
      (part) => numbers[order.indexOf(part)],
    );
    // RFC 5322 §4.3: a year of two digits is one from 1950 to 2049.
    const century = Number(year) < 50 ? '20' : '19';
    const date = `${year.length === 4 ? '' : century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isDay(date))
      readings.set(order, date.slice(0, order.includes('d') ? 10 : 7));
  }
  return readings;
}

/**
 * The day or month that a text states; absent if it states none, or may mean
 * two, as `3/11/2026`, and no order is known.
 */
function dayIn(text: string, order?: DateOrder): string | undefined {
  const readings = readingsOf(text);
  const [date, other] = new Set(readings.values());
  return other ? readings.get(order ?? '') : date;
}

/**
 * A time with its offset as RFC 3339 writes it; empty if it has no zone that is
 * known, or does not exist.
 */
function timeIn(text: string): string {
  const [, minutes, seconds = ':00', fraction = '', zone = ''] =
    /^(?!24)(\d\d:\d\d)(:\d\d)?(\.\d{1,3})?\d* ?([+-]\d\d:?\d\d|[a-z]+)$/.exec(
      text,
    ) ?? [];
  const offset = ZONES.get(zone) ?? zone.replace(/^(...):?(?=\d)/, '$1:');
  const time = `T${minutes}${seconds}${fraction}${offset}`;
  return Number.isNaN(Date.parse(`2000-01-01${time}`)) ? '' : time;
}

const MOST_LENGTH = 100;

/** A text, folded, as its date and its time. */
function partsOf(value: unknown): readonly string[] {
  const text = line(value) ?? '';
  if (text.length > MOST_LENGTH) return [];
  return fold(text).split(/[t ](?=\d\d?[:.]\d\d(?![.\d]))/, 2);
}

/**
 * A date as RFC 3339 writes it: a day, or a time with its offset; or a month
 * (`2027-03`). Absent if a value states none, or may mean two in any order.
 */
export function dateIn(value: unknown, order?: DateOrder): string | undefined {
  const [date = '', time = ''] = partsOf(value);
  // Milliseconds since 1970.
  if (/^\d{13}$/.test(date)) return new Date(Number(date)).toISOString();
  const day = dayIn(date, order);
  return day && day.length === 10 ? day + timeIn(time) : day;
}

/**
 * The order that a date tells by a number above 12: `13/11/2026` has the day
 * first. Absent if it may have both, or names its month.
 */
export function orderTold(value: unknown): DateOrder | undefined {
  const [date = ''] = partsOf(value);
  if (!/^\d\d?([/-])\d\d?\1\d{2,4} ?$/.test(date)) return undefined;
  const [order, other] = readingsOf(date).keys();
  return other === undefined ? (order as DateOrder | undefined) : undefined;
}

/**
 * When an assignment starts and ends: the days or months that are stated, and
 * both in words. Texts that are no dates are kept as they are.
 */
export function dateRange(from: unknown, to: unknown) {
  const [start, end] = [dateIn(from)?.slice(0, 10), dateIn(to)?.slice(0, 10)];
  const stated = { ...(start && { start }), ...(end && { end }) };
  if ((start || !line(from)) && (end || !line(to)))
    return { stated, text: periodInWords(stated) };
  const words = [
    start ? dateInWords(start) : from,
    end ? dateInWords(end) : to,
  ];
  return { stated, text: joinWords(words, ' to ') };
}
