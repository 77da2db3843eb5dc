import type { StatedPlace } from '../public-project/stated-facts.ts';
import { wordsOf } from './lines.ts';
import { noPlaces, placesAndWords } from './place-names.ts';
import {
  type Item,
  keyOfName,
  placeNamed,
  placeOfCode,
  placesIn,
} from './places.ts';
import { readRemote } from './remote.ts';
import {
  has,
  is,
  MOST_READ,
  masked,
  scan,
  split,
  type Tokens,
  upTo,
} from './scan.ts';

/**
 * Where nobody works, in a part of a text: what follows travel, an exception or
 * a time zone, and all that ends with one or with hours.
 */
function elsewhereIn(part: Tokens): Tokens {
  const isTime = is(part.at(-1), 'ZONE', 'HOUR') && !has(part, 'NUMBER');
  if (isTime && part.length > 1) return part;
  return part.slice(upTo(part, 'TRAVEL', 'NOT', 'ZONE').length + 1);
}

const OR = ' (?:or|oder|ou|eller|and|und|et|och|og|samt) ';
/** What stands between places, and between the parts of one: “Paris, Texas”. */
const BETWEEN_PLACES = new RegExp(`[;|•·/\\n&+]|${OR}`, 'u');
const WITHIN_PLACE = /[,()]|(?<=[A-Z]{2}|^[A-Z])-| [-–—] /u;
/** A name without what may stand before it: a colon, or a postal code. */
const FROM_LETTER = /[-\p{L}].*/u;
const CODE = /^[A-Z]{2,3}(?=\P{L}*$)/u;
/** A word of a name, and the small words between them. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}.'’-]{1,30}`;
const SMALL_WORDS = 'du|de|la|le|am|an der|upon|of';
const NAME = new RegExp(
  `^(?:${NAME_WORD}|\\p{Lo}+)(?: (?:${NAME_WORD}|${SMALL_WORDS})){0,3}$`,
  'u',
);
/** A name with a capital letter behind which stands no word. */
const NAME_ALONE = new RegExp(
  `^\\p{Lu}\\p{L}*(?!\\p{L}| (?!${OR.trimStart()})\\p{L})`,
  'u',
);
/** What makes another city of the one behind it: “New London”. */
const OTHER_CITY = /\b(?:fort|lake|little|mount|new|nouvelle|nya|port) $/i;
/** Hides the names of the table, whose marks separate nothing. */
const MASK = '\uFFFC';
const MASKS = /\uFFFC+/g;
const ASCII = /^[ -~]*$/;

const noPlace = wordsOf(noPlaces);
const alsoWords = wordsOf(placesAndWords);

/**
 * Whether a name may also be one of a place overseas, which are written without
 * accents: “Vienna”, not “München”.
 */
export const isAscii = ({ text }: Item): boolean => ASCII.test(text);

const itemNamed = (text: string): Item => ({ ...placeNamed(text), text });

/** Whether a text is the name of a place that the table lacks. */
const isUnknownName = (text: string): boolean =>
  NAME.test(text) &&
  !noPlace.has(keyOfName(text)) &&
  scan(text).every(({ type }) => type === 'word' || type === 'mark');

/** What a part of a location names, of which names of the table are masked. */
function itemsOf(part: string, places: readonly Item[]): readonly Item[] {
  const [name = ''] = FROM_LETTER.exec(part.trim()) ?? [];
  const [code] = CODE.exec(name) ?? [];
  if (code) return [...places, { ...placeOfCode(code), text: code }];
  if (!isUnknownName(name)) return places;
  const [place] = places;
  if (!place) return [itemNamed(name)];
  // “Zürich Oerlikon” is a part of it; “Boston Spa” may be another place.
  const isPart = place.kind === 'country' || !isAscii(place);
  return isPart ? places : [{ ...place, codes: [] }];
}

/**
 * What a location names, in its order, in groups of what belongs to each other:
 * “Paris, Texas”; without what it says about remote work, and without places
 * that nobody works in.
 */
export function groupsIn(location: string): readonly (readonly Item[])[] {
  const written = location.slice(0, MOST_READ);
  const tokens = scan(written);
  const elsewhere = split(tokens, 'mark', '(', ')').flatMap(elsewhereIn);
  const text = masked(written, [...readRemote(tokens).spans, ...elsewhere]);
  // The names of the table that are no words or parts of others.
  const places = placesIn(text).filter(({ text: name, start }) => {
    const isName = NAME_ALONE.test(text.slice(start));
    const isPart = OTHER_CITY.test(text.slice(0, start));
    return (isName || !alsoWords.has(keyOfName(name))) && !isPart;
  });
  const itemsIn = (part: string) =>
    itemsOf(part, places.splice(0, part.match(MASKS)?.length));
  return masked(text, places, MASK)
    .split(BETWEEN_PLACES)
    .map((group) => group.split(WITHIN_PLACE).flatMap(itemsIn))
    .filter(({ length }) => length > 0);
}

/**
 * The places of an assignment in their order, each once: the cities, or the
 * regions where there is no city, and those in a text.
 */
export function readPlaces(stated: readonly StatedPlace[]): readonly Item[] {
  const places = stated.flatMap(({ text, city, region = '' }) =>
    text === undefined
      ? itemNamed(city ?? region)
      : groupsIn(text)
          .flat()
          .filter(({ kind }) => ['city', 'region', 'name'].includes(kind)),
  );
  const keys = places.map(({ key }) => key);
  return places.filter(({ key }, at) => key !== '' && keys.indexOf(key) === at);
}
