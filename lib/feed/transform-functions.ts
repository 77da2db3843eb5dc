import { LRUCache } from 'lru-cache';
import { countryCodeOf } from '../facts/country.ts';
import { isObject } from '../http/json.ts';
import * as html from '../posting/html-text.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import { scalarOf } from './scalar-of.ts';

// The functions that transforms have besides JSONata's own: each export by its name. As in JSONata, an absent value gives an
// absent result.

type Style = 'day' | 'month';

const STYLES = {
  day: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;

/** The words before a start without an end, and before an end without a start, in the languages of the search. */
const OPEN_ENDED: Readonly<Record<string, Readonly<Record<Style, readonly [from: string, until: string]>>>> = {
  en: { day: ['From', 'Until'], month: ['From', 'Until'] },
  de: { day: ['Ab', 'Bis'], month: ['Ab', 'Bis'] },
  fr: { day: ['À partir du', 'Jusqu’au'], month: ['À partir de', 'Jusqu’en'] },
  sv: { day: ['Från', 'Till'], month: ['Från', 'Till'] },
};

const ENGLISH = 'en-GB';

/** The formats by style and language, kept because making one takes longer than using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 20,
  memoMethod(key) {
    const [style = '', language] = key.split(' ');
    return new Intl.DateTimeFormat(language, STYLES[style as Style]);
  },
});

/** How dates are written in a language, by its tag (BCP 47); in British English if the tag is none. */
function writing(tag: unknown) {
  const language = typeof tag === 'string' && !/^en$/i.test(tag) ? (parseLanguageTag(tag) ?? ENGLISH) : ENGLISH;
  const [primary = ''] = language.split('-');
  const format = (style: Style) => formats.memo(`${style} ${language}`);
  return { primary, format, openEnded: OPEN_ENDED[primary] };
}

/** A text or number without spaces around it; empty for anything else. */
const trimmedScalar = (value: unknown): string => scalarOf(value)?.trim() ?? '';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
/** The texts and numbers of a list that are not empty. */
const wordsOf = (list: unknown) =>
  listOf(list)
    .map(trimmedScalar)
    .filter((word) => word !== '');

/**
 * Parses a date in any format upstreams use: a day (`2027-03-01`, optionally with a time), a month (`2027-03`), or
 * milliseconds since 1970.
 */
function dateOf(value: unknown): { readonly at: Date; readonly style: Style } | null {
  const [, month, day] = /^(\d{4}-\d\d)(-\d\d)?(?:$|[T ]\d)/.exec(trimmedScalar(value)) ?? [];
  const at = new Date(typeof value === 'number' ? value : `${month}${day ?? '-01'}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : { at, style: typeof value === 'number' || day ? 'day' : 'month' };
}

/**
 * Two dates as text in a language: "1 March to 30 June 2027", "February 2027 to March 2028", "From 1 March 2027",
 * "Until June 2027", "1.–30. Juni 2027". Values that are not dates are kept as they are; `undefined` if both are empty.
 */
export function dateRange(from: unknown, to: unknown, language?: unknown) {
  const { primary, format, openEnded } = writing(language);
  const [start, end] = [dateOf(from), dateOf(to)];
  const between = primary === 'en' ? ' to ' : ' – ';
  if (start && end && start.at <= end.at) {
    const text = format(start.style === 'day' && end.style === 'day' ? 'day' : 'month').formatRange(start.at, end.at);
    // `Intl` writes a dash.
    return primary === 'en' ? text.split(/\s?–\s?/).join(between) : text;
  }
  const first = start ? format(start.style).format(start.at) : trimmedScalar(from);
  const last = end ? format(end.style).format(end.at) : trimmedScalar(to);
  if (first && last) return `${first}${between}${last}`;
  if (start) return openEnded ? `${openEnded[start.style][0]} ${first}` : `${first} –`;
  if (end) return openEnded ? `${openEnded[end.style][1]} ${last}` : `– ${last}`;
  return first || last || undefined;
}

/** Joins the non-empty texts of a list with a comma or another separator. */
export function joinWords(list: unknown, separator: unknown) {
  const words = wordsOf(list);
  return words.length === 0 ? undefined : words.join(typeof separator === 'string' ? separator : ', ');
}

/** One or several pieces of HTML, escaped or not, as one: a `context` that keeps their headings, lists and links. */
export function joinHtml(list: unknown) {
  const pieces = wordsOf(list).map((piece) => `<div>${html.unescapedHtml(piece)}</div><p></p>`);
  return pieces.join('') || undefined;
}

/** The text of HTML, with paragraphs and list items. */
export function textFromHtml(text: unknown) {
  return trimmedScalar(text) === '' ? undefined : html.textFromHtml(trimmedScalar(text));
}

/** A text or number as a single line; `undefined` for anything else. */
export function line(value: unknown) {
  return trimmedScalar(value).replace(/\s+/g, ' ') || undefined;
}

/** The objects in a list; a single object counts as a list of one. */
export function objects(value: unknown) {
  return listOf(value).filter(isObject);
}

/** Groups the objects of a list by the text of a field, in the order of the list; an object without the field is its own group. */
export function grouped(list: unknown, field: string) {
  const groups = new Map<unknown, object[]>();
  for (const item of objects(list)) {
    const key = line(item[field]) ?? item;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Whether a value is this word or empty. */
export function isOrAbsent(value: unknown, word: string) {
  return (value ?? '') === '' || String(JSON.stringify(value)).toLowerCase().replaceAll('"', '') === word;
}

const MOST_PAY = 1_000_000_000;

function amountOf(value: unknown) {
  const amount = Number(/^\d+(?:\.\d+)?$/.test(line(value) ?? '') ? line(value) : 0);
  return amount > 0 && amount <= MOST_PAY ? amount : null;
}

const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/hour/i, 'per hour'],
  [/da(?:y|ily)/i, 'per day'],
  [/semi-?month|twice a month/i, 'twice a month'],
  [/semi-?annual/i, 'per half year'],
  [/bi-?week|2 weeks?/i, 'per two weeks'],
  [/week/i, 'per week'],
  [/quarter/i, 'per quarter'],
  [/half|6 months?/i, 'per half year'],
  [/month/i, 'per month'],
  [/year|annual|annum/i, 'per year'],
];

/**
 * A pay range as text, such as "81,000–87,000 USD per year", "From 60 EUR per hour" or "Up to 4,500 EUR"; `undefined`
 * if neither bound is a number above 0. The period is recognised in codes such as `1 YEAR`, `per-hour-wage` and
 * `monthly`; `parts` is the number of units per unit of currency: 100 if the amounts are in cents.
 */
export function pay(least: unknown, most: unknown, currency: unknown, period: unknown, parts = 1) {
  const known = [amountOf(least), amountOf(most)].filter((amount) => amount !== null).sort((a, b) => a - b);
  const [from, to] = known.map((amount) => (amount / parts).toLocaleString('en-GB', { maximumFractionDigits: 2 }));
  if (from === undefined) return undefined;
  const one = amountOf(most) === null ? `From ${from}` : `Up to ${from}`;
  const range = to === undefined ? one : from === to ? from : `${from}–${to}`;
  const per = PERIODS.find(([word]) => word.test(line(period) ?? ''))?.[1];
  return [range, line(currency)?.toUpperCase(), per].filter(Boolean).join(' ');
}

/** An employment type as text, from a code such as `FullTime`, `fulltime_permanent` or `Part-time`; `undefined` for `none`. */
export function employment(code: unknown) {
  const words = (line(code) ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .toLowerCase()
    .replace(/\b(full|part)[ -]?time\b/g, '$1-time');
  if (/^(?:|none|null|other|unspecified|not specified)$/.test(words)) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// The first that fits: "hybrid remote" is hybrid, and "not remote" is on site.
const WORKPLACES = [
  { code: /hybrid/i, word: 'hybrid', pattern: /hybrid/i },
  { code: /^(?:fully|full|true)$|(?<!\b(?:not?|non)[ _-])remote/i, word: 'remote', pattern: /remote/i },
  { code: /^on[ _-]?site$|in[ _-]?office|remote/i, word: 'on site', pattern: /on[ -]?site/i },
];
// What people write in place of a place, where an office may say more.
const NO_PLACE =
  /^(?:hybrid|(?:in|from)[ -](?:the )?office|office|on[ -]?site|distributed|flexible|(?:multiple|various|several|all) (?:locations|offices|places))$/i;

/**
 * Where the work is done: the distinct places of a list, followed by remote, hybrid or on site unless a place says so
 * itself, such as "Berlin; Amsterdam; hybrid". If they are no places (“Hybrid”), those of the offices count, if there are any.
 * `undefined` if nothing is known.
 */
export function workplace(places: unknown, mode: unknown, offices?: unknown) {
  const [stated, others] = [places, offices].map((list) => new Set(listOf(list).flatMap((place) => line(place) ?? [])));
  const parts = [...(stated ?? [])].flatMap((place) => place.split(';')).map((part) => part.trim());
  const isNowhere = parts.every((part) => NO_PLACE.test(part)) && others !== undefined && others.size > 0;
  const names = [...((isNowhere ? others : stated) ?? [])];
  const stating = isNowhere ? parts.join(' ') : '';
  const way = WORKPLACES.find(({ code }) => code.test(mode === true ? 'true' : (line(mode) ?? stating)));
  if (way && !names.some((name) => way.pattern.test(name))) names.push(way.word);
  const text = names.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined;
}

// A day, and a time with or without an offset.
const TIME = /^(\d{4}-\d\d-\d\d)[T ](?:(\d\d:\d\d)(:\d\d)?(\.\d+)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)|[\d:.]+)$/i;

/**
 * A date or time as RFC 3339 writes it, from the ways in which systems state it: milliseconds since 1970, or ISO 8601 with a
 * space, without a colon in the offset, or with “UTC”. Of a time without an offset only the day is known. Any other text is
 * left as it is, so that the report names it.
 */
export function date(value: unknown) {
  if (typeof value === 'number') {
    const time = new Date(value);
    return Number.isNaN(time.getTime()) ? String(value) : time.toISOString();
  }
  const text = line(value);
  const [, day, minutes, seconds = ':00', fraction = '', zone = ''] = TIME.exec(text ?? '') ?? [];
  if (minutes === undefined) return day ?? text;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  return `${day}T${minutes}${seconds}${fraction}${offset}`;
}

/** Until when applications are open, such as "Apply by 18 December 2026". */
export function applyBy(until: unknown) {
  const last = dateOf(until);
  return last ? `Apply by ${writing(ENGLISH).format(last.style).format(last.at)}` : undefined;
}

/**
 * The codes of some countries (ISO 3166-1), from their codes or names or from a field of objects: "DE, AT". Absent if one of them
 * is none.
 */
export function countries(list: unknown, field?: unknown) {
  const stated = listOf(list).map((one) => (typeof field === 'string' && isObject(one) ? one[field] : one));
  const codes = stated.map((country) => countryCodeOf(trimmedScalar(country)));
  return codes.includes(null) ? undefined : [...new Set(codes)].join(', ') || undefined;
}

/** An address with some query parameters replaced, for systems with numbered pages. */
export function withParameters(address: unknown, parameters: unknown) {
  const text = line(address) ?? '';
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  for (const [name, value] of Object.entries(parameters ?? {})) url.searchParams.set(name, line(value) ?? '');
  return url.href;
}
