import * as z from 'zod';
import { FILTER_NAMES, type FilterName, filters } from '../filters.ts';
import { MOST_TYPED, readValue } from '../search/filter-values.ts';

function schemaOf(name: FilterName) {
  const { allowed, description } = filters[name];
  const error = `expected ${allowed}`;
  return z
    .string(error)
    .max(MOST_TYPED, error)
    .transform((value, context) => {
      const read = readValue(name, value);
      if (read === null) context.addIssue(error);
      return read || undefined;
    })
    .optional()
    .describe(description);
}
/**
 * The filters for a list of assignments, as tools take them: {@link filters},
 * each read, and left out if it has no effect.
 */
export const FilterInput = z.strictObject(
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, schemaOf(name)]),
  ) as Record<FilterName, ReturnType<typeof schemaOf>>,
);
