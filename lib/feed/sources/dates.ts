import { monthNamed } from '../../facts/names.ts';
import { dayInWords, isDay } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { line } from './fields.ts';

// The one reader of dates: as ISO 8601, RFC 822, spreadsheets and people in six languages write them.

/** Excel and Google Sheets count the days from here; the numbers are those from 2000 to 2099. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const SERIALS = { first: 36_526, last: 73_050 };
const DAY_MS = 86_400_000;
const MOST_LETTERS = 80;

/** A time with its zone, as ISO 8601 and RFC 822 §5 write it. */
const TIME = /^(?!24)(\d\d:\d\d)(:\d\d)?([.,]\d+)? ?([+-]\d\d:?\d\d|[a-z]+)$/i;
/** The zones of RFC 822 §5.1. One that is not known is no zone (RFC 5322 §4.3). */
const ZONES = new Map(
  'z=Z ut=Z utc=Z gmt=Z est=-05:00 edt=-04:00 cst=-06:00 cdt=-05:00 mst=-07:00 mdt=-06:00 pst=-08:00 pdt=-07:00'
    .split(' ')
    .map((zone) => zone.split('=') as [name: string, offset: string]),
);
/** What weekdays begin with in six languages, also as two letters. */
const WEEKDAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun|dien|mittw|donn|fre|sam|son|lun|mar|mer|jeu|ven|dim|man|tis|tir|ons|tor|lor)[a-z]*|[dfms][aior])[.,]* /;
/** Words between the parts of a date that say nothing, and the ends of ordinal numbers. */
const FILLERS = new Set('the of den d le du st nd rd th er e'.split(' '));

/** A day or a month (`2027-03`) that exists. */
function dayIn(text: string, dayFirst: boolean | undefined): string | undefined {
  const words = (text.match(/\d+|[^\d\s.,/-]+/g) ?? []).filter((word) => !FILLERS.has(word));
  const numbers = words.filter((word) => /^(?:\d\d?|\d{4})$/.test(word));
  const [named, ...others] = words.filter((word) => !numbers.includes(word)).map(monthNamed);
  const [, separator] = /^\d+([./-]) ?\d+(?:\1 ?\d+)?$/.exec(text) ?? [];
  const isYearFirst = numbers[0]?.length === 4;
  const [year = '', ...rest] = isYearFirst ? numbers : numbers.toReversed();
  const isDate = words.length === 3 || (words.length === 2 && year.length === 4);
  if (!isDate || (named ?? separator) === undefined || words.length > numbers.length + 1 || others.length > 0)
    return undefined;
  const mayBeTwo = named === undefined && rest.length === 2 && !isYearFirst && separator !== '.' && rest[0] !== rest[1];
  if (mayBeTwo && dayFirst === undefined) return undefined;
  const [month, day] = named ? [named, ...rest] : mayBeTwo && !dayFirst ? rest.toReversed() : rest;
  // RFC 5322 §4.3: a year of two digits is one from 1950 to 2049.
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const date = [century + year, ...[month, day ?? 1].map((part) => String(part).padStart(2, '0'))].join('-');
  return isDay(date) ? date.slice(0, day === undefined ? 7 : 10) : undefined;
}

/**
 * A time as RFC 3339 writes it, as HTML and sitemaps take it too: with an offset, milliseconds at most, and no leap second. Empty if
 * it has no zone that is known, or does not exist.
 */
function timeIn(text: string): string {
  const [, minutes = '', seconds = ':00', fraction = '', zone = ''] = TIME.exec(text) ?? [];
  const offset = /^\d/.test(zone.slice(1))
    ? zone.replace(/^(...):?/, '$1:').replace('-00:00', 'Z')
    : ZONES.get(zone.toLowerCase());
  const time = `T${minutes}${seconds.replace('60', '59')}${fraction.replace(',', '.').slice(0, 4)}${offset}`;
  return Number.isNaN(Date.parse(`2000-01-01${time}`)) ? '' : time;
}

function ofNumber(number: number): string | undefined {
  if (number >= SERIALS.first && number <= SERIALS.last)
    return new Date(DAY_ZERO + Math.floor(number) * DAY_MS).toISOString().slice(0, 10);
  const time = new Date(number);
  return number > 1e11 && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
}

/**
 * A date as RFC 3339 writes it: a day, or a time with its offset; or a month (`2027-03`). Numbers are milliseconds since 1970 or
 * Excel’s days. `3/11/2026` is read if it is known whether the day comes first. Absent if a value states none, or may mean two.
 */
export function dateIn(value: unknown, dayFirst?: boolean): string | undefined {
  const text = line(value) ?? '';
  if (typeof value === 'number' || /^\d{5}(?:\.\d+)?$/.test(text)) return ofNumber(Number(text));
  if (text.length > MOST_LETTERS) return undefined;
  const [date = '', time = ''] = fold(text).split(/(?:t|,? (?:kl\.? ?)?)(?=\d\d?[:.]\d\d(?![.\d]))/, 2);
  const day = dayIn(date, dayFirst) ?? dayIn(date.replace(WEEKDAY, ''), dayFirst);
  return day === undefined || day.length < 10 ? day : day + timeIn(time);
}

/** A date that is no month: a day, or a time with its offset. */
export function dayOrTime(value: unknown): string | undefined {
  const date = dateIn(value) ?? '';
  return date.length < 10 ? undefined : date;
}

/**
 * Whether the day is before the month in `3/11/2026`, as the dates of a list show that can’t be read otherwise; absent if none
 * shows it, or if they contradict each other.
 */
export function isDayFirst(cells: readonly string[]): boolean | undefined {
  const found = new Set(
    cells.flatMap((cell) => {
      const [, one, two] = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d\d)(?:$|,? \d)/.exec(cell) ?? [];
      return [...(Number(one) > 12 ? [true] : []), ...(Number(two) > 12 ? [false] : [])];
    }),
  );
  return found.size === 1 ? found.has(true) : undefined;
}

/** Whether a text is in the form of a date, but states none, or may mean two. */
export const isUnclearDate = (text: string, dayFirst?: boolean): boolean =>
  /^(?!\d{4}$)\d[\d./-]+$/.test(text) && dateIn(text, dayFirst) === undefined;

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (date: string) => (date.length === 7 ? MONTH.format(new Date(date)) : dayInWords(date));

/**
 * Two dates as text: “1 March 2027 to 30 June 2027”, “February 2027 to March 2028”, “From 1 March 2027”, “Until June 2027”. Texts
 * that are no dates are kept as they are; absent if both are.
 */
export function dateRange(from: unknown, to: unknown, dayFirst?: boolean): string | undefined {
  const [start, end] = [from, to].map((value) => dateIn(value, dayFirst));
  const [first, last] = [start ? inWords(start) : line(from), end ? inWords(end) : line(to)];
  if (first && last) return first === last ? first : `${first} to ${last}`;
  return (start && `From ${first}`) ?? (end && `Until ${last}`) ?? first ?? last;
}
