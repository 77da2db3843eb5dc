import { type Place, placeNamed } from '../facts/places.ts';
import type { FactValue } from './wish.ts';

/** A text in the form of a filter: countries by their codes, as `DE`. */
export function readPlace(text: string): readonly string[] {
  const { kind, codes } = placeNamed(text);
  return kind === 'country' ? codes : [text];
}

/** A place of a filter as it is compared: “Munich”, “Munich, Germany”. */
export function readPlaceValue(text: string): FactValue<'place'> {
  const [name = '', ...countries] = text.split(', ');
  const place = placeNamed(name);
  const codes = countries.flatMap(readPlace);
  const isIn = codes.length > 0;
  return { kind: 'place', place: isIn ? { ...place, codes } : place };
}

/** Whether a country is, or may be, that of a place before it. */
export function isCountryOf(country: Place, { kind, codes }: Place): boolean {
  if (country.kind !== 'country' || kind === 'country') return false;
  // A place that the table lacks may be in any.
  return kind === 'name' || codes.some((code) => country.codes.includes(code));
}

/**
 * The places between commas, a place with its country as one: of “Berlin,
 * Munich, Germany” “Berlin” and “Munich, Germany”.
 */
export function withCountries(places: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const [at, text] of places.entries()) {
    const last = placeNamed(places[at - 1] ?? text);
    const isCountry = isCountryOf(placeNamed(text), last);
    joined.push(isCountry ? `${joined.pop()}, ${text}` : text);
  }
  return joined;
}
