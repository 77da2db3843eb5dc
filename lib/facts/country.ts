import { fold } from '../public-project/words.ts';
import table from './names.json' with { type: 'json' };
import { entriesIn, keyOfName } from './names.ts';

// The names are data of ours because `Intl` only has official ones, and other
// ones in each version of Node.
const countries = entriesIn(table.countries);
const cities = entriesIn(table.cities);
const regions = entriesIn(table.regions);
const regionCodes = entriesIn(table.regionCodes);
const namesByCode = new Map(countries);
const codeByAlpha3 = new Map(
  entriesIn(table.alpha3).map(([code, [alpha3 = '']]) => [alpha3, code]),
);

/** The countries, cities and regions of the tables, each with all its names. */
export const placeNames: readonly (readonly string[])[] = [
  ...countries,
  ...cities,
  ...regions,
].map(([, names]) => names);

/**
 * What a place in the table is, its usual name, and the country that it is or
 * may be in. A market such as “EMEA” has none.
 */
export type Place = {
  readonly kind: 'country' | 'city' | 'region' | 'market';
  readonly name: string;
  readonly codes: readonly string[];
};

/**
 * The forms in which a name is written: as it is, with its umlauts as two
 * letters, and a country as a genitive, “Deutschlands”.
 */
const formsOf = (kind: Place['kind'], name: string) => [
  keyOfName(name),
  keyOfName(
    kind === 'country'
      ? `${name}s`
      : name.replace(/[äöü]/g, (letter) => `${fold(letter)}e`),
  ),
];
const named = (
  kind: Place['kind'],
  codes: readonly string[],
  names: readonly string[],
) =>
  names.flatMap((one) =>
    formsOf(kind, one).map((form): [string, Place] => [
      form,
      { kind, name: names[0] ?? '', codes },
    ]),
  );

/**
 * Of places with the same name, the last one: a country before a city, and what
 * may be in two countries.
 */
export const placeByName: ReadonlyMap<string, Place> = new Map([
  ...table.markets.split(', ').flatMap((name) => named('market', [], [name])),
  ...regions.flatMap(([code, names]) => named('region', [code], names)),
  ...cities.flatMap(([code, names]) => named('city', [code], names)),
  ...countries.flatMap(([code, names]) => named('country', [code], names)),
  ...named('region', ['GE', 'US'], ['Georgia']),
  ...named('region', ['AU', 'CA'], ['Victoria']),
  ...named('country', ['DE', 'AT', 'CH'], ['DACH', 'D-A-CH']),
]);

/** The usual English name of a country. */
export const countryName = (code: string): string =>
  namesByCode.get(code)?.[0] ?? code;

export const isCountryCode = (code: string): boolean => namesByCode.has(code);

/**
 * The code of a country (ISO 3166-1 alpha-2) for its alpha-3 code in capitals;
 * in small letters, some are words: “and”.
 */
export const codeOfAlpha3 = (alpha3: string): string | undefined =>
  codeByAlpha3.get(alpha3);

/**
 * The country whose code these two capitals are, and those that have a region
 * with it. “IT” is more often a word.
 */
export const countriesOfCode = (code: string): readonly string[] => [
  ...(isCountryCode(code) && code !== 'IT' ? [code] : []),
  ...regionCodes.flatMap(([country, codes]) =>
    codes.includes(code) ? country : [],
  ),
];

/**
 * The code of a country (ISO 3166-1 alpha-2) from one of its names, or from a
 * code itself; for a region, that of its country.
 */
export function countryCodeOf(name: string): string | null {
  const code = codeOfAlpha3(name.trim()) ?? name.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  const { kind, codes = [] } = placeByName.get(keyOfName(name)) ?? {};
  return kind === 'region' || (kind === 'country' && codes.length === 1)
    ? (codes[0] ?? null)
    : null;
}
