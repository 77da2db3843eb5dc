import { countryCodeOf } from '../../facts/country.ts';
import { isObject } from '../../http/json.ts';
import { unescapedHtml } from '../../posting/html-source.ts';
import { escaped } from '../../public-project/escaped.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import type { OwnColumns } from './table-columns.ts';

// What sources share: guards that accept any value and never throw, so that one wrong entry does not hide the rest.

/** The fields of an object of a feed, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text, a number, or nothing; a list of them is joined. Everything is checked and cleaned when it is translated. */
type Text = unknown;

/** A role of {@link FeedItem}. */
export type FeedRole = {
  readonly title: Text;
  readonly tech_stack?: Text;
  readonly languages?: Text;
  readonly allocation?: Text;
  readonly price?: Text;
};

/** What a source makes of a posting: an assignment as `docs/feed.md` describes it. Only these fields are read. */
export type FeedItem = {
  readonly id: Text;
  readonly name: Text;
  readonly sector?: Text;
  readonly context?: Text;
  readonly location?: Text;
  readonly country?: Text;
  readonly timeline?: Text;
  readonly start?: Text;
  readonly status?: Text;
  readonly posted?: Text;
  readonly updated?: Text;
  readonly apply_by?: Text;
  readonly apply_url?: Text;
  readonly language?: Text;
  readonly roles?: readonly FeedRole[];
  /** What the posting states in a way that could not be read: `start`, `end`, `timeline` or `workplace`. */
  readonly unread?: readonly string[];
};

/** What a source may know besides the body. */
export type SourceContext = {
  /** The address of the page being read. */
  readonly url: string;
  /** The settings of a table: what its headers mean, and the statuses that are shown. */
  readonly columns: OwnColumns;
  readonly statuses: readonly string[] | null;
  /** The language of items that don’t state their own. */
  readonly language: string | null;
  /** Takes what a table says besides its assignments. */
  readonly note: (notes: TableNotes) => void;
};

/**
 * A source turns the body of a page into assignments, in order. Throws a `FeedFailure` if the body is none of its system. One that
 * takes long gives them one after another (`function*`), and `null` where it only worked, so that others can work in between.
 */
export type Source = (body: unknown, context: SourceContext) => Iterable<FeedItem | null>;

/** The address of the next page from the body of a page and its address; `null` if there is none, absent if it does not say. */
export type NextPage = (body: unknown, url: string) => string | null | undefined;

/** A text or number as a string; `null` for anything else. */
export const scalarOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : null;

const trimmedScalar = (value: unknown): string => scalarOf(value)?.trim() ?? '';

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** A text or number as a single line; absent for anything else. */
export function line(value: unknown): string | undefined {
  return trimmedScalar(value).replace(/\s+/g, ' ') || undefined;
}

/** The first of some values that is a text or number. */
export const firstOf = (...values: readonly unknown[]): unknown => values.find(line);

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** The objects in a list; a single object counts as a list of one. */
export const objects = (value: unknown): readonly Fields[] => listOf(value).filter(isObject);

/** The objects in the list of a system’s answer. Throws {@link FeedFailure} if there is none. */
export function listIn(list: unknown, answer: string): readonly Fields[] {
  if (!Array.isArray(list)) throw new FeedFailure(`this is not the answer of ${answer}`);
  return list.filter(isObject);
}

/** Joins the distinct texts of a list that are not empty. */
export function joinWords(list: readonly unknown[], separator = ', '): string | undefined {
  const words = new Set(list.map(line).filter((word) => word !== undefined));
  return [...words].join(separator) || undefined;
}

/** One or several pieces of HTML as one: a `context` that keeps their headings, lists and links. */
export function joinHtml(...pieces: readonly unknown[]): string | undefined {
  const texts = pieces.flat().map(trimmedScalar).filter(Boolean);
  return texts.map((text) => `<div>${unescapedHtml(text)}</div><p></p>`).join('') || undefined;
}

const CONTACT =
  /ansprech(?:partner|person)|(?<![a-z])(?:contact(?! cent)|kontakt(?!cent)|interlocut|recruiter|your recruiting)/i;

/** A heading with what is below it, as HTML; absent if it is about whom to contact, because people are not published. */
export function section(heading: unknown, html: unknown, kind?: unknown): string | undefined {
  if ([heading, kind].some((text) => CONTACT.test(line(text) ?? ''))) return undefined;
  return joinHtml(line(heading) && `<h3>${escaped(line(heading) ?? '')}</h3>`, html);
}

/** Whether a value is this word, or missing. */
export const isOrAbsent = (value: unknown, ...words: readonly string[]): boolean =>
  (value ?? '') === '' || words.includes(String(value).toLowerCase());

/** Whether a value is `true`, or the word. */
export const isTrue = (value: unknown): boolean => String(value) === 'true';

/** The last part of the path of an address, for postings without an id. */
export const lastSegment = (address: unknown): string | undefined =>
  line(address)?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);

const MOST_PAY = 1_000_000_000;

function amountOf(value: unknown): number | null {
  const amount = Number(/^\d+(?:\.\d+)?$/.test(line(value) ?? '') ? line(value) : 0);
  return amount > 0 && amount <= MOST_PAY ? amount : null;
}

/** What pay is per, by its code. A month of “bi-month” may be two months or half of one. */
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/hour/i, 'per hour'],
  [/da(?:y|ily)/i, 'per day'],
  [/semi-?month|half-?month|twice a month/i, 'semimonthly'],
  [/semi-?annual|half-?year|6 months?/i, 'per half year'],
  [/bi-?month|one-?time/i, ''],
  [/bi-?week|2 weeks?|fortnight/i, 'per two weeks'],
  [/week/i, 'per week'],
  [/quarter/i, 'per quarter'],
  [/month/i, 'per month'],
  [/year|annual|annum/i, 'per year'],
];

/**
 * A range of pay as text, such as “81,000–87,000 USD per year”, “From 60 EUR per hour” or “Up to 4,500 EUR”; absent
 * if neither end is a number above 0. The period is recognised in codes such as `1 YEAR`, `per-hour-wage` and
 * `monthly`; `parts` is the number of units per unit of currency: 100 if the amounts are in cents.
 */
export function pay(least: unknown, most: unknown, currency: unknown, period: unknown, parts = 1): string | undefined {
  const known = [amountOf(least), amountOf(most)].filter((amount) => amount !== null).sort((a, b) => a - b);
  const [from, to] = known.map((amount) => (amount / parts).toLocaleString('en-GB', { maximumFractionDigits: 2 }));
  if (from === undefined) return undefined;
  const one = amountOf(most) === null ? `From ${from}` : `Up to ${from}`;
  const range = to === undefined ? one : from === to ? from : `${from}–${to}`;
  const per = PERIODS.find(([word]) => word.test(line(period) ?? ''))?.[1];
  return [range, line(currency)?.toUpperCase(), per].filter(Boolean).join(' ');
}

/** An employment type as text, from a code such as `FullTime`, `fulltime_permanent` or `full-or-part-time`; absent for `none`. */
export function employment(...codes: readonly unknown[]): string | undefined {
  const words = codes
    .map((code) =>
      (line(code) ?? '')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[_\s]+/g, ' ')
        .toLowerCase()
        .replace(/\bfull[- ]?(?:time)?[- ]?(?:or|\/)[- ]?part[- ]?time\b/g, 'full-time or part-time')
        .replace(/\b(full|part)[ -]?time\b/g, '$1-time'),
    )
    .filter((text) => !/^(?:|none|null|other|unspecified|not specified)$/.test(text));
  const text = [...new Set(words)].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined;
}

// The first that fits: "hybrid remote" is hybrid, and "not remote" is on site.
const WORKPLACES = [
  { code: /hybrid/i, word: 'hybrid' },
  {
    code: /^(?:fully|full|true|home[- ]?office|hjemmekontor|télétravail|distans|distributed)$|(?<!\b(?:not?|non|kein)[ _-])remote/i,
    word: 'remote',
  },
  {
    code: /^(?:on[ _-]?site|vor[ -]?ort|sur[ -]?site|på[ -]?(?:plats|stedet))$|in[ _-]?office|remote/i,
    word: 'on site',
  },
];
const SAYS = { hybrid: /hybrid/i, remote: /remote/i, 'on site': /on[ -]?site/i } as Readonly<Record<string, RegExp>>;
// What people write in place of a place, where an office may say more.
const NO_PLACE =
  /^(?:(?:fully )?remote|home[- ]?office|hybrid|(?:in|from)[ -](?:the )?office|office|on[ -]?site|distributed|flexible|\d+ locations|(?:multiple|various|several|all) (?:locations|offices|places))$/i;

/** Where work is done, as the first of some words says: remote, hybrid or on site. */
export const wayOf = (...words: readonly string[]): string | undefined =>
  WORKPLACES.find(({ code }) => words.some((word) => code.test(word)))?.word;

const withoutEmptyParts = (place: string) =>
  place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

/**
 * Where the work is done: the distinct places of a list, followed by remote, hybrid or on site unless a place says so
 * itself, such as “Berlin; Amsterdam; hybrid”. If they are no places (“Hybrid”), those of the offices count, if there are any.
 * Absent if nothing is known.
 */
export function workplace(places: unknown, mode?: unknown, offices?: unknown): string | undefined {
  const [stated = [], others = []] = [places, offices].map((list) => [
    ...new Set(listOf(list).flatMap((place) => withoutEmptyParts(line(place) ?? '') || [])),
  ]);
  const parts = stated.flatMap((place) => place.split(';')).map((part) => part.trim());
  const isNowhere = parts.every((part) => NO_PLACE.test(part));
  const names = isNowhere && others.length > 0 ? others : stated.filter((name) => !/^distributed$/i.test(name));
  const own = mode === true ? 'true' : (line(mode) ?? '');
  const way = wayOf(own) ?? (isNowhere ? wayOf(...parts) : undefined);
  const all = way === undefined || names.some((name) => SAYS[way]?.test(name)) ? names : [...names, way];
  const text = all.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined;
}

/** The codes of some countries (ISO 3166-1), from their codes or names: “DE, AT”. Absent if one of them is none. */
export function countries(list: readonly unknown[]): string | undefined {
  const codes = list.map((country) => countryCodeOf(trimmedScalar(country)));
  return codes.includes(null) ? undefined : [...new Set(codes)].join(', ') || undefined;
}

/** An address with some query parameters replaced, for systems with numbered pages; `null` if it is none. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | number>>): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}

/** The next page of a list that is read by offset: it starts where this one ends, unless that is the end of all. */
export function nextOffset(
  url: string,
  parameter: string,
  list: unknown,
  from: unknown,
  total: unknown,
): string | null {
  const count = Array.isArray(list) ? list.length : 0;
  const end = (typeof from === 'number' ? from : 0) + count;
  return count > 0 && typeof total === 'number' && end < total ? withParameters(url, { [parameter]: end }) : null;
}
