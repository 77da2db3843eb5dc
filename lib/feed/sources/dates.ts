import { monthNamed } from '../../facts/names.ts';
import { dayInWords, isDay } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { line } from './fields.ts';

// The one reader of dates: as ISO 8601, RFC 822, spreadsheets and people in six languages write them.

const pairsIn = (text: string) =>
  new Map(text.split(' ').map((pair) => pair.split('=') as [key: string, value: string]));

/** RFC 822 §5.1 */
const ZONES = pairsIn(
  'z=Z ut=Z utc=Z gmt=Z -0000=Z -00:00=Z est=-05:00 edt=-04:00 cst=-06:00 cdt=-05:00 mst=-07:00 mdt=-06:00 pst=-08:00 pdt=-07:00',
);
/** The order of a date’s parts by its form: `n` is a number, `Y` one of four digits, `M` the name of a month. */
const ORDERS = pairsIn(
  'nMY=dmy nMn=dmy MnY=mdy Mnn=mdy YMn=ymd MY=my YM=ym Y-n-n=ymd Y/n/n=ymd Y.n.n=ymd Y-n=ym Y/n=ym n.n.Y=dmy n.n.n=dmy n/n-Y=dmy n.Y=my n/Y=my n-Y=my n/n/Y=? n-n-Y=? n/n/n=? n-n-n=?',
);
/** Words of a date that say nothing more, folded: weekdays in six languages, “the 3rd of”, “den 4.”, “1er”, “kl.”. */
const FILLERS = new Set(
  'the of st nd rd th den d le er e kl monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so lundi lun mardi mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim mandag man tisdag tis tirsdag tir onsdag ons torsdag tor tors fredag fre lordag lor sondag son'.split(
    ' ',
  ),
);

/** A day or a month (`2027-03`) that exists. */
function dayIn(text: string, dayFirst: boolean | undefined): string | undefined {
  const numbered = text.replace(/[a-z]+\.?/g, (word) => {
    const name = word.replace('.', '');
    return FILLERS.has(name) ? ' ' : monthNamed(name) ? ` #${monthNamed(name)} ` : word;
  });
  const values = numbered.match(/\d+/g) ?? [];
  const form = numbered
    .replace(/#\d+/g, 'M')
    .replace(/\d{4}/g, 'Y')
    .replace(/\d\d?/g, 'n')
    .replace(/[\s,]/g, '')
    .replace(/[./-]?M[./-]?/, 'M');
  const known = ORDERS.get(form);
  const isDayFirst = dayFirst ?? (values[0] === values[1] || undefined);
  const order = known !== '?' ? known : isDayFirst === undefined ? undefined : isDayFirst ? 'dmy' : 'mdy';
  if (order === undefined) return undefined;
  const [year = '', month = '', day] = ['y', 'm', 'd'].map((letter) => values[order.indexOf(letter)]);
  // RFC 5322 §4.3: a year of two digits is one from 1950 to 2049.
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const date = `${century}${year}-${month.padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`;
  return isDay(date) ? date.slice(0, day === undefined ? 7 : 10) : undefined;
}

/** A time with its offset as RFC 3339 writes it; empty if it has no zone that is known, or does not exist. */
function timeIn(text: string): string {
  const [, minutes, seconds = ':00', fraction = '', zone = ''] =
    /^(?!24)(\d\d:\d\d)(:\d\d)?(\.\d{1,3})?\d* ?([+-]\d\d:?\d\d|[a-z]+)$/.exec(text) ?? [];
  const offset = ZONES.get(zone) ?? zone.replace(/^(...):?(?=\d)/, '$1:');
  const time = `T${minutes}${seconds}${fraction}${offset}`;
  return Number.isNaN(Date.parse(`2000-01-01${time}`)) ? '' : time;
}

/**
 * A date as RFC 3339 writes it: a day, or a time with its offset; or a month (`2027-03`). Numbers are milliseconds since 1970.
 * `3/11/2026` is read if it is known whether the day comes first. Absent if a value states none, or may mean two.
 */
export function dateIn(value: unknown, dayFirst?: boolean): string | undefined {
  if (typeof value === 'number') return value > 1e11 && value < 1e14 ? new Date(value).toISOString() : undefined;
  const text = fold(line(value) ?? '');
  const [date = '', time = ''] = text.split(/[t ](?=\d\d?[:.]\d\d(?![.\d]))/, 2);
  // “mar.” is Tuesday before another month.
  const day = dayIn(date, dayFirst) ?? dayIn(date.replace(/^mar\.? /, ''), dayFirst);
  return day === undefined || day.length < 10 ? day : day + timeIn(time);
}

/** A date that is no month: a day, or a time with its offset. */
export function dayOrTime(value: unknown): string | undefined {
  const date = dateIn(value) ?? '';
  return date.length < 10 ? undefined : date;
}

/** Whether the day is before the month in a date such as `25/12/2026`; absent if it does not show that. */
export function isDayFirst(date: string): boolean | undefined {
  const [, first, second] = /^(\d\d?)[/-](\d\d?)[/-]\d/.exec(date) ?? [];
  return Number(first) > 12 ? true : Number(second) > 12 ? false : undefined;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (date: string) => (date.length === 7 ? MONTH.format(new Date(date)) : dayInWords(date));

/** Two dates as text: “1 March 2027 to 30 June 2027”, “From March 2027”, “Until June 2027”. Texts that are no dates are kept. */
export function dateRange(from: unknown, to: unknown): string | undefined {
  const [start, end] = [from, to].map((value) => dateIn(value));
  const [first, last] = [start ? inWords(start) : line(from), end ? inWords(end) : line(to)];
  if (first && last) return first === last ? first : `${first} to ${last}`;
  return (start && `From ${first}`) ?? (end && `Until ${last}`) ?? first ?? last;
}
