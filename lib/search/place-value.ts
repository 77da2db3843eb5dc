import { isCountryCode, type Place, placeNamed } from '../facts/places.ts';
import type { FactValue } from './wish.ts';

type PlaceValue = FactValue<'place'>;

/** Whole countries, any of which is enough. */
const countriesValue = (countries: readonly string[]): PlaceValue => ({
  kind: 'place',
  key: '',
  within: [],
  countries,
});

/** A place as it is compared, in some countries or in any. */
export function valueOfPlace(
  { kind, key, codes, parts }: Place,
  countries: readonly string[] = [],
): PlaceValue {
  if (kind === 'country') return countriesValue(codes);
  return kind === 'market' && parts.length > 0
    ? countriesValue(parts)
    : { kind: 'place', key, within: parts, countries };
}

/** A text in the form of a filter: countries by their codes, as `DE`. */
export function readPlace(text: string): readonly string[] {
  const { kind, codes } = placeNamed(text);
  return kind === 'country' && !isCountryCode(text) ? codes : [text];
}

/** The country at the end of a place: “Munich, DE”. */
const IN_COUNTRY = /^(?<place>.+), (?<code>[A-Z]{2})$/;
export const placeAndCountry = (text: string) => ({
  place: text,
  code: '',
  ...IN_COUNTRY.exec(text)?.groups,
});

/** A place of a filter as it is compared. */
export function readPlaceValue(text: string): PlaceValue {
  if (isCountryCode(text)) return countriesValue([text]);
  const { place, code } = placeAndCountry(text);
  return valueOfPlace(placeNamed(place), code === '' ? [] : [code]);
}

/** Whether it is known where a place is, or what is in a region. */
export function isKnownPlace({ key, within }: PlaceValue): boolean {
  const { kind } = placeNamed(key);
  return key === '' || within.length > 0 || kind === 'city';
}

/** Whether a country that stands after a place is that of the place. */
function isCountryOf(place: string, code: string): boolean {
  const [country = ''] = readPlace(place);
  if (!isCountryCode(code) || isCountryCode(country)) return false;
  const { kind, codes } = placeNamed(place);
  // A place that the table lacks may be in any.
  return kind === 'name' || codes.includes(code);
}

/**
 * The places between commas, a place with its country as one: of “Berlin,
 * Munich, Germany” “Berlin” and “Munich, DE”.
 */
export function withCountries(places: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const text of places) {
    const last = joined.at(-1);
    const [code = ''] = readPlace(text);
    if (last !== undefined && isCountryOf(last, code))
      joined.splice(-1, 1, `${last}, ${code}`);
    else joined.push(text);
  }
  return joined;
}
