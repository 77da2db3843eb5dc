import { fold } from '../public-project/words.ts';
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

/** The usual English name of a country. */
export const countryName = (code: string): string => namesByCode.get(code)?.[0] ?? code;

/** All names of each place with the code of its country, from rows such as “AE: Dubai, Dubaï; Abu Dhabi | AL: Tirana”. */
const placesIn = (rows: readonly string[]) =>
  rows
    .flatMap((row) => row.split(' | '))
    .flatMap((of) =>
      of
        .slice(4)
        .split('; ')
        .map((names) => [of.slice(0, 2), names.split(', ')] as const),
    );
const [cities, regions] = [placesIn(table.cities), placesIn(table.regions)];
/** The countries, cities and regions of the tables, each with all its names. */
export const placeNames: readonly (readonly string[])[] = [...namesByCode, ...cities, ...regions].map(
  ([, names]) => names,
);

/** A name with its umlauts as two letters: "Muenchen". */
const inAscii = (name: string) => name.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);

/** What a place in the table is, its usual name, and the country that it is or is in. A market such as “EMEA” names no country. */
export type Place = {
  readonly kind: 'country' | 'city' | 'region' | 'market';
  readonly name: string;
  readonly codes: readonly string[];
};
const placesOf = (kind: Place['kind'], places: ReturnType<typeof placesIn>) =>
  places.flatMap(([code, names]) => {
    const place: Place = { kind, name: names[0] ?? '', codes: [code] };
    return names.flatMap((name) => [name, inAscii(name)].map((form) => [keyOfName(form), place] as const));
  });
export const placeByName: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...table.markets.split(', ').map((name) => [keyOfName(name), { kind: 'market', name, codes: [] }] as const),
  ...placesOf('region', regions),
  ...placesOf('city', cities),
  ...[...codeByName].map(
    ([name, code]) => [name, { kind: 'country', name: countryName(code), codes: [code] }] as const,
  ),
  // The state, the country or the city.
  ['georgia', { kind: 'region', name: 'Georgia', codes: ['US', 'GE'] }],
  ['victoria', { kind: 'region', name: 'Victoria', codes: ['AU', 'CA'] }],
  ...['DACH', 'D-A-CH'].map(
    (name) => [keyOfName(name), { kind: 'country', name: 'DACH', codes: ['DE', 'AT', 'CH'] }] as const,
  ),
]);

export const isCountryCode = (code: string): boolean => namesByCode.has(code);

const codeByAlpha3 = new Map(entriesIn(table.alpha3).map(([code, [alpha3 = '']]) => [alpha3, code]));
/** The code of a country (ISO 3166-1 alpha-2) for its alpha-3 code in capitals; in small letters, some are words: “and”. */
export const codeOfAlpha3 = (alpha3: string): string | undefined => codeByAlpha3.get(alpha3);

/** The countries that have a region with this code: “BE” is one of Switzerland. */
const countriesByRegion = new Map<string, string[]>();
for (const [country, codes] of Object.entries(table.regionCodes))
  for (const code of codes.split(' ')) countriesByRegion.set(code, [...(countriesByRegion.get(code) ?? []), country]);

/** The country whose code these two capitals are, and those that have a region with it. “IT” is more often a word. */
export const countriesOfCode = (code: string): readonly string[] => [
  ...(isCountryCode(code) && code !== 'IT' ? [code] : []),
  ...(countriesByRegion.get(code) ?? []),
];

/** The code of a country (ISO 3166-1 alpha-2) from one of its names, or from a code itself; for a region, that of its country. */
export function countryCodeOf(name: string): string | null {
  const code = codeOfAlpha3(name.trim()) ?? name.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  const place = placeByName.get(keyOfName(name));
  return codeByName.get(keyOfName(name)) ?? (place?.kind === 'region' ? (place.codes[0] ?? null) : null);
}
