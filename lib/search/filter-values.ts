import {
  FILTER_NAMES,
  type Filter,
  type FilterName,
  filters,
} from '../filters.ts';
import { fold, wordsIn } from '../public-project/words.ts';
import { rules } from './filter-rules.ts';
import { withCountries } from './place-value.ts';

/** At most so many distinct values of a filter count. */
const MOST_VALUES = 15;
/** So many letters of a value count, folded. */
const MOST_LETTERS = 200;
/** A sentence or a profile may be longer, and so may several values. */
export const MOST_TYPED = 4_000;

/** Other words for values. Programs, also in Python, write Booleans. */
const OTHER_WORDS = new Map([
  ['hybrid', 'partly'],
  ['true', 'yes'],
  ['1', 'yes'],
  ['false', 'no'],
]);

/**
 * The values of a filter, any of which matches, between semicolons and commas: as
 * somebody writes them, or as {@link readValue} gives them.
 */
export function valuesIn(name: FilterName, text = ''): readonly string[] {
  if (!filters[name].separator) return [text.trim()].filter(Boolean);
  const lists = text.split(';').map((list) =>
    list
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  );
  return name === 'location' ? lists.flatMap(withCountries) : lists.flat();
}

/** Several values as one text. */
export const joinedValues = (
  name: FilterName,
  values: readonly string[],
): string => values.join(filters[name].separator);

/** Each value of the filters that are set. */
export const setValues = (filter: Filter) =>
  FILTER_NAMES.flatMap((name) =>
    valuesIn(name, filter[name]).map((value) => ({ name, value })),
  );

/** Filters without one of the values that are set. */
export function withoutValue(
  filter: Filter,
  name: FilterName,
  value: string,
): Filter {
  const values = valuesIn(name, filter[name]);
  const others = values.filter((each) => each !== value);
  return { ...filter, [name]: joinedValues(name, others) };
}

/** One value as it is compared, or several; `null` if it is not allowed. */
function readOne(name: FilterName, text: string) {
  if (name === 'q') return text;
  if (fold(text).length > MOST_LETTERS) return null;
  const { read } = rules[name];
  if (read) return read(text);
  const { values } = filters[name];
  if (!values) return text;
  const word = text.toLowerCase();
  const value = OTHER_WORDS.get(word) ?? word;
  return values.includes(value) ? value : null;
}

/**
 * A filter’s value in the form in which it is compared and written into
 * addresses: distinct values, each read once, codes with a comma between them
 * (“yes,partly”), texts with a semicolon (“Munich, Germany; Lyon”). `null` if the
 * filter does not allow it, or if there are too many values or letters; empty if
 * it has no words, and so no effect. Reading takes time in proportion to the
 * text, and what it gives can be read again.
 */
export function readValue(name: FilterName, text: string): string | null {
  if (text.length > MOST_TYPED) return null;
  const values = new Set<string>();
  for (const value of valuesIn(name, text)) {
    const read = readOne(name, value);
    if (read === null) return null;
    for (const each of [read].flat()) values.add(each);
  }
  if (values.size > MOST_VALUES) return null;
  const value = joinedValues(name, [...values]);
  return wordsIn(value).length > 0 ? value : '';
}
