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
): Item => ({
  kind,
  text,
  start,
  end: start + text.length,
  codes,
});

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
/**
 * What stands between places, and what of it between parts that belong to each
 * other: “Paris, Texas”.
 */
const SEPARATOR = new RegExp(`[,()]| [-–—] |[;|•·/\\n&+]| ${OR} `, 'gu');
const JOIN = /^(?:[,()]| . )$/;
const POSTAL_CODE = /(?<!\p{L})(?:[A-Z]{1,2}-)?\d[\d ]{2,5}\d /gu;
/** Capitals that are a part of a location, or stand before a number. */
const CODE = new RegExp(
  `(?<![\\p{L}\\p{N}])[A-Z]{2,3}(?=\\P{L}*$| ?[-–—,;|()/]| [&+\\d]| (?:${OR}|only|nur|based)(?!\\p{L}))`,
  'gu',
);
const NAME =
  /^[\p{Lu}\p{Lo}][\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{1,30}|d[eu]|la|le|am|an der|upon|of)){0,3}$/u;
const keysIn = (table: string): ReadonlySet<string> =>
  new Set(linesOf(table).map(([name]) => keyOfName(name)));
const noPlace = keysIn(noPlaces);
const alsoWords = keysIn(placesAndWords);
const beforeOthers = keysIn(otherCity);
/** “Several offices”, “Europe-wide” */
const NO_NAME = /^several |\p{L}(?:weit|-wide)$/iu;
const WORD = new RegExp(`^ (?!${OR} )\\p{L}`, 'u');
/** How far before a name the word may begin that makes another one of it. */
const LONGEST_WORD = 12;
/** Whether the word before a city makes another one of it: “New London”. */
function isOtherCity(text: string, start: number): boolean {
  const before = text.slice(Math.max(start - LONGEST_WORD, 0), start);
  const words = before.split(/[^\p{L}]/u);
  return (
    before.endsWith(' ') && beforeOthers.has(keyOfName(words.at(-2) ?? ''))
  );
}

/**
 * Whether a name may also be one of a place overseas, which are written without
 * accents: “Vienna”, not “München”.
 */
export const isAscii = ({ text }: Item): boolean => /^[\x20-\x7e]*$/.test(text);

/** Whether a text is the name of a place that the table lacks. */
const isUnknownName = (text: string) =>
  NAME.test(text) &&
  !noPlace.has(keyOfName(text)) &&
  !NO_NAME.test(text) &&
  scan(text).every(({ type }) => type === 'word' || type === 'mark');

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** The places of the table that a text names. */
function knownPlacesIn(text: string): readonly Item[] {
  const letters = lettersIn(text);
  return namesIn(text, placeByName).flatMap(({ value, start, end }) => {
    const { kind, codes } = value;
    const name = text.slice(start, end);
    const isWord =
      alsoWords.has(keyOfName(name)) && WORD.test(text.slice(end, end + 10));
    const isOther = kind === 'city' && isOtherCity(text, start);
    // In lower case, a name is one only by itself: “london”.
    const isName = /^[\p{Lu}\p{Lo}]/u.test(name) || lettersIn(name) === letters;
    if (!isName || isWord || isOther) return [];
    return itemAt(kind, name, start, codes);
  });
}

/** The capitals in a text that may be codes of countries or regions. */
const capitalsIn = (text: string): readonly Item[] =>
  Array.from(text.matchAll(CODE), ({ 0: code, index }) => {
    const country = codeOfAlpha3(code);
    return country
      ? itemAt('country', code, index, [country])
      : itemAt('code', code, index, countriesOfCode(code));
  });

/**
 * The places of the table, the codes and the marks of a text, in its order, with
 * a mark at its end.
 */
function itemsIn(text: string): readonly Item[] {
  const places = knownPlacesIn(text);
  const taken = new Set<number>();
  for (const { start, end } of places)
    for (let at = start; at < end; at += 1) taken.add(at);
  const marks = Array.from(text.matchAll(SEPARATOR), ({ 0: mark, index }) =>
    itemAt('mark', mark, index),
  );
  const others = [...capitalsIn(text), ...marks].filter(
    ({ start, end }) => !taken.has(start) && !taken.has(end - 1),
  );
  return [...places, ...others, itemAt('mark', '', text.length)].toSorted(
    (a, b) => a.start - b.start,
  );
}

/**
 * A group with the name of a place that the table lacks, if one stands between
 * two of its items. A name that touches a place is a part of it (“Zürich
 * Oerlikon”, “Raum Bern”), or both are another place (“Boston Spa”).
 */
function withName(
  group: readonly Item[],
  [last, next]: readonly [last: Item, next: Item],
  text: string,
): readonly Item[] {
  const words = text
    .slice(last.end, next.start)
    .replace(POSTAL_CODE, (code) => ' '.repeat(code.length));
  const isEnd = next.kind === 'mark' || next.kind === 'code';
  if (!isEnd || !isUnknownName(words.trim())) return group;
  if (last.kind === 'mark') {
    const start = last.end + words.search(/\S/);
    return [...group, itemAt('name', words.trim(), start)];
  }
  const isLarger =
    (last.kind === 'city' || last.kind === 'region') && isAscii(last);
  const name = text.slice(last.start, next.start).trim();
  return isLarger
    ? [...group.slice(0, -1), itemAt('name', name, last.start)]
    : group;
}

/**
 * What a location names, in its order, in groups of what belongs to each other:
 * “Paris, Texas”.
 */
export function groupsIn(location: string): readonly (readonly Item[])[] {
  const text = workplacesIn(location);
  const groups: (readonly Item[])[] = [];
  let group: readonly Item[] = [];
  let last = itemAt('mark', '', 0);
  for (const item of itemsIn(text)) {
    group = withName(group, [last, item], text);
    if (item.kind !== 'mark') group = [...group, item];
    else if (!JOIN.test(item.text)) {
      groups.push(group);
      group = [];
    }
    last = item;
  }
  return groups.filter(({ length }) => length > 0);
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
export function placeNamed(
  text: string,
  countries: readonly string[],
): WorkPlace {
  const known = placeByName.get(keyOfName(text));
  const { kind = 'name', name = text, codes = [] } = known ?? {};
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
export const distinctPlaces = (
  places: readonly WorkPlace[],
): readonly WorkPlace[] => [
  ...new Map(places.map((place) => [place.text, place])).values(),
];

/**
 * The places in a location, in its order, with the countries of the assignment
 * that they may be in. A country or a market such as “EMEA” is none.
 */
export const readPlaces = (
  location: string,
  countries: readonly string[],
): readonly WorkPlace[] =>
  distinctPlaces(
    groupsIn(location)
      .flat()
      .filter(({ kind }) => /^(?:city|region|name)$/.test(kind))
      .map(({ text }) => placeNamed(text, countries)),
  );

/**
 * The cities and regions of the table in the name of a place that it lacks:
 * Zürich in “Zürich Oerlikon”. “New London” is no part of London.
 */
export const placesWithin = ({ text, countries }: WorkPlace) =>
  namesIn(text, placeByName).flatMap(
    ({ value: { kind, name }, start }): readonly WorkPlace[] =>
      (kind !== 'city' && kind !== 'region') || isOtherCity(text, start)
        ? []
        : [{ key: keyOfName(name), name, text, kind, countries }],
  );
