import { LRUCache } from 'lru-cache';
import { isWeekday, monthNamed } from '../../facts/names.ts';
import { parseLanguageTag } from '../../public-project/language-tag.ts';
import { isDay, parseStatedDate } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { line } from './fields.ts';

// The one reader of dates, for all sources: as ISO 8601, RFC 822, spreadsheets and people in six languages write them.

/** Excel and Google Sheets count the days from here; the numbers are those from 2000 to 2099. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const SERIALS = { first: 36_526, last: 73_050 };
const DAY_MS = 86_400_000;

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const WITH_DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)$/;
const WITH_SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/;
const MONTH = /^(?:(\d{4})[-/](\d{1,2})|(\d{1,2})[./] ?(\d{4}))$/;
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
const isDayOfWeek = (word: string) => isWeekday(word) || SHORT_WEEKDAYS.has(word);
/** Words between the parts of a date that say nothing. */
const FILLERS = new Set('the of den de le d du del am'.split(' '));

const twoDigits = (number: number) => String(number).padStart(2, '0');
/** RFC 5322 §4.3: a year of two digits is one from 1950 to 2049. */
const yearOf = (text: string) => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900));

/** A day as RFC 3339 writes it, if it exists. */
function dayOf(year: string, month: number, day: string): string | undefined {
  const text = `${yearOf(year)}-${twoDigits(month)}-${twoDigits(Number(day))}`;
  return isDay(text) ? text : undefined;
}

/** A day or a month with the name of a month, such as “Tue, 3rd of Nov. 2026”, “3-Nov-26” or “mars 2027”. */
function withMonthName(text: string): string | undefined {
  const words = fold(text)
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
  // “mar.” is Tuesday beside another month.
  const months = words.filter((word) => monthNamed(word) !== undefined);
  const month = months.find((word) => !isDayOfWeek(word)) ?? months[0];
  const rest = words.filter((word) => word !== month && !isDayOfWeek(word));
  const numbers = rest.map((word) => /^(\d{1,2}|\d{4})(?:st|nd|rd|th|er|e)?$/.exec(word)?.[1]);
  const at = month === undefined ? undefined : monthNamed(month);
  if (at === undefined || numbers.length > 2 || numbers.includes(undefined)) return undefined;
  const year = numbers.find((number) => number?.length === 4) ?? (numbers.length === 2 ? numbers[1] : undefined);
  const [day] = numbers.filter((number) => number !== year || numbers[0] === numbers[1]);
  if (year === undefined) return undefined;
  return day === undefined ? `${yearOf(year)}-${twoDigits(at)}` : dayOf(year, at, day);
}

/** The time at the end of a date as RFC 3339 writes it, with its offset; empty without one. */
function timeIn(match: RegExpExecArray): string {
  const [, hours = '', minutes = '', seconds = '00', fraction = '', half = '', zone = ''] = match;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : ZONES.get(zone.toLowerCase());
  if (offset === undefined) return '';
  return `T${twoDigits(hour)}:${minutes}:${seconds}${fraction.replace(',', '.')}${offset}`;
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
  const time = TIME.exec(text);
  const day = dayIn(time === null ? text : text.slice(0, time.index), dayFirst);
  if (time === null || day === undefined || day.length < 10) return day;
  const exact = `${day}${timeIn(time)}`;
  return parseStatedDate(exact) === null ? undefined : exact;
}

function dayIn(text: string, dayFirst?: boolean): string | undefined {
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? [];
  if (year !== '') return dayOf(year, Number(month), day);
  const [, first = '', second = '', last = ''] = WITH_DOTS.exec(text) ?? [];
  if (first !== '') return dayOf(last, Number(second), first);
  const [, one = '', two = '', of = ''] = WITH_SLASHES.exec(text) ?? [];
  if (one !== '' && dayFirst === undefined && one !== two) return undefined;
  if (one !== '') return dayFirst ? dayOf(of, Number(two), one) : dayOf(of, Number(one), two);
  const [, before, after, number = after ?? '', yearAfter = before ?? ''] = MONTH.exec(text) ?? [];
  if (number !== '') return dayOf(yearAfter, Number(number), '1')?.slice(0, 7);
  return withMonthName(text);
}

/**
 * Whether the day is before the month in `3/11/2026`, as the dates of a list show that can’t be read otherwise; absent if none
 * shows it, or if they contradict each other.
 */
export function isDayFirst(cells: Iterable<string>): boolean | undefined {
  const found = new Set<boolean>();
  for (const cell of cells) {
    const [, one, two] = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d\d)(?:$|,? \d)/.exec(cell) ?? [];
    if (Number(one) > 12) found.add(true);
    if (Number(two) > 12) found.add(false);
  }
  return found.size === 1 ? found.has(true) : undefined;
}

const DATE_LIKE = /^(?!\d{4}$)\d+(?:\.\d+)?$|^\d{1,4}[-/.] ?\d{1,2}[-/.] ?\d{2,4}(?!\d)/;
/** Whether a text is in the form of a date, but states none, or may mean two. */
export const isUnclearDate = (text: string, dayFirst?: boolean): boolean =>
  DATE_LIKE.test(text) && dateIn(text, dayFirst) === undefined;

const STYLES = {
  day: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;
type Style = keyof typeof STYLES;

/** The words before a start without an end, and before an end without a start, by language and, where it matters, style. */
const OPEN_ENDED: Readonly<Record<string, readonly [from: string, until: string]>> = {
  en: ['From', 'Until'],
  de: ['Ab', 'Bis'],
  fr: ['À partir de', 'Jusqu’en'],
  'fr day': ['À partir du', 'Jusqu’au'],
  sv: ['Från', 'Till'],
  no: ['Fra', 'Til'],
  nb: ['Fra', 'Til'],
  da: ['Fra', 'Til'],
};
const ENGLISH = 'en-GB';

/** The formats by style and language, kept because making one takes longer than using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 20 });
function formatOf(style: Style, language: string): Intl.DateTimeFormat {
  const key = `${style} ${language}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, STYLES[style]);
  formats.set(key, format);
  return format;
}

const styleOf = (date: string): Style => (date.length === 7 ? 'month' : 'day');
const atOf = (date: string) => new Date(date.slice(0, 10));

/**
 * Two dates as text in a language (BCP 47): “1 March to 30 June 2027”, “February 2027 to March 2028”, “From 1 March 2027”,
 * “Until June 2027”, “1.–30. Juni 2027”. Texts that are no dates are kept as they are; absent if both are.
 */
export function dateRange(from: unknown, to: unknown, tag?: unknown, dayFirst?: boolean): string | undefined {
  const named = typeof tag === 'string' && !/^en$/i.test(tag) ? parseLanguageTag(tag) : null;
  const language = named ?? ENGLISH;
  const primary = language.split('-')[0] ?? '';
  const [start, end] = [dateIn(from, dayFirst), dateIn(to, dayFirst)];
  const between = primary === 'en' ? ' to ' : ' – ';
  if (start && end && atOf(start) <= atOf(end)) {
    const style = styleOf(start) === 'day' && styleOf(end) === 'day' ? 'day' : 'month';
    const text = formatOf(style, language).formatRange(atOf(start), atOf(end));
    // `Intl` writes a dash.
    return primary === 'en' ? text.split(/\s?–\s?/).join(between) : text;
  }
  const written = (date: string | undefined, text: unknown) =>
    date ? formatOf(styleOf(date), language).format(atOf(date)) : (line(text) ?? '');
  const [first, last] = [written(start, from), written(end, to)];
  if (first && last) return `${first}${between}${last}`;
  const words = OPEN_ENDED[`${primary} ${styleOf(start ?? end ?? '')}`] ?? OPEN_ENDED[primary];
  if (start) return words ? `${words[0]} ${first}` : `${first} –`;
  if (end) return words ? `${words[1]} ${last}` : `– ${last}`;
  return first || last || undefined;
}

/** A date for `posted` and `updated`; any other text as it is, so that the report names it. */
export const statedDate = (value: unknown): string | undefined => dateIn(value) ?? line(value);

/** Until when applications are open, as text such as “Apply by 18 December 2026” and as the last day. */
export function deadline(until: unknown): {
  readonly timeline: string | undefined;
  readonly apply_by: string | undefined;
} {
  const last = dateIn(until);
  const timeline = last && `Apply by ${formatOf(styleOf(last), ENGLISH).format(atOf(last))}`;
  return { timeline, apply_by: statedDate(until) };
}
