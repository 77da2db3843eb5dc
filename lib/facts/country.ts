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
import {
  cityNames,
  countryNames,
  marketNames,
  regionCodes,
  regionNames,
} from './place-names.ts';

/**
 * What a place in the table is, its usual name, and the country that it is or
 * may be in. A market such as “EMEA” has none.
 */
export type Place = {
  readonly kind: 'country' | 'city' | 'region' | 'market';
  readonly name: string;
  readonly codes: readonly string[];
};

const LANGUAGES: readonly {
  readonly countries: Readonly<Record<string, string | readonly string[]>>;
}[] = [english, german, french, swedish, norwegian, danish, dutch];
/** Shorter names are words, too: “US”. */
const LEAST_LETTERS = 4;

/** The names of each country, the usual one first. */
const namesByCode = new Map<string, string[]>();
for (const [code, names] of linesOf(countryNames))
  namesByCode.set(code, names.split(', '));
const usualNames = new Intl.DisplayNames(['en'], { type: 'region' });
for (const { countries } of LANGUAGES) {
  for (const [code, value] of Object.entries(countries)) {
    const usual = usualNames.of(code) ?? code;
    const names = namesByCode.get(code) ?? [usual.replace(' & ', ' and ')];
    const others = [value].flat();
    names.push(...others.filter(({ length }) => length >= LEAST_LETTERS));
    namesByCode.set(code, names);
  }
}

/** Whether two capitals are the code of a country (ISO 3166-1 alpha-2). */
export const isCountryCode = (code: string): boolean => namesByCode.has(code);

/** The code of each country by its code with three letters. */
const codeByAlpha3 = new Map([['XKX', 'XK']]);
for (const [alpha2 = '', alpha3 = ''] of countryCodes)
  codeByAlpha3.set(alpha3, alpha2);

const codesOfRegions = linesOf(regionCodes).map(
  ([country, codes]) => [country, codes.split(', ')] as const,
);

/** The countries, cities and regions of the tables, each with all its names. */
export const placeNames: (readonly string[])[] = [...namesByCode.values()];

/** The places of the tables by each of their names, folded. */
export const placeByName = new Map<string, Place>();

function addPlace(
  kind: Place['kind'],
  names: readonly string[],
  codes: readonly string[],
): void {
  const place = { kind, name: names[0] ?? '', codes };
  for (const name of names) {
    placeByName.set(keyOfName(name), place);
    // “Muenchen”, “Deutschlands”
    const umlauts = name.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
    const other = kind === 'country' ? `${name}s` : umlauts;
    placeByName.set(keyOfName(other), place);
  }
}

for (const [names] of linesOf(marketNames))
  addPlace('market', names.split(', '), []);
// Of places with the same name, the last one counts.
const tables = [
  ['region', regionNames],
  ['city', cityNames],
] as const;
for (const [kind, table] of tables) {
  for (const [list, where] of linesOf(table)) {
    const names = list.split(', ');
    placeNames.push(names);
    addPlace(kind, names, where.split(', ').filter(isCountryCode));
  }
}
for (const [code, names] of namesByCode) addPlace('country', names, [code]);
addPlace('region', ['Georgia'], ['GE', 'US']);
addPlace('country', ['DACH', 'D-A-CH'], ['DE', 'AT', 'CH']);

/** The usual English name of a country. */
export const countryName = (code: string): string =>
  namesByCode.get(code)?.[0] ?? code;

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
export function countriesOfCode(code: string): readonly string[] {
  const countries = isCountryCode(code) && code !== 'IT' ? [code] : [];
  for (const [country, codes] of codesOfRegions)
    if (codes.includes(code)) countries.push(country);
  return countries;
}

/**
 * The code of a country (ISO 3166-1 alpha-2) from one of its names, or from a
 * code itself; for a region, that of its country.
 */
export function countryCodeOf(name: string): string | null {
  const code = codeOfAlpha3(name.trim()) ?? name.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  const { kind, codes = [] } = placeByName.get(keyOfName(name)) ?? {};
  const [country, ...others] = codes;
  if (kind === 'region') return country ?? null;
  return kind === 'country' && others.length === 0 ? (country ?? null) : null;
}
