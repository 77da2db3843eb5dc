import countries from 'i18n-iso-countries';
import { fold } from '../public-project/words.ts';
import { listsOf } from './lines.ts';
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
 * may be in. A market such as “EMEA” is in none.
 */
export type Place = {
  readonly kind: 'country' | 'city' | 'region' | 'market';
  readonly name: string;
  readonly codes: readonly string[];
  /** The keys of the cities of a region, or the countries of a market. */
  readonly parts: string[];
};

/** The languages in which names of countries are read. */
const LANGUAGES = ['en', 'de', 'fr', 'sv', 'no', 'da', 'nl'];
/** Shorter names are words, too: “US”. */
const LEAST_LETTERS = 4;

/** The names of each country, the usual one first. */
const namesByCode = new Map(listsOf(countryNames));
const usualNames = new Intl.DisplayNames(['en'], { type: 'region' });
for (const language of LANGUAGES) {
  const all = countries.getNames(language, { select: 'all' });
  for (const [code, others] of Object.entries(all)) {
    const usual = usualNames.of(code) ?? code;
    const names = namesByCode.get(code) ?? [usual.replace(' & ', ' and ')];
    names.push(...others.filter(({ length }) => length >= LEAST_LETTERS));
    namesByCode.set(code, names);
  }
}

/** Whether two capitals are the code of a country (ISO 3166-1 alpha-2). */
export const isCountryCode = (code: string): boolean => namesByCode.has(code);

/** The usual English name of a country. */
export const countryName = (code: string): string =>
  namesByCode.get(code)?.[0] ?? code;

/** The countries, cities and regions of the tables, each with all its names. */
export const placeNames: (readonly string[])[] = [];

/** The places of the tables by each of their names, folded. */
export const placeByName = new Map<string, Place>();

/** Of places with the same name, the last one counts. */
function addPlace(
  kind: Place['kind'],
  names: readonly string[],
  codes: readonly string[],
): Place {
  const place = { kind, name: names[0] ?? '', codes, parts: [] };
  for (const name of names) {
    placeByName.set(keyOfName(name), place);
    // “Muenchen”, “Deutschlands”
    const umlauts = name.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
    const other = kind === 'country' ? `${name}s` : umlauts;
    placeByName.set(keyOfName(other), place);
  }
  if (kind !== 'market') placeNames.push(names);
  return place;
}

for (const [names, countries] of listsOf(marketNames)) {
  const { parts } = addPlace('market', names.split(', '), []);
  parts.push(...countries.filter(isCountryCode));
}
for (const [code, names] of namesByCode) addPlace('country', names, [code]);
for (const [names, countries] of listsOf(regionNames))
  addPlace('region', names.split(', '), countries);
for (const [names, [code = '', ...regions]] of listsOf(cityNames)) {
  const { name } = addPlace('city', names.split(', '), [code]);
  for (const region of regions)
    placeByName.get(keyOfName(region))?.parts.push(keyOfName(name));
}
addPlace('country', ['DACH', 'D-A-CH'], ['DE', 'AT', 'CH']);

/**
 * The code of a country (ISO 3166-1 alpha-2) for its alpha-3 code in capitals;
 * in small letters, some are words: “and”.
 */
export const codeOfAlpha3 = countries.alpha3ToAlpha2;

const codesOfRegions = listsOf(regionCodes);

/**
 * The country whose code these two capitals are, and those that have a region
 * with it. “IT” is more often a word.
 */
export function countriesOfCode(code: string): readonly string[] {
  const regions = codesOfRegions.filter(([, codes]) => codes.includes(code));
  const countries = regions.map(([country]) => country);
  return isCountryCode(code) && code !== 'IT'
    ? [code, ...countries]
    : countries;
}

/**
 * The code of a country (ISO 3166-1 alpha-2) from one of its names, or from a
 * code in capitals itself; for a region, that of its country.
 */
export function countryCodeOf(name: string): string | null {
  const text = name.trim();
  const ownCodes = [codeOfAlpha3(text) ?? '', text.toUpperCase()];
  const code = ownCodes.find(isCountryCode);
  if (code) return code;
  const { kind, codes = [] } = placeByName.get(keyOfName(name)) ?? {};
  const isIn = kind === 'region' || (kind === 'country' && codes.length === 1);
  return (isIn && codes[0]) || null;
}
