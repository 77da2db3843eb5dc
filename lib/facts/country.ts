import table from './names.json' with { type: 'json' };
import { keyOfName, LANGUAGES, namesIn } from './names.ts';
import { type Fact, factAt } from './scan.ts';

/** Regions that are no countries, though `Intl` names them. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const displayNames = LANGUAGES.map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);
/** ISO 3166-1 alpha-2, without codes that stand for another one. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) =>
    displayNames[0]?.of(code) !== undefined &&
    new Intl.Locale(`und-${code}`).region === code &&
    !NO_COUNTRIES.includes(code),
);
/** The names of each country, the English one first. The table has those that `Intl` lacks. */
const namesByCode = new Map(
  CODES.map((code) => {
    const others = (table.countries as Partial<Record<string, string>>)[code]?.split(', ') ?? [];
    return [code, [...new Set([...displayNames.map((names) => names.of(code) ?? code), ...others])]] as const;
  }),
);
/** The code of each country by its names, and by these as a genitive: "innerhalb Deutschlands". */
const codeByName = new Map(
  [...namesByCode].flatMap(([code, names]) =>
    names.flatMap((name) =>
      [name, `${name}s`, name.replace('&', 'and')].map((form) => [keyOfName(form), code] as const),
    ),
  ),
);

/** The cities of the table by country, each with its names. */
const citiesByCode = Object.entries(table.cities).map(
  ([code, cities]) => [code, cities.split('; ').map((names) => names.split(', '))] as const,
);
/** The cities, and the countries that they are in, each with all its names. */
export const placeNames: readonly (readonly string[])[] = citiesByCode.flatMap(([code, cities]) => [
  namesByCode.get(code) ?? [],
  ...cities,
]);

/** A name with its umlauts as two letters: "Muenchen". */
const inAscii = (name: string) => name.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
/** The country of each place by its names. */
export const codeByPlace: ReadonlyMap<string, string> = new Map([
  ...citiesByCode.flatMap(([code, cities]) =>
    cities.flat().flatMap((name) => [name, inAscii(name)].map((form) => [keyOfName(form), code] as const)),
  ),
  ...codeByName,
]);
/** The codes that count in a location. Others are words ("IN", "NO") or states of the USA. */
const codesInTexts = [...Object.keys(table.cities), 'US'].filter((code) => code !== 'NO');

/** The code of a country (ISO 3166-1 alpha-2) from its name in English, German, French or Swedish, or from the code itself. */
export function countryCodeOf(name: string): string | null {
  const code = name.trim().toUpperCase();
  return namesByCode.has(code) ? code : (codeByName.get(keyOfName(name)) ?? null);
}

/** The English name of a country. */
export const countryName = (code: string): string => namesByCode.get(code)?.[0] ?? code;

/** All names of a country, for the search. */
export const countryNamesOf = (code: string): readonly string[] => namesByCode.get(code) ?? [];

const TRAVEL =
  /(?<!\p{L})(?:travel|trips?|reisen?|dienstreisen?|déplacements?|resor) (?:to|nach|à|en|vers|till) [^,;.|()\n]*/giu;
/** A location without the places that somebody only travels to. */
export const withoutTravel = (location: string): string => location.replace(TRAVEL, (part) => '|'.repeat(part.length));

/** A state of the USA with the name of a country. */
const STATE = /Georgia(?=(?:, | \(?)(?:USA?|United States)(?!\p{L}))/gu;

/** The countries that a location names, or whose cities it names. A country that is named decides about cities beside it. */
export function readCountries(text: string): Fact<readonly string[]> | null {
  const location = withoutTravel(text).replace(STATE, (part) => '|'.repeat(part.length));
  const names = namesIn(location, codeByPlace);
  const codes = [...location.matchAll(/(?<![\p{L}\p{N}])[A-Z]{2}(?![\p{L}\p{N}])/gu)]
    .filter(([code]) => codesInTexts.includes(code))
    .map(({ 0: value, index }) => ({ value, start: index, end: index + 2 }));
  const isCountry = ({ start, end }: (typeof names)[number]) => codeByName.has(keyOfName(location.slice(start, end)));
  const countries = [...names.filter(isCountry), ...codes];
  const found = countries.length > 0 ? countries : names;
  if (found.length === 0) return null;
  const at = found.map(({ start, end }) => [start, end] as const);
  return factAt([...new Set(found.map(({ value }) => value))], location, at);
}
