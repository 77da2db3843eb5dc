import { type Place, placeByName } from './country.ts';
import { partsIn, workplacesIn } from './location.ts';
import table from './names.json' with { type: 'json' };
import { anyOf, isWeekday, keyOfName, namesIn } from './names.ts';

const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?\d{4,5} /;
const LABEL = /^\p{L}[\p{L}-]{1,20} ?: ?/u;
const PREPOSITION = new RegExp(`^${anyOf(table.prepositions)} `, 'u');
const TRAILING = /(?: only| nur| samt|-based| based)$|(?<![ +*])[ +*]+$/i;
const PLACE = /^[\p{Lu}\p{Lo}]/u;
/** Words in lower case that occur in names: “Newcastle upon Tyne”. */
const IN_NAMES = new RegExp(`^${anyOf(table.inNames)}$`, 'u');
/** What systems and people write where there is no place to name. */
const NO_PLACE = new RegExp(`^${anyOf(table.noPlace)}$`, 'iu');
/** The "IL" of "Chicago, IL" and the "NOR" of "Oslo, NOR" are parts of a place; "UK" is one. */
const ABBREVIATION = /^[A-Z]{2,3}$/;

/** Whether this is several countries, or none: “DACH”, “EMEA”. */
const isMarket = (place: Place | undefined) => place !== undefined && place.codes.length !== 1;

/**
 * The places in a location: its parts that start like a name, without postal codes and words about remote work; in the other
 * parts, only names in the table. A name in the table is one place, even with punctuation: “Frankfurt/Main”. A market such as
 * “EMEA” is none.
 */
export function placesIn(location: string): readonly string[] {
  const text = workplacesIn(location);
  const names = namesIn(text, placeByName);
  const places = partsIn(text).flatMap((part) => {
    const words = text.slice(part.start, part.end).trim().replace(LABEL, '');
    const place = words.replace(POSTAL_CODE, '').replace(PREPOSITION, '').replace(TRAILING, '');
    const known = names.filter((name) => name.start >= part.start && name.end <= part.end);
    const [first = ''] = keyOfName(place).split(' ');
    if (NO_PLACE.test(place) || isWeekday(first.replace(/s$/, ''))) return [];
    if (isMarket(placeByName.get(keyOfName(place)))) return [];
    const isPhrase = place.split(' ').some((word) => /^\p{Ll}/u.test(word) && !IN_NAMES.test(word));
    const isName = PLACE.test(place) && !/\d/.test(place) && (!ABBREVIATION.test(place) || known.length > 0);
    const isKnown = known.some(
      ({ start, end }) => PLACE.test(text.slice(start, end)) || text.slice(start, end) === place,
    );
    if (isName && !(isPhrase && isKnown)) return [place];
    return known.filter(({ value }) => !isMarket(value)).map((name) => text.slice(name.start, name.end));
  });
  return [...new Set(places)];
}
