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
  readonly kind: 'country' | 'city' | 'region' | 'market' | 'name' | 'code';
  /** Its usual name, and the same as it is compared: “munich”. */
  readonly name: string;
  readonly key: string;
  /** The countries that it is or may be in, or those of a market: “EU”. */
  readonly codes: readonly string[];
  /** The keys of what it is in, of a city its regions. */
  readonly regions: readonly string[];
};

/** The languages in which names of countries are read. */
const LANGUAGES = ['en', 'de', 'fr', 'sv', 'no', 'da', 'nl'];
/** Shorter names are words, too: “US”. */
const LEAST_LETTERS = 4;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MOST_WORDS_OF_NAME = 6;

/** The codes of all countries (ISO 3166-1 alpha-2). */
const countryCodes = Object.keys(countries.getAlpha2Codes()).sort();

/** Whether two capitals are the code of a country (ISO 3166-1 alpha-2). */
export const isCountryCode = (code: string): boolean =>
  countryCodes.includes(code);

/** The places of the tables, each with all its names. */
export const placeNames: (readonly string[])[] = [];

/** A name as it is compared: its words, folded. */
export function keyOfName(name: string): string {
  const words = name.slice(0, MOST_READ).match(WORD) ?? [];
  return words.map(fold).join(' ');
}

/**
 * The places of the tables by the keys of all their names, countries also by
 * their codes in capitals: in small letters, some are words.
 */
const placeByKey = new Map<string, Place>();
/** The first words of these keys. */
const firstWords = new Set<string>();

/**
 * Adds a place, with the codes and the names of what it is in. Of places with
 * the same name, the last one counts.
 */
function addPlace(
  kind: Place['kind'],
  names: readonly string[],
  where: readonly string[],
): Place {
  const [name = ''] = names;
  const key = keyOfName(name);
  const codes = where.filter(isCountryCode);
  const place = { kind, name, key, codes, regions: where.map(keyOfName) };
  for (const name of names) {
    const plain = name.replace(/[äöü]/gi, (letter) => `${fold(letter)}e`);
    // “Muenchen”
    for (const each of [name, plain].map(keyOfName)) {
      placeByKey.set(each, place);
      firstWords.add(each.replace(/ .*/, ''));
    }
  }
  placeNames.push(names);
  return place;
}

const ownNames = new Map(listsOf(countryNames));
const usualNames = new Intl.DisplayNames(['en'], { type: 'region' });
for (const code of countryCodes) {
  const names = ownNames.get(code) ?? [usualNames.of(code) ?? code];
  const others = LANGUAGES.flatMap(
    (language) => countries.getName(code, language, { select: 'all' }) ?? [],
  ).filter(({ length }) => length >= LEAST_LETTERS);
  const country = addPlace('country', [...names, ...others], [code]);
  placeByKey.set(code, country);
  placeByKey.set(countries.alpha2ToAlpha3(code) ?? code, country);
}
for (const [kind, table] of [
  ['market', marketNames],
  ['region', regionNames],
  ['city', cityNames],
] as const) {
  for (const [names, where] of listsOf(table))
    addPlace(kind, names.split(', '), where);
}
addPlace('country', ['DACH', 'D-A-CH'], ['DE', 'AT', 'CH']);

/** The place with a name or a key, or the country with a code in capitals. */
export function placeNamed(name: string): Place {
  const key = keyOfName(name);
  const unknown: Place = { kind: 'name', name, key, codes: [], regions: [] };
  return placeByKey.get(name) ?? placeByKey.get(key) ?? unknown;
}

/** A place or a code such as “DE” that a text names, as it writes it. */
export type Item = Place & { readonly text: string };

/**
 * All places of the tables that a text names, the longest name first at each
 * word, in the order of the text.
 */
export function placesIn(text: string): readonly (Item & Span)[] {
  const words = [...text.slice(0, MOST_READ).matchAll(WORD)];
  const found: (Item & Span)[] = [];
  for (const [at, { 0: word, index: start }] of words.entries()) {
    const isFirst = firstWords.has(fold(word));
    if (!isFirst || start < (found.at(-1)?.end ?? 0)) continue;
    const end = words
      .slice(at, at + MOST_WORDS_OF_NAME)
      .map(({ 0: word, index }) => index + word.length)
      .findLast((end) => placeByKey.has(keyOfName(text.slice(start, end))));
    if (end === undefined) continue;
    const name = text.slice(start, end);
    // “Halle (Saale)”
    const closed = name.replace(/\([^()]*$/, '$&)');
    found.push({ ...placeNamed(name), text: closed, start, end });
  }
  return found;
}

const codesOfRegions = new Map(listsOf(regionCodes));

/**
 * The country with an alpha-3 code in capitals, or what may have another code:
 * a country, and those that have a region with it.
 */
export function placeOfCode(code: string): Place {
  const country = code.length === 3 && placeByKey.get(code);
  if (country) return country;
  const codes = countryCodes.filter(
    (country) =>
      country === code || codesOfRegions.get(country)?.includes(code),
  );
  return { kind: 'code', name: code, key: '', codes, regions: [] };
}

/**
 * The code of a country (ISO 3166-1 alpha-2) from one of its names, or from a
 * code itself; for a region, that of its country.
 */
export function countryCodeOf(name: string): string | null {
  const { kind, codes } = placeNamed(name.trim().toUpperCase());
  const isIn = kind === 'region' || (kind === 'country' && codes.length === 1);
  return (isIn && codes[0]) || null;
}
