import cities from './cities.json' with { type: 'json' };
import { keyOfName, LANGUAGES, namedIn } from './names.ts';

/** The countries whose names are known, besides those with cities in the table (ISO 3166-1 alpha-2). */
const OTHERS = 'AL BA CY GE IS LI MC MD ME MK MT TR US CA MX BR AR AU NZ JP CN IN SG HK IL AE SA QA ZA MA TN EG KR VN';
const CODES = [...Object.keys(cities), ...OTHERS.split(' ')];

/** Names that `Intl` lacks. */
const ALSO: Readonly<Record<string, string>> = {
  GB: 'UK, Great Britain, Britain, England, Scotland, Wales, Northern Ireland, Großbritannien, Schottland, Storbritannien, Grande-Bretagne, Angleterre, Écosse',
  NL: 'Holland, Nederland',
  US: 'USA, United States of America',
  CZ: 'Czech Republic, Tschechische Republik, République tchèque',
  DE: 'BRD, deutschlandweit, Bundesrepublik Deutschland',
  CH: 'Svizzera, schweizweit',
  SE: 'Sverige, rikstäckande',
  DK: 'Danmark',
  NO: 'Norge',
  FI: 'Suomi',
  ES: 'España',
  IT: 'Italia',
  PL: 'Polska',
  PT: 'Portugal',
  AE: 'UAE, Dubai, Abu Dhabi',
};

const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
const namesByCode = new Map(
  CODES.map((code) => [
    code,
    [...new Set([...displayNames.map((names) => names.of(code) ?? code), ...(ALSO[code]?.split(', ') ?? [])])],
  ]),
);
const codeByName = new Map([...namesByCode].flatMap(([code, names]) => names.map((name) => [keyOfName(name), code])));
/** A name with its umlauts as two letters: "Muenchen". */
const inAscii = (name: string) => name.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
const codeByPlace = new Map([
  ...Object.entries(cities).flatMap(([code, names]) =>
    names.split(', ').flatMap((name) => [name, inAscii(name)].map((form) => [keyOfName(form), code] as const)),
  ),
  // "Lands Deutschlands", "Sveriges": a genitive.
  ...[...codeByName].flatMap(([name, code]) => [[name, code] as const, [`${name}s`, code] as const]),
]);

/** The code of a country (ISO 3166-1 alpha-2) from its name in English, German, French or Swedish, or from the code itself. */
export function countryCodeOf(name: string): string | null {
  const code = name.trim().toUpperCase();
  return namesByCode.has(code) ? code : (codeByName.get(keyOfName(name)) ?? null);
}

/** The English name of a country. */
export const countryName = (code: string): string => namesByCode.get(code)?.[0] ?? code;

/** All names of a country, for the search. */
export const countryNamesOf = (code: string): readonly string[] => namesByCode.get(code) ?? [];

/** The countries that a location names, or whose cities it names. A country that is named decides about cities beside it. */
export function countriesIn(location: string): readonly string[] {
  const codes = (location.match(/(?<![\p{L}\p{N}])[A-Z]{2}(?![\p{L}\p{N}])/gu) ?? []).filter((code) =>
    CODES.includes(code),
  );
  const named = [
    ...new Set([...namedIn(location, codeByName), ...codes.filter((code) => code !== 'IN' && code !== 'NO')]),
  ];
  return named.length > 0 ? named : [...new Set(namedIn(location, codeByPlace))];
}
