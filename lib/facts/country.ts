import table from './names.json' with { type: 'json' };
import { entriesIn, keyOfName } from './names.ts';

// The names are data of ours because `Intl` only has official ones, and other ones in each version of Node.
const namesByCode = new Map(entriesIn(table.countries));
/** By the names of each country, and by these as a genitive: “innerhalb Deutschlands”. */
const codeByName = new Map(
  [...namesByCode].flatMap(([code, names]) =>
    names.flatMap((name) => [name, `${name}s`].map((form) => [keyOfName(form), code] as const)),
  ),
);

const placesIn = (places: Readonly<Record<string, string>>) =>
  Object.entries(places).map(([code, names]) => [code, names.split('; ').map((same) => same.split(', '))] as const);
const cities = placesIn(table.cities);
/** The cities, and the countries that they are in, each with all its names. */
export const placeNames: readonly (readonly string[])[] = cities.flatMap(([code, names]) => [
  namesByCode.get(code) ?? [],
  ...names,
]);

const TWO_LETTERS = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue' }));
/** A name with its umlauts as two letters: "Muenchen". */
const inAscii = (name: string) => name.replace(/[äöü]/g, (letter) => TWO_LETTERS.get(letter) ?? letter);
const codesBy = (places: ReturnType<typeof placesIn>) =>
  places.flatMap(([code, names]) =>
    names.flat().flatMap((name) => [name, inAscii(name)].map((form) => [keyOfName(form), code] as const)),
  );

/** What a place in the table is, and the country that it is or is in. A market such as “EMEA” names no country. */
export type Place = { readonly kind: 'country' | 'city' | 'region' | 'market'; readonly codes: readonly string[] };
const placesOf = (kind: Place['kind'], codes: Iterable<readonly [string, string]>) =>
  [...codes].map(([name, code]) => [name, { kind, codes: [code] }] as const);
export const placeByName: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...table.markets.split(', ').map((name) => [keyOfName(name), { kind: 'market', codes: [] }] as const),
  ...placesOf('region', codesBy(placesIn(table.regions))),
  ...placesOf('city', codesBy(cities)),
  ...placesOf('country', codeByName),
  // The state or the country.
  ['georgia', { kind: 'region', codes: ['US'] }],
  ...['DACH', 'D-A-CH'].map((name) => [keyOfName(name), { kind: 'country', codes: ['DE', 'AT', 'CH'] }] as const),
]);

export const isCountryCode = (code: string): boolean => namesByCode.has(code);

/** The code of a country (ISO 3166-1 alpha-2) from its name in English, German, French or Swedish, or from the code itself. */
export function countryCodeOf(name: string): string | null {
  const code = name.trim().toUpperCase();
  return isCountryCode(code) ? code : (codeByName.get(keyOfName(name)) ?? null);
}

export const countryName = (code: string): string => namesByCode.get(code)?.[0] ?? code;
