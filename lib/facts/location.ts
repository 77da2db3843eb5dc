import type { StatedPlace } from '../public-project/stated-facts.ts';
import {
  codeOfAlpha3,
  countriesOfCode,
  type Place,
  placeByName,
} from './country.ts';
import { linesOf } from './lines.ts';
import { keyOfName, namesIn } from './names.ts';
import { noPlaces, otherCity, placesAndWords } from './place-names.ts';
import { withoutRemote } from './remote.ts';
import { MOST_READ, masked, type Span, scan } from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/**
 * What a location names: a place of the table, capitals such as “DE”, or a name
 * that is not known; and a mark between them.
 */
export type Item = {
  readonly kind: Place['kind'] | 'code' | 'name' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The countries that it is, or may be in. */
  readonly codes: readonly string[];
};

const itemAt = (
  kind: Item['kind'],
  text: string,
  start: number,
  codes: readonly string[] = [],
): Item => ({ kind, text, start, end: start + text.length, codes });

/**
 * Travel, exceptions and time zones, each up to the next mark, where nobody
 * works: “travel to Brno”, “outside the EU”, “central European hours”.
 */
function takeNoWorkplace(reader: TokenReader): Span | undefined {
  const { at: first } = reader;
  if (reader.take('TRAVEL', 'NOT', 'ZONE')) {
    const { at } = reader;
    reader.skipTo('mark', '(', ')');
    return reader.at > at ? reader.spanFrom(first) : undefined;
  }
  reader.skip(3, 'word', 'filler');
  const isTime = reader.at > first && reader.take('ZONE', 'HOUR');
  return isTime ? reader.spanFrom(first) : undefined;
}

/**
 * A location without what it says about remote work, and without places that
 * nobody works in.
 */
function workplacesIn(location: string): string {
  const text = withoutRemote(location.slice(0, MOST_READ));
  return masked(text, readAll(scan(text), takeNoWorkplace));
}

const OR = '(?:or|oder|ou|eller|and|und|et|och|og|samt)';
/** What stands between places. */
const SEPARATOR = new RegExp(
  `([,()]|(?<=[A-Z]{2}|^[A-Z])-| [-–—] |[;|•·/\\n&+]| ${OR} )`,
  'u',
);
/** What of it stands between parts of one place: “Paris, Texas”. */
const JOIN = /^(?:[,()-]| . )$/;
/** What may stand before a name: a colon, or a postal code. */
const BEFORE_NAME = /^[\s:]*(?:\d\d[\d ]+)?/;
const CODE = /^[A-Z]{2,3}(?=\P{L}*$)/u;
const NAME =
  /^[\p{Lu}\p{Lo}][\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{1,30}|d[eu]|la|le|am|an der|upon|of)){0,3}$/u;
/** “Several offices”, “Europe-wide” */
const NO_NAME = /^several |(?:weit|-wide)$/i;
/** A word after a name, in the same part of the text. */
const NEXT_WORD = new RegExp(`^ (?!${OR} )\\p{L}`, 'u');
/** The last word before a name, and a space. */
const LAST_WORD = /(\p{L}{1,12}) $/u;
const CAPITAL = /^[\p{Lu}\p{Lo}]/u;
const LETTER = /\p{L}/u;
const ASCII = /^[ -~]*$/;

const keysIn = (table: string): ReadonlySet<string> =>
  new Set(linesOf(table).map(([name]) => keyOfName(name)));
const noPlace = keysIn(noPlaces);
const alsoWords = keysIn(placesAndWords);
const beforeOthers = keysIn(otherCity);

/** Whether the word before a city makes another one of it: “New London”. */
function isOtherCity(text: string, start: number): boolean {
  const [, word = ''] = LAST_WORD.exec(text.slice(0, start)) ?? [];
  return beforeOthers.has(keyOfName(word));
}

/**
 * Whether a name may also be one of a place overseas, which are written without
 * accents: “Vienna”, not “München”.
 */
export const isAscii = ({ text }: Item): boolean => ASCII.test(text);

/** Whether a text is the name of a place that the table lacks. */
const isUnknownName = (text: string): boolean =>
  NAME.test(text) &&
  !noPlace.has(keyOfName(text)) &&
  !NO_NAME.test(text) &&
  scan(text).every(({ type }) => type === 'word' || type === 'mark');

/**
 * The places of the table that a text names, in lower case only by itself.
 */
function tablePlacesIn(text: string): readonly Item[] {
  const places: Item[] = [];
  for (const { value, start, end } of namesIn(text, placeByName)) {
    const { kind, codes } = value;
    const name = text.slice(start, end);
    const mayBeWord = alsoWords.has(keyOfName(name));
    const isWord = mayBeWord && NEXT_WORD.test(text.slice(end));
    const isOther = kind === 'city' && isOtherCity(text, start);
    const isName = CAPITAL.test(name) || !LETTER.test(text.replace(name, ''));
    if (isName && !isWord && !isOther)
      places.push(itemAt(kind, name, start, codes));
  }
  return places;
}

/** What a part of a text between marks is: a code, or an unknown name. */
function itemOf(part: string, start: number): Item | undefined {
  const text = part.replace(BEFORE_NAME, '').trim();
  const at = start + part.indexOf(text);
  const [code] = CODE.exec(text) ?? [];
  if (code === undefined)
    return isUnknownName(text) ? itemAt('name', text, at) : undefined;
  const country = codeOfAlpha3(code);
  return country
    ? itemAt('country', code, at, [country])
    : itemAt('code', code, at, countriesOfCode(code));
}

/** The codes, unknown names and marks in a text between places of the table. */
function itemsBetween(text: string, start: number): readonly Item[] {
  const items: Item[] = [];
  let at = start;
  for (const part of text.split(SEPARATOR)) {
    const isMark = SEPARATOR.test(part);
    const item = isMark ? itemAt('mark', part, at) : itemOf(part, at);
    if (item) items.push(item);
    at += part.length;
  }
  return items;
}

/**
 * Adds the next item of a location. A name that touches a place is a part of it
 * (“Zürich Oerlikon”, “Raum Bern”), or both are another place (“Boston Spa”).
 */
function addItem(items: Item[], item: Item, text: string): void {
  const last = items.at(-1);
  const isPlace = item.kind !== 'mark' && item.kind !== 'code';
  if (!last || last.kind === 'mark' || !isPlace) {
    items.push(item);
    return;
  }
  if (item.kind !== 'name') {
    if (last.kind === 'name') items.pop();
    items.push(item);
    return;
  }
  const isTown = last.kind === 'city' || last.kind === 'region';
  if (!isTown || !isAscii(last)) return;
  const name = text.slice(last.start, item.end);
  items.splice(-1, 1, itemAt('name', name, last.start));
}

/** What a location names, in its order, with the marks between. */
function itemsIn(text: string): readonly Item[] {
  const items: Item[] = [];
  const end = itemAt('mark', '', text.length);
  let at = 0;
  for (const place of [...tablePlacesIn(text), end]) {
    for (const item of itemsBetween(text.slice(at, place.start), at))
      addItem(items, item, text);
    addItem(items, place, text);
    at = place.end;
  }
  return items;
}

/**
 * What a location names, in its order, in groups of what belongs to each other:
 * “Paris, Texas”.
 */
export function groupsIn(location: string): readonly (readonly Item[])[] {
  const groups: Item[][] = [];
  let group: Item[] = [];
  for (const item of itemsIn(workplacesIn(location))) {
    if (item.kind !== 'mark') group.push(item);
    if (item.kind !== 'mark' || JOIN.test(item.text)) continue;
    if (group.length > 0) groups.push(group);
    group = [];
  }
  return groups;
}

/**
 * A place that a location names: a city, a region, or a name that the table
 * lacks.
 */
export type WorkPlace = {
  /** Equal for all names of one place, folded: “munich”. */
  readonly key: string;
  /** Its usual name, “Munich”, and as the location writes it: “München”. */
  readonly name: string;
  readonly text: string;
  readonly kind: 'city' | 'region' | 'name';
  /** Its own country, or those that it may be in (ISO 3166-1 alpha-2). */
  readonly countries: readonly string[];
};

/** A place by its name, in countries that the assignment is in. */
function placeNamed(text: string, countries: readonly string[]): WorkPlace {
  const place = placeByName.get(keyOfName(text));
  const { kind = 'name', name = text, codes = [] } = place ?? {};
  const own = codes.filter((code) => countries.includes(code));
  return {
    key: keyOfName(name),
    name,
    text,
    kind: kind === 'city' || kind === 'region' ? kind : 'name',
    countries: own.length > 0 ? own : countries,
  };
}

/** The places without those that are written like an earlier one. */
const distinctPlaces = (places: readonly WorkPlace[]): readonly WorkPlace[] => [
  ...new Map(places.map((place) => [place.text, place])).values(),
];

/**
 * The places in a location, in its order, with the countries of the assignment
 * that they may be in. A country or a market such as “EMEA” is none.
 */
export function readPlaces(
  location: string,
  countries: readonly string[],
): readonly WorkPlace[] {
  const items = groupsIn(location).flat();
  const places = items.filter(({ kind }) =>
    /^(?:city|region|name)$/.test(kind),
  );
  return distinctPlaces(places.map(({ text }) => placeNamed(text, countries)));
}

/**
 * The cities that a source states, or the regions where it has no city; those
 * in a text are read from it.
 */
export function statedPlaces(
  places: readonly StatedPlace[],
  countries: readonly string[],
): readonly WorkPlace[] {
  const named = places.flatMap(({ text, city, region, country }) => {
    const codes = country ? [country] : countries;
    if (text !== undefined) return readPlaces(text, codes);
    const name = city ?? region;
    return name === undefined ? [] : placeNamed(name, codes);
  });
  return distinctPlaces(named);
}

/**
 * The cities and regions of the table in the name of a place that it lacks:
 * Zürich in “Zürich Oerlikon”. “New London” is no part of London.
 */
export function placesWithin({ text, countries }: WorkPlace) {
  const places: WorkPlace[] = [];
  for (const { value, start } of namesIn(text, placeByName)) {
    const { kind, name } = value;
    const isPlace = kind === 'city' || kind === 'region';
    if (isPlace && !isOtherCity(text, start))
      places.push({ key: keyOfName(name), name, text, kind, countries });
  }
  return places;
}
