import type { StatedPlace } from '../public-project/stated-facts.ts';
import { wordsOf } from './lines.ts';
import { noPlaces, placesAndWords } from './place-names.ts';
import {
  codeOfAlpha3,
  countriesOfCode,
  keyOfName,
  type Place,
  placeNamed,
  placesIn,
} from './places.ts';
import { readRemote } from './remote.ts';
import { is, MOST_READ, masked, scan } from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/**
 * What a location names: a place of the table, capitals such as “DE”, or a name
 * that is not known.
 */
export type Item = {
  readonly kind: Place['kind'] | 'code';
  readonly text: string;
  /** The countries that it is, or may be in. */
  readonly codes: readonly string[];
};

/**
 * Travel, exceptions and time zones, each up to the next mark, where nobody
 * works: “travel to Brno”, “outside the EU”, “central European hours”.
 */
function takeNoWorkplace(reader: TokenReader): true | undefined {
  const { at: first } = reader;
  if (reader.take('TRAVEL', 'NOT', 'ZONE')) {
    while (reader.takeIf((token) => !is(token, 'mark', '(', ')')));
    return reader.at > first + 1 || undefined;
  }
  reader.skip(3, 'word', 'filler');
  return reader.at > first && reader.take('ZONE', 'HOUR') ? true : undefined;
}

/**
 * A location without what it says about remote work, and without places that
 * nobody works in.
 */
function workplacesIn(location: string): string {
  const start = location.slice(0, MOST_READ);
  const text = masked(start, readRemote(scan(start)).spans);
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
/** A word of a name, and the small words between them. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}.'’-]{1,30}`;
const SMALL_WORDS = 'du|de|la|le|am|an der|upon|of';
const NAME = new RegExp(
  `^(?:${NAME_WORD}|\\p{Lo}+)(?: (?:${NAME_WORD}|${SMALL_WORDS})){0,3}$`,
  'u',
);
/** What makes another city of the one behind it: “New London”. */
const OTHER_CITY = /\b(?:fort|lake|little|mount|new|nouvelle|nya|port) $/i;
/** A word after a name, in the same part of the text. */
const NEXT_WORD = new RegExp(`^ (?!${OR} )\\p{L}`, 'u');
/** Hides the names of the table, whose marks separate nothing. */
const MASK = '\uFFFC';
const CAPITAL = /^[\p{Lu}\p{Lo}]/u;
const ASCII = /^[ -~]*$/;

const noPlace = wordsOf(noPlaces);
const alsoWords = wordsOf(placesAndWords);

/**
 * Whether a name may also be one of a place overseas, which are written without
 * accents: “Vienna”, not “München”.
 */
export const isAscii = ({ text }: Item): boolean => ASCII.test(text);

/** Whether a text is the name of a place that the table lacks. */
const isUnknownName = (text: string): boolean =>
  NAME.test(text) &&
  !noPlace.has(keyOfName(text)) &&
  scan(text).every(({ type }) => type === 'word' || type === 'mark');

/** The names of the table in a text that are no words in it. */
const placesOfTable = (location: string) =>
  placesIn(location).filter(({ place, text, start, end }) => {
    const mayBeWord = alsoWords.has(keyOfName(text));
    const isName = CAPITAL.test(text) && !NEXT_WORD.test(location.slice(end));
    const isCity = place.kind === 'city';
    const isOther = isCity && OTHER_CITY.test(location.slice(0, start));
    return (isName || !mayBeWord) && !isOther;
  });

/** What a text without names of the table is: a code, or an unknown name. */
function itemOf(part: string): Item | undefined {
  const text = part.replace(BEFORE_NAME, '').trim();
  const [code] = CODE.exec(text) ?? [];
  if (code === undefined)
    return isUnknownName(text) ? { kind: 'name', text, codes: [] } : undefined;
  const country = codeOfAlpha3(code);
  return country
    ? { kind: 'country', text: code, codes: [country] }
    : { kind: 'code', text: code, codes: countriesOfCode(code) };
}

/**
 * The names of the table in a part of a location, and what stands beside them. A
 * name behind a place is a part of it (“Zürich Oerlikon”), or both are another
 * place (“Boston Spa”).
 */
function itemsOf(part: string, places: readonly Item[]): readonly Item[] {
  const other = itemOf(part.replaceAll(MASK, ''));
  const [place] = places;
  if (!other) return places;
  if (!place || other.kind !== 'name') return [...places, other];
  const isPart = place.kind === 'country' || !isAscii(place);
  if (isPart || !part.trim().startsWith(MASK)) return places;
  return [{ ...other, text: `${place.text} ${other.text}` }];
}

/**
 * What a location names, in its order, in groups of what belongs to each other:
 * “Paris, Texas”.
 */
export function groupsIn(location: string): readonly (readonly Item[])[] {
  const text = workplacesIn(location);
  const places = placesOfTable(text);
  const groups: Item[][] = [[]];
  const parts = masked(text, places, MASK).split(SEPARATOR);
  let at = 0;
  for (const part of parts) {
    const end = at + part.length;
    const here = places.filter(({ start }) => start >= at && start < end);
    const items = here.map(({ place, text }) => ({ ...place, text }));
    if (!SEPARATOR.test(part)) groups.at(-1)?.push(...itemsOf(part, items));
    else if (!JOIN.test(part)) groups.push([]);
    at = end;
  }
  return groups.filter(({ length }) => length > 0);
}

/** A city, a region or another place of an assignment. */
export type Workplace = Place & {
  /** As the location writes it: “München”. */
  readonly text: string;
  /** Its own country, or those that it may be in (ISO 3166-1 alpha-2). */
  readonly countries: readonly string[];
};

/**
 * A place by its name, in countries that the assignment is in. One that the
 * table lacks is the city that its name begins with: “Bern Bümpliz”.
 */
function workplaceNamed(text: string, countries: readonly string[]): Workplace {
  const [first] = placesIn(text);
  const place = first?.start === 0 ? first.place : placeNamed(text);
  const own = place.codes.filter((code) => countries.includes(code));
  return { ...place, text, countries: own.length > 0 ? own : countries };
}

/** The names of cities and regions in a text. */
const namedIn = (text: string): readonly string[] =>
  groupsIn(text)
    .flat()
    .filter(({ kind }) => ['city', 'region', 'name'].includes(kind))
    .map((item) => item.text);

/**
 * The places of an assignment in their order, each once: the cities, or the
 * regions where there is no city, and those in a text, with the countries of
 * the assignment that they may be in.
 */
export function readPlaces(
  stated: readonly StatedPlace[],
  countries: readonly string[],
): readonly Workplace[] {
  const places = new Map<string, Workplace>();
  for (const { text, city, region, country } of stated) {
    const codes = country ? [country] : countries;
    const names = text === undefined ? [city ?? region ?? ''] : namedIn(text);
    for (const name of names) {
      const place = workplaceNamed(name, codes);
      if (!places.has(place.key)) places.set(place.key, place);
    }
  }
  places.delete('');
  return [...places.values()];
}
