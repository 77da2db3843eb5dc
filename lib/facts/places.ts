import { codeByPlace } from './country.ts';
import { workplacesIn } from './location.ts';
import { LANGUAGES, namesIn } from './names.ts';

const SEPARATOR = /[,;|•·/()\n]| (?:or|oder|ou|eller|and|und|et|och|samt|[-–—]) /g;
const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?\d{4,5} /;
const PREPOSITION = /^(?:in|at|near|within|bei|nahe|à|en|dans|i|hos) /;
const TRAILING = /(?: only| nur| samt)$|(?<![ +*])[ +*]+$/i;
const PLACE = /^[\p{Lu}\p{Lo}]/u;
const NO_PLACE = /time ?zone|zeitzone|fuseau|tidszon|^(?:n[eo]in?|nej|no[nt]?|yes|ja|oui|tb[acd]|keine? .*|ohne .*)$/i;
/** The days of the week in lower case, also as plurals. */
const WEEKDAYS = new Set(
  LANGUAGES.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const names = Array.from({ length: 7 }, (_, day) => format(Date.UTC(2027, 0, 4 + day)).toLowerCase());
    return names.flatMap((name) => [name, `${name}s`]);
  }),
);
/** The "IL" of "Chicago, IL" is a part of a place; "UK" and "EU" are. */
const ABBREVIATION = /^(?!EU)[A-Z]{2}$/;

/**
 * The places in a location: its parts that start like a name, without postal codes and words about remote work; in the other
 * parts, only names in the table. A name in the table is one place, even with punctuation: "Frankfurt/Main".
 */
export function placesIn(location: string): readonly string[] {
  const text = workplacesIn(location);
  const names = namesIn(text, codeByPlace);
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: separator, index } of [...text.matchAll(SEPARATOR), { 0: '', index: text.length }]) {
    if (names.some((name) => name.start < index && index < name.end)) continue;
    parts.push({ start, end: index });
    start = index + separator.length;
  }
  return parts.flatMap((part) => {
    const words = text.slice(part.start, part.end).trim();
    const place = words.replace(POSTAL_CODE, '').replace(PREPOSITION, '').replace(TRAILING, '');
    const known = names.filter((name) => name.start >= part.start && name.end <= part.end);
    const [first = ''] = place.toLowerCase().split(/[^\p{L}]/u);
    if (NO_PLACE.test(place) || WEEKDAYS.has(first)) return [];
    const isName = PLACE.test(place) && !/\d/.test(place) && (!ABBREVIATION.test(place) || known.length > 0);
    return isName ? [place] : known.map((name) => text.slice(name.start, name.end));
  });
}
