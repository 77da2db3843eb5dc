import * as z from 'zod';
import { isCountryCode, placeByName } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
import {
  FILTER_NAMES,
  type Filter,
  type FilterName,
  filters,
  takesSeveral,
} from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { readPlace, rules } from './filter-rules.ts';

/**
 * At most so many distinct values count for a filter, and so many letters of
 * each, folded.
 */
const MOST_VALUES = 10;
/** What somebody knows may be more. */
const MOST_TECHNOLOGIES = 15;
const mostValuesOf = (name: FilterName) =>
  name === 'technology' ? MOST_TECHNOLOGIES : MOST_VALUES;
const MOST_LETTERS = 200;
const MOST_TEXT = MOST_TECHNOLOGIES * (MOST_LETTERS + 2);
/** A sentence or a profile may be longer. */
export const MOST_TYPED = 4_000;
const mostOf = (name: FilterName) => (name === 'q' ? MOST_TYPED : MOST_LETTERS);

/**
 * The country that stands after a comma, if it is that of the place before it.
 * A place that the table doesn’t know may be in any.
 */
function countryAfter(place: string, value: string): string | undefined {
  const [[code = ''], [before = '']] = [readPlace(value), readPlace(place)];
  const isIn = placeByName.get(keyOfName(place))?.codes.includes(code) ?? true;
  return isIn && isCountryCode(code) && !isCountryCode(before)
    ? code
    : undefined;
}

/**
 * The distinct values between semicolons and commas. A place and its country
 * are one value.
 */
function separated(name: FilterName, text: string): readonly string[] {
  const values: string[] = [];
  for (const [, mark, piece = ''] of text.matchAll(/([,;]?)([^,;]+)/g)) {
    const value = piece.trim();
    const place =
      mark === ',' && name === 'location' ? values.at(-1) : undefined;
    const country = place && countryAfter(place, value);
    if (country) values.splice(-1, 1, `${place}, ${country}`);
    else if (value !== '' && !values.includes(value)) values.push(value);
    if (values.length > mostValuesOf(name)) break;
  }
  return values;
}

/**
 * The beginning of a text with at most as many letters, folded, as a value may
 * have.
 */
export function cutToLetters(text: string, most = MOST_LETTERS): string {
  const cut = text.slice(0, most);
  const { length } = fold(cut);
  return length <= most
    ? cut
    : cutToLetters(
        cut.slice(0, Math.floor((cut.length * most) / length)),
        most,
      );
}

const isOfCodes = (name: FilterName) => name === 'remote' || name === 'speaks';

/**
 * The values of a filter, any of which matches, from its value as
 * {@link readValue} gives it.
 */
export const valuesIn = (name: FilterName, value: string): readonly string[] =>
  takesSeveral(name) ? value.split(isOfCodes(name) ? ',' : '; ') : [value];

/** Several values as one text, each once. */
export const joinedValues = (values: readonly string[]): string =>
  [...new Set(values)].join('; ');

/**
 * A filter’s value in the form in which it is compared and written into
 * addresses: distinct values, each read once, codes with a comma between them
 * (“yes,partly”), texts with a semicolon (“Munich, DE; Lyon”). `null` if the
 * filter does not allow it, or if there are too many values or letters. Reading
 * takes time in proportion to the text, and what it gives can be read again.
 */
export function readValue(name: FilterName, text: string): string | null {
  if (text.length > Math.max(MOST_TEXT, mostOf(name))) return null;
  const values = takesSeveral(name) ? separated(name, text) : [text.trim()];
  if (
    values.length > mostValuesOf(name) ||
    values.some((value) => value !== cutToLetters(value, mostOf(name)))
  )
    return null;
  const distinct = [
    ...new Set(
      values.flatMap((value) => (value === '' ? '' : rules[name].read(value))),
    ),
  ];
  const codes = distinct.filter((code) => code !== null);
  if (codes.length < distinct.length || codes.length > mostValuesOf(name))
    return null;
  if (name !== 'speaks') return codes.join(isOfCodes(name) ? ',' : '; ');
  // What somebody speaks says more than what somebody doesn’t.
  const spoken = codes.filter(
    (code) => !code.startsWith('-') && !codes.includes(`-${code}`),
  );
  return (
    spoken.length > 0 ? spoken : codes.filter((code) => code.startsWith('-'))
  ).join(',');
}

/**
 * The filter with its values as they are compared, without those that have no
 * effect because they contain no words.
 */
export function narrowing(filter: Filter): Filter {
  const values = FILTER_NAMES.map(
    (name) => [name, readValue(name, filter[name] ?? '')] as const,
  );
  return Object.fromEntries(
    values.filter(([, value]) => value !== null && wordsIn(value).length > 0),
  );
}

/** What a program sends as a number or a list is the same as text. */
function asText(value: unknown) {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value)
    ? joinedValues(value.filter((item) => typeof item === 'string'))
    : value;
}

/** The most letters of all values together. */
const mostTextOf = (name: FilterName): number =>
  takesSeveral(name) ? mostValuesOf(name) * (MOST_LETTERS + 2) : mostOf(name);

function schemaOf(name: FilterName) {
  const isAllowed = (value: string) => readValue(name, value) !== null;
  const error = `expected ${filters[name].allowed}`;
  const text = z
    .string(error)
    .max(mostTextOf(name), error)
    .refine(isAllowed, { error });
  return z
    .preprocess(asText, text)
    .optional()
    .describe(filters[name].description);
}
const schemas = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, schemaOf(name)]),
);
/**
 * The filters for a list of assignments, as tools take them: {@link filters}.
 */
export const FilterInput = z.strictObject(
  schemas as Record<FilterName, ReturnType<typeof schemaOf>>,
);
