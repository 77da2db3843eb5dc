import countries from 'i18n-iso-countries';
import { fold } from '../public-project/words.ts';
import { listsOf } from './lines.ts';
import {
  cityNames,
  countryNames,
  marketNames,
  regionCodes,
  regionNames,
} from './place-names.ts';
import { MOST_READ, type Span } from './scan.ts';

/** A place of the tables, or a name that they lack. */
export type Place = {
  readonly kind: 'country' | 'city' | 'region' | 'market' | 'name';
  /** Its usual name, and the same as it is compared: “munich”. */
  readonly name: string;
  readonly key: string;
  /** The countries that it is or may be in; none for a market: “EMEA”. */
  readonly codes: readonly string[];
  /** The keys of the cities of a region, or the countries of a market. */
  readonly parts: string[];
};

/** The languages in which names of countries are read. */
const LANGUAGES = ['en', 'de', 'fr', 'sv', 'no', 'da', 'nl'];
/** Shorter names are words, too: “US”. */
const LEAST_LETTERS = 4;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_WORDS_OF_NAME = 6;

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

/** A name as it is compared: its words, folded. */
export function keyOfName(name: string): string {
  const words = name.slice(0, MOST_READ).match(WORD) ?? [];
  return words.map(fold).join(' ');
}

/** The places of the tables by the keys of all their names. */
const placeByKey = new Map<string, Place>();

/** Of places with the same name, the last one counts. */
function addPlace(
  kind: Place['kind'],
  names: readonly string[],
  codes: readonly string[],
): Place {
  const [name = ''] = names;
  const place = { kind, name, key: keyOfName(name), codes, parts: [] };
  for (const name of names) {
    placeByKey.set(keyOfName(name), place);
    // “Muenchen”, “Deutschlands”
    const umlauts = name.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
    const other = kind === 'country' ? `${name}s` : umlauts;
    placeByKey.set(keyOfName(other), place);
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
  const { key } = addPlace('city', names.split(', '), [code]);
  for (const region of regions) placeNamed(region).parts.push(key);
}
addPlace('country', ['DACH', 'D-A-CH'], ['DE', 'AT', 'CH']);

/** The place with a name, or with a key. */
export function placeNamed(name: string): Place {
  const key = keyOfName(name);
  const unknown: Place = { kind: 'name', name, key, codes: [], parts: [] };
  return placeByKey.get(key) ?? unknown;
}

type FoundPlace = Span & { readonly place: Place; readonly text: string };

/**
 * All places of the tables that a text names, the longest name first at each
 * word, in the order of the text.
 */
export function placesIn(text: string): readonly FoundPlace[] {
  const words = [...text.slice(0, MOST_READ).matchAll(WORD)];
  const found: FoundPlace[] = [];
  for (const [at, { index: start }] of words.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const placeUpTo = (end: number) =>
      placeByKey.get(keyOfName(text.slice(start, end)));
    const end = words
      .slice(at, at + MOST_WORDS_OF_NAME)
      .map(({ 0: word, index }) => index + word.length)
      .findLast(placeUpTo);
    const place = end && placeUpTo(end);
    if (!place) continue;
    const name = text.slice(start, end + 1);
    // “Halle (Saale)”
    const isClosed = name.includes('(') && name.endsWith(')');
    const last = isClosed ? end + 1 : end;
    found.push({ place, text: text.slice(start, last), start, end: last });
  }
  return found;
}

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
  const { kind, codes } = placeNamed(name);
  const isIn = kind === 'region' || (kind === 'country' && codes.length === 1);
  return (isIn && codes[0]) || null;
}
