import type { Config } from '../../config/config.ts';
import { readRemote } from '../../facts/remote.ts';
import { isObject } from '../../http/json.ts';
import type { PublicProject } from '../../public-project/public-project.ts';
import { escaped } from '../../public-project/text-html.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import words from './table-words.json' with { type: 'json' };

// Guards that accept any value and never throw, so that one wrong entry does
// not hide the rest.

/** The fields of an object of a feed, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text, a number, `true` or `false` as a text; empty for anything else. */
export const wordOf = (value: unknown): string =>
  /^(?:string|boolean)$/.test(typeof value) || Number.isFinite(value)
    ? String(value).trim()
    : '';

/** A text or number as a single line; absent for anything else. */
export const line = (value: unknown): string | undefined =>
  typeof value === 'boolean'
    ? undefined
    : wordOf(value).replace(/\s+/g, ' ') || undefined;

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  isObject(value) ? value : {};

/**
 * The value at a path such as `salary.value.min`, of a list on it that of the
 * first entry; the value itself where the path is empty.
 */
export function at(value: unknown, path: string): unknown {
  const names = path.split('.').filter(Boolean);
  return names.reduce(
    (holder, name) =>
      fieldsOf(Array.isArray(holder) ? holder[0] : holder)[name],
    value,
  );
}

/** The objects in a list; a single object counts as a list of one. */
export const objects = (value: unknown): readonly Fields[] =>
  [value].flat().filter(isObject);

/**
 * Joins the distinct texts of a list that are not empty; a single text counts
 * as a list of one.
 */
export const joinWords = (
  value: unknown,
  separator = ', ',
): string | undefined =>
  [...new Set([value].flat().map(line).filter(Boolean))].join(separator) ||
  undefined;

/**
 * Whether each of these fields that is there says one of its words, as in
 * `{ state: 'open published' }`.
 */
export const isOpen = (
  fields: Fields,
  words: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(words).every(
    ([name, open]) =>
      (fields[name] ?? '') === '' ||
      open.split(' ').includes(wordOf(fields[name]).toLowerCase()),
  );

/**
 * What a source may know besides the body: the address of the page, settings of
 * the feed, and for what a table says besides.
 */
export type SourceContext = Pick<Config['feed'], 'statuses' | 'columns'> & {
  readonly url: string;
  readonly notes: TableNotes;
};

/**
 * Turns the body of a page into assignments; `undefined` lets others work in
 * between. Throws {@link FeedFailure}.
 */
export type Source = (
  body: unknown,
  context: SourceContext,
) => Iterable<unknown>;

/**
 * An assignment as `docs/feed.md` describes it, or as a system with one role
 * states it. It is checked and cleaned when translated.
 */
export type FeedItem = Partial<
  Record<
    | keyof PublicProject
    | 'country'
    | 'start'
    | 'places'
    | 'offices'
    | 'mode'
    | 'tech_stack'
    | 'employment'
    | 'pay',
    unknown
  >
>;

// Contacts, recruiters and “Any questions?”, folded. “Contact centre” is none.
const CONTACT =
  /ansprechp|interlocut|re[ck]r[uy]i?t|get in touch|(?<![a-z])(?:[ck]onta[ck]t|contatt)(?! ?cent)|questions?\b|fragen|fragor|sporg?smal/;

/**
 * A heading with what is below it, as HTML; absent if it is about whom to
 * contact, because people are not published.
 */
export function section(
  heading: unknown,
  html: unknown,
  kind?: unknown,
): string | undefined {
  const title = line(heading) ?? '';
  if (CONTACT.test(fold(`${title} ${line(kind)}`))) return undefined;
  return joinWords([title && `<h3>${escaped(title)}</h3>`, html], '');
}

// What is longer is cut in any case.
const MOST_LENGTH = 1_000;
const WAYS = { yes: 'remote', partly: 'hybrid', no: 'on site' };

/**
 * Where work is done, as a text or a code such as `on_site` says: remote,
 * hybrid or on site.
 */
export function wayOf(text: string): string | undefined {
  const fact = readRemote(text.slice(0, MOST_LENGTH).replaceAll('_', ' '));
  return fact ? WAYS[fact.value] : undefined;
}

/**
 * The places of a list, each a text or a list of its parts, without empty
 * parts: “Berlin, , Germany; Hybrid” has two.
 */
function placesIn(list: unknown): readonly string[] {
  const texts = [list].flat().map((place) => joinWords(place));
  const places = joinWords(texts, ';')?.slice(0, MOST_LENGTH).split(';') ?? [];
  return places.flatMap(
    (place) =>
      joinWords(place.split(','))?.replace(/^distributed$/i, 'Remote') ?? [],
  );
}

const capitalised = (text: string | undefined) =>
  text && text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Where the work is done: the distinct places, those of the offices if they are
 * none (“Hybrid”), then remote, hybrid or on site.
 */
export function workplace(
  list: unknown,
  mode?: unknown,
  offices?: unknown,
): string | undefined {
  const [stated, others] = [placesIn(list), placesIn(offices)];
  const isNowhere = stated.every(
    (place) => readRemote(place)?.words.length === place.length,
  );
  const places = isNowhere && others.length > 0 ? others : stated;
  const way =
    wayOf(line(mode) ?? '') ??
    (isNowhere ? wayOf(stated.join('; ')) : undefined);
  return capitalised(
    joinWords(
      [
        ...places,
        places.some((place) => wayOf(place) === way) ? undefined : way,
      ],
      '; ',
    ),
  );
}

const PERIODS = Object.entries(words.periods).map(([period, pattern]) => ({
  period,
  pattern: new RegExp(pattern),
}));

/**
 * What pay is per, as a text in six languages or a code such as `1 YEAR`,
 * `per-hour-wage` and `monthly` says: “per hour”.
 */
export const periodIn = (text: string): string =>
  PERIODS.find(({ pattern }) => pattern.test(fold(text)))?.period ?? '';

/**
 * A period that is not one of time, but several or a part: `2 WEEK`,
 * `bi-month-salary`, `semi-annual`.
 */
const PART_OR_SEVERAL = /\d\d|[2-9]|\b(?:bi|semi|half|twice)/i;

const AMOUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
/** An amount as text; 0 is none. */
const amountIn = (value: unknown) =>
  Number(line(value)) > 0 ? AMOUNT.format(Number(line(value))) : undefined;

/**
 * A range of pay, in the fields that systems have for it, as text:
 * “81,000–87,000 USD per year”, “From 60 EUR per hour”.
 */
export function payIn({
  min,
  max,
  currency,
  period,
  ...others
}: Fields): string | undefined {
  const {
    minValue = min,
    maxValue = max,
    currencyCode = currency,
    interval = period,
    type = interval,
  } = others;
  const [least, most] = [amountIn(minValue), amountIn(maxValue)];
  const range = joinWords([least, most], '–');
  const code = line(type) ?? '';
  const per = PART_OR_SEVERAL.test(code) ? '' : periodIn(code);
  const texts = [
    most ? '' : 'From',
    least ? '' : 'Up to',
    range,
    line(currencyCode)?.toUpperCase(),
    per,
  ];
  return range && joinWords(texts, ' ');
}

/**
 * An assignment from what a system states; its id and name are those of the
 * entry unless they are stated.
 */
function itemOf(
  { id, title, name = title }: Fields,
  posting: FeedItem,
): FeedItem {
  const { places, offices, mode, tech_stack, employment, pay, ...item } = {
    id,
    name,
    ...posting,
  };
  const countries = [item.country].flat().filter(line);
  // Codes such as `FullTime` and `fulltime_permanent` become words.
  const allocation = capitalised(
    joinWords(employment)?.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' '),
  );
  const price = joinWords(objects(pay).map(payIn), '; ');
  return {
    ...item,
    location: workplace(places, mode, offices),
    // Of several places, some countries are not all.
    country: countries.length < placesIn(places).length ? undefined : countries,
    status: 'Open',
    roles: [{ title: item.name, tech_stack, allocation, price }],
  };
}

/**
 * The source of a system whose answer has a list at a path, or is one (`''`).
 * `read` gives `null` for what may not be shown.
 */
export const postings = (
  path: string,
  read: (entry: Fields, body: unknown, url: string) => FeedItem | null,
): Source =>
  function* (body, { url }) {
    const [root = ''] = path.split('.');
    const stated = at(body, path);
    // An element of XML is a list only where it repeats.
    const list =
      root === path || at(body, root) === undefined ? stated : objects(stated);
    if (!Array.isArray(list))
      throw new FeedFailure(
        `this is not the answer of the format: it has no list ${path}`,
      );
    for (const entry of list.filter(isObject)) {
      const posting = read(entry, body, url);
      yield posting ? itemOf(entry, posting) : undefined;
    }
  };
