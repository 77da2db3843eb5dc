import { LRUCache } from 'lru-cache';
import { isWeekday, monthNamed } from '../../facts/names.ts';
import { parseLanguageTag } from '../../public-project/language-tag.ts';
import { isDay } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { line } from './fields.ts';

// The one reader of dates: as ISO 8601, RFC 822, spreadsheets and people in six languages write them.

/** Excel and Google Sheets count the days from here; the numbers are those from 2000 to 2099. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const SERIALS = { first: 36_526, last: 73_050 };
const DAY_MS = 86_400_000;

/** A time after a day, with its zone (RFC 822 §5.1, ISO 8601), of which only the day counts without it. */
const TIME =
  /(?:[T ]|, ?)(?:kl\.? ?|at )?(\d{1,2})[:.h](\d\d)(?:[:.](\d\d))?([.,]\d+)? ?([ap]\.?m\.?)?(?: uhr)? ?([+-]\d\d:?\d\d|[a-z]{1,4})?$/i;
/** Offsets by the names of zones; one that is not known is no zone (RFC 5322 §4.3). */
const ZONES = new Map(
  'z=Z ut=Z utc=Z gmt=Z est=-05:00 edt=-04:00 cst=-06:00 cdt=-05:00 mst=-07:00 mdt=-06:00 pst=-08:00 pdt=-07:00 bst=+01:00 cet=+01:00 cest=+02:00'
    .split(' ')
    .map((zone) => zone.split('=') as [name: string, offset: string]),
);
const SHORT_WEEKDAYS = new Set(
  'mon tue tues wed thu thur thurs fri sat sun mo di mi do fr sa so lun mar mer jeu ven sam dim man tis tir ons tor tors lor son'.split(
    ' ',
  ),
);
/** Words between the parts of a date that say nothing. */
const FILLER = /^(?:|the|of|den?|le|du?|del|am)$/;

const twoDigits = (number: number | string) => String(number).padStart(2, '0');

/** The words of a date, such as “Tue, 3rd of Nov. 2026”, “3-Nov-26” or “03.11.2026”; the name of a month as `#11`. */
function wordsOf(text: string): readonly string[] {
  const [first = '', ...later] = fold(text)
    .split(/[\s,./-]+/)
    .filter((word) => !FILLER.test(word))
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th|er|e)$/, '$1'));
  // “mar.” is Tuesday before another month.
  const isWeek = isWeekday(first) || (SHORT_WEEKDAYS.has(first) && later.some(monthNamed));
  const words = isWeek ? later : [first, ...later];
  return words.map((word) => (monthNamed(word) ? `#${monthNamed(word)}` : word));
}

/** A day or a month (`2027-03`) that exists. */
function dayIn(text: string, dayFirst?: boolean): string | undefined {
  const words = wordsOf(text);
  const name = words.find((word) => word.startsWith('#'));
  const numbers = words.filter((word) => word !== name);
  const [, separator] = /^\d+([./-]) ?\d+(?:\1 ?\d+)?$/.exec(text) ?? [];
  const isDate = words.length <= 3 && numbers.every((number) => /^(?:\d\d?|\d{4})$/.test(number));
  const whole = numbers.find((number) => number.length === 4);
  const year = whole ?? (words.length === 3 ? numbers.at(-1) : undefined);
  if (!isDate || year === undefined || (name ?? separator) === undefined) return undefined;
  const rest = numbers.toSpliced(numbers.lastIndexOf(year), 1);
  const isReversed = rest.length === 2 && whole !== numbers[0];
  const isDayFirst = isReversed && (separator === '.' || rest[0] === rest[1] || dayFirst);
  if (isDayFirst === undefined) return undefined;
  const [month = '', day] = name ? [name.slice(1), ...rest] : isDayFirst ? rest.toReversed() : rest;
  // RFC 5322 §4.3: a year of two digits is one from 1950 to 2049.
  const date = `${whole ?? `${Number(year) < 50 ? 20 : 19}${year}`}-${twoDigits(month)}-${twoDigits(day ?? 1)}`;
  return isDay(date) ? date.slice(0, day === undefined ? 7 : 10) : undefined;
}

/**
 * The time at the end of a date as RFC 3339 writes it, as HTML and sitemaps take it too: with an offset, milliseconds at most, and no
 * leap second. Empty without an offset, absent if there is no such time.
 */
function timeIn(match: RegExpExecArray): string | undefined {
  const [, hours = '', minutes = '', seconds = '00', fraction = '', half = '', zone = ''] = match;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const offset = /^[+-]/.test(zone)
    ? zone.replace(/^(...):?/, '$1:').replace('-00:00', 'Z')
    : ZONES.get(zone.toLowerCase());
  if (offset === undefined) return '';
  const time = `T${twoDigits(hour)}:${minutes}:${seconds === '60' ? '59' : seconds}${fraction.replace(',', '.').slice(0, 4)}${offset}`;
  return hour > 23 || Number.isNaN(Date.parse(`2000-01-01${time}`)) ? undefined : time;
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
  // The longest is “Wednesday, 30th of September 2026 at 10:30:00.000000 +0200”.
  if (text.length > 80 || !/\d/.test(text)) return undefined;
  const match = TIME.exec(text);
  const day = dayIn(match === null ? text : text.slice(0, match.index), dayFirst);
  if (match === null || day === undefined || day.length < 10) return day;
  const time = timeIn(match);
  return time === undefined ? undefined : day + time;
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

const DATE_LIKE = /^(?!\d{4}$)\d+(?:\.\d+)?$|^\d{1,4}[-/.] ?\d{1,2}[-/.] ?\d{2,4}(?!\d)/;
/** Whether a text is in the form of a date, but states none, or may mean two. */
export const isUnclearDate = (text: string, dayFirst?: boolean): boolean =>
  DATE_LIKE.test(text) && dateIn(text, dayFirst) === undefined;

const ENGLISH = 'en-GB';
/** What stands before a start without an end, and before an end without a start, by language. */
const OPEN_ENDED = new Map(
  Object.entries({
    en: 'From,Until',
    de: 'Ab,Bis',
    fr: 'Début :,Fin :',
    sv: 'Från,Till',
    no: 'Fra,Til',
    nb: 'Fra,Til',
    da: 'Fra,Til',
  }),
);

/** The formats by language and the length of the dates, kept because making one takes longer than using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 20,
  memoMethod: (key) => {
    const [language = '', length] = key.split(' ');
    return new Intl.DateTimeFormat(language, {
      ...(length !== '7' && { day: 'numeric' }),
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  },
});

/**
 * Two dates as text in a language (BCP 47): “1 March to 30 June 2027”, “February 2027 to March 2028”, “From 1 March 2027”,
 * “Until June 2027”, “1.–30. Juni 2027”. Texts that are no dates are kept as they are; absent if both are.
 */
export function dateRange(from: unknown, to: unknown, tag?: unknown, dayFirst?: boolean): string | undefined {
  const language = (typeof tag === 'string' && !/^en$/i.test(tag) && parseLanguageTag(tag)) || ENGLISH;
  const [primary = ''] = language.split('-');
  const formatOf = (date: string) => formats.memo(`${language} ${date.length === 7 ? 7 : 10}`);
  const [start, end] = [dateIn(from, dayFirst), dateIn(to, dayFirst)].map((date) => date?.slice(0, 10));
  const between = primary === 'en' ? ' to ' : ' – ';
  if (start && end && start.slice(0, 7) <= end.slice(0, 7)) {
    const format = formatOf(start.length < end.length ? start : end);
    const text = format.formatRange(new Date(start), new Date(end));
    // `Intl` writes a dash.
    return primary === 'en' ? text.split(/\s?–\s?/).join(between) : text;
  }
  const [first, last] = [start, end].map((date, at) =>
    date ? formatOf(date).format(new Date(date)) : (line(at === 0 ? from : to) ?? ''),
  );
  if (first && last) return `${first}${between}${last}`;
  const [before, until] = OPEN_ENDED.get(primary)?.split(',') ?? ['–', '–'];
  if (start) return OPEN_ENDED.has(primary) ? `${before} ${first}` : `${first} –`;
  return end ? `${until} ${last}` : first || last || undefined;
}
