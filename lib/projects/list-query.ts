import { LONGEST_CHOICE } from '../search/choice-values.ts';
import { Filter } from '../search/filter.ts';

const NAMES = Object.keys(Filter.shape) as (keyof Filter)[];

/** The orders of a list besides its own: by relevance with a text query, otherwise the newest first. */
export const SORTS = ['newest'] as const;
export type Sort = (typeof SORTS)[number];

/** What the order means, for agents. */
export const SORT_DESCRIPTION =
  '“newest”: by date of posting, the newest first; assignments without a date come last. By default the most relevant come first if there is a search text, otherwise the newest';

/** Reads the filter from the query of an address. Invalid values and unknown parameters are ignored. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const values = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, LONGEST_CHOICE) ?? '';
    return value !== '' && Filter.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(values) as Filter;
}

/** Reads the order from the query of an address. An invalid value is ignored. */
export function sortFromQuery(query: URLSearchParams): Sort | undefined {
  const value = query.get('sort')?.trim();
  return SORTS.find((sort) => sort === value);
}

/**
 * The canonical query for a filter, page and order: parameters in a fixed order, without empty ones or the first page;
 * starts with `?`, or is empty.
 */
export function queryFromFilter(filter: Filter, page = 1, sort?: Sort): string {
  const values = NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  if (sort !== undefined) values.push(['sort', sort]);
  const query = new URLSearchParams(page > 1 ? [...values, ['page', String(page)]] : values).toString();
  return query === '' ? '' : `?${query}`;
}
