import countryCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import danish from 'i18n-iso-countries/langs/da.json' with { type: 'json' };
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import dutch from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import norwegian from 'i18n-iso-countries/langs/no.json' with { type: 'json' };
import swedish from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };
import { fold } from '../public-project/words.ts';
import { linesOf } from './lines.ts';
import { keyOfName } from './names.ts';
import * as names from './place-names.ts';

const LANGUAGES: readonly {
  readonly countries: Readonly<Record<string, string | readonly string[]>>;
}[] = [english, german, french, swedish, norwegian, danish, dutch];
/** Shorter names are words, too: “US”. */
const LEAST_LETTERS = 4;

type NamesOfCode = readonly [code: string, names: readonly string[]];
/** The entries of a table: a code, and names with commas between them. */
const entriesIn = (table: string): readonly NamesOfCode[] =>
  linesOf(table).map(([code, list]) => [code, list.split(', ')]);

/** The names of each country, the usual one first. */
function namesOfCountries(): ReadonlyMap<string, readonly string[]> {
  const all = new Map(
    entriesIn(names.countryNames).map(([code, own]) => [code, [...own]]),
  );
  for (const { countries } of LANGUAGES) {
    for (const [code, value] of Object.entries(countries)) {
      const some = [value].flat();
      const known = all.get(code) ?? [];
      const long = some.filter(({ length }) => length >= LEAST_LETTERS);
      all.set(code, [...known, ...long]);
    }
  }
  return all;
}

const namesByCode = namesOfCountries();
const codeByAlpha3 = new Map([
  ...countryCodes.map(
    ([alpha2 = '', alpha3 = '']) => [alpha3, alpha2] as const,
  ),
  // The package has the code of the World Bank alone.
  ['XKX', 'XK'] as const,
]);
const countries = [...namesByCode];
const cities = entriesIn(names.cityNames);
const regions = entriesIn(names.regionNames);
const regionCodes = entriesIn(names.regionCodes);

/** The countries, cities and regions of the tables, each with all its names. */
export const placeNames: readonly (readonly string[])[] = [
  ...countries,
  ...cities,
  ...regions,
].map(([, some]) => some);

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
const placesNamed = (
  kind: Place['kind'],
  codes: readonly string[],
  some: readonly string[],
) =>
  some.flatMap((one) =>
    formsOf(kind, one).map((form): [string, Place] => [
      form,
      { kind, name: some[0] ?? '', codes },
    ]),
  );
const placesIn = (kind: Place['kind'], entries: readonly NamesOfCode[]) =>
  entries.flatMap(([code, some]) => placesNamed(kind, [code], some));
const markets = linesOf(names.marketNames);

/**
 * Of places with the same name, the last one: a country before a city, and what
 * may be in two countries.
 */
export const placeByName: ReadonlyMap<string, Place> = new Map([
  ...markets.flatMap(([name]) => placesNamed('market', [], [name])),
  ...placesIn('region', regions),
  ...placesIn('city', cities),
  ...placesIn('country', countries),
  ...placesNamed('country', ['CG'], ['Congo']),
  ...placesNamed('region', ['GE', 'US'], ['Georgia']),
  ...placesNamed('region', ['AU', 'CA'], ['Victoria']),
  ...placesNamed('country', ['DE', 'AT', 'CH'], ['DACH', 'D-A-CH']),
]);

/** The usual English name of a country. */
export const countryName = (code: string): string =>
  namesByCode.get(code)?.[0] ?? code;

/** Whether two capitals are the code of a country (ISO 3166-1 alpha-2). */
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
  ...regionCodes.flatMap(([country, some]) =>
    some.includes(code) ? country : [],
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
