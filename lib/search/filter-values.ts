import * as z from 'zod';
import {
  FILTER_NAMES,
  type Filter,
  type FilterName,
  filters,
  takesSeveral,
} from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { rules } from './filter-rules.ts';
import { withCountries } from './place-value.ts';

/** At most so many distinct values of a filter count. */
const MOST_VALUES = 15;
/** So many letters of a value count, folded. */
const MOST_LETTERS = 200;
/** A sentence or a profile may be longer. */
export const MOST_TYPED = 4_000;
const mostLettersOf = (name: FilterName) =>
  name === 'q' ? MOST_TYPED : MOST_LETTERS;
/** The most letters of all values together. */
const mostTextOf = (name: FilterName): number =>
  takesSeveral(name) ? MOST_VALUES * (MOST_LETTERS + 2) : mostLettersOf(name);

/** The values between semicolons and commas, any of which matches. */
function separated(name: FilterName, text: string): readonly string[] {
  if (!takesSeveral(name)) return [text.trim()];
  const lists = text.split(';').map((list) =>
    list
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  );
  return name === 'location' ? lists.flatMap(withCountries) : lists.flat();
}

/** What stands between values: codes have a comma, texts a semicolon. */
const separatorOf = (name: FilterName) =>
  name === 'remote' || name === 'speaks' ? ',' : '; ';

/**
 * The values of a filter, any of which matches, from its value as
 * {@link readValue} gives it.
 */
export const valuesIn = (name: FilterName, value: string): readonly string[] =>
  takesSeveral(name) ? value.split(separatorOf(name)) : [value];

/** Several values as one text. */
export const joinedValues = (
  name: FilterName,
  values: readonly string[],
): string => values.join(separatorOf(name));

/**
 * A filter’s value in the form in which it is compared and written into
 * addresses: distinct values, each read once, codes with a comma between them
 * (“yes,partly”), texts with a semicolon (“Munich, DE; Lyon”). `null` if the
 * filter does not allow it, or if there are too many values or letters; empty if
 * it has no words, and so no effect. Reading takes time in proportion to the
 * text, and what it gives can be read again.
 */
export function readValue(name: FilterName, text: string): string | null {
  if (text.length > mostTextOf(name)) return null;
  const values = new Set<string>();
  for (const value of separated(name, text)) {
    if (value === '') continue;
    const isShort = fold(value).length <= mostLettersOf(name);
    const read = isShort ? rules[name].read(value) : null;
    if (read === null) return null;
    for (const each of [read].flat()) values.add(each);
  }
  if (values.size > MOST_VALUES) return null;
  const ways = filters.remote.values.filter((way) => values.has(way));
  const value = joinedValues(name, name === 'remote' ? ways : [...values]);
  return wordsIn(value).length > 0 ? value : '';
}

/**
 * The filter with its values as they are compared; those that are not allowed or
 * have no effect are left out.
 */
export function readFilter(filter: Filter): Filter {
  const values = FILTER_NAMES.map(
    (name) => [name, readValue(name, filter[name] ?? '')] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value));
}

function schemaOf(name: FilterName) {
  const error = `expected ${filters[name].allowed}`;
  return z
    .string(error)
    .max(mostTextOf(name), error)
    .refine((value) => readValue(name, value) !== null, { error })
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
