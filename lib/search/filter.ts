import * as z from 'zod';
import { FILTER_NAMES, type Filter, type FilterName, filters } from '../filters.ts';
import { wordsIn } from '../public-project/words.ts';
import { joinedValues, readValue } from './filter-rules.ts';

/** What a program sends as a number or a list is the same as text. */
const asText = (value: unknown) =>
  Array.isArray(value)
    ? joinedValues(value.filter((one) => typeof one === 'string'))
    : typeof value === 'number'
      ? String(value)
      : value;

const schemaOf = (name: FilterName) =>
  z
    .preprocess(
      asText,
      z.string().refine((value) => readValue(name, value) !== null, { error: `Expected ${filters[name].allowed}` }),
    )
    .optional()
    .describe(filters[name].description);

/** The filters for a list of assignments, as tools take them: {@link filters}. */
export const FilterInput = z.strictObject(
  Object.fromEntries(FILTER_NAMES.map((name) => [name, schemaOf(name)])) as Record<
    FilterName,
    ReturnType<typeof schemaOf>
  >,
);

/** The filter with its values as they are compared, without those that have no effect because they contain no words. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = readValue(name, filter[name] ?? '');
      return value !== null && wordsIn(value).length > 0 ? [[name, value]] : [];
    }),
  );
}
