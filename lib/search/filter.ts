import * as z from 'zod';
import { FILTER_NAMES, type FilterName, filters } from '../filters.ts';
import { wordsIn } from '../public-project/words.ts';
import { LONGEST_CHOICE } from './choice-values.ts';
import { readValue } from './filter-rules.ts';

const schemaOf = (name: FilterName) =>
  z
    .string()
    .max(LONGEST_CHOICE)
    .refine((value) => value === '' || readValue(name, value) !== null, { error: `Expected ${filters[name].allowed}` })
    .optional()
    .describe(filters[name].description);

/** The filters for a list of assignments, as tools take them: {@link filters}. */
export const Filter = z.strictObject(
  Object.fromEntries(FILTER_NAMES.map((name) => [name, schemaOf(name)])) as Record<
    FilterName,
    ReturnType<typeof schemaOf>
  >,
);

export type Filter = Readonly<z.infer<typeof Filter>>;

/** The filters for the text of one field. */
export const VALUE_FILTERS = ['role', 'technology', 'location', 'sector'] as const;
/** The filters that are texts: a sentence, or the value of a field. */
export const TEXT_FILTERS = ['q', ...VALUE_FILTERS] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

/** The filter with its values as they are compared, without those that have no effect because they contain no words. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = readValue(name, filter[name] ?? '');
      return value !== null && wordsIn(value).length > 0 ? [[name, value]] : [];
    }),
  );
}
