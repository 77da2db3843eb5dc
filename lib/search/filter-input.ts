import * as z from 'zod';
import { FILTER_NAMES, type FilterName, filters } from '../filters.ts';
import { joinedValues, readValue } from './filter-values.ts';

/** What a program sends as a number or a list is the same as text. */
function asText(value: unknown) {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? joinedValues(value.filter((one) => typeof one === 'string')) : value;
}

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
