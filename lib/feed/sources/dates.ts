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

/**
 * The day or month (`2027-03`) that a text states; absent if it states none, or
 * may mean two, as `3/11/2026`.
 */
function dayIn(text: string): string | undefined {
  const numbered = text.replace(/([a-z]+)\.?/g, (word, name) => {
    const month = monthNamed(name);
    if (month) return ` #${month} `;
    return FILLERS.has(name) ? ' ' : word;
  });
  const form = numbered
    .replace(/#\d+/g, 'M')
    .replace(/\d{4}/g, 'Y')
    .replace(/\d\d?/g, 'n')
    .replace(/[\s,]/g, '')
    .replace(/[./-]?M[./-]?/, 'M');
  const numbers = numbered.match(/\d+/g) ?? [];
  const dates = ORDERS.filter(([, forms]) =>
    forms.split(' ').includes(form),
  ).map(([order]) => {
    const [year = '', month = '', day = '01'] = ['y', 'm', 'd'].map(
      (part) => numbers[order.indexOf(part)],
    );
    // RFC 5322 §4.3: a year of two digits is one from 1950 to 2049.
    const century = Number(year) < 50 ? '20' : '19';
    const date = `${year.length === 4 ? '' : century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(date)
      ? date.slice(0, order.includes('d') ? 10 : 7)
      : undefined;
  });
  const [date, other] = new Set(dates.filter(Boolean));
  return other ? undefined : date;
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

/**
 * A date as RFC 3339 writes it: a day, or a time with its offset; or a month
 * (`2027-03`). Absent if a value states none, or may mean two.
 */
export function dateIn(value: unknown): string | undefined {
  const stated = line(value) ?? '';
  const text = stated.length > MOST_LENGTH ? '' : fold(stated);
  // Milliseconds since 1970.
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString();
  const [date = '', time = ''] = text.split(
    /[t ](?=\d\d?[:.]\d\d(?![.\d]))/,
    2,
  );
  // “mar.” is Tuesday before another month.
  const day = dayIn(date) ?? dayIn(date.replace(/^mar\.? /, ''));
  return day && day.length === 10 ? day + timeIn(time) : day;
}

/**
 * When an assignment starts and ends: the dates that are stated, and both in
 * words. Texts that are no dates are kept as they are.
 */
export function dateRange(from: unknown, to: unknown) {
  const [start, end] = [dateIn(from), dateIn(to)].map((date) =>
    date?.slice(0, '2027-03-01'.length),
  );
  const stated = { ...(start && { start }), ...(end && { end }) };
  const isInWords = (line(from) && !start) || (line(to) && !end);
  const text = isInWords
    ? joinWords(
        [start ? dateInWords(start) : from, end ? dateInWords(end) : to],
        ' to ',
      )
    : periodInWords(stated);
  return { text, stated };
}
