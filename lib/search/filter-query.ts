import { Filter } from './filter.ts';
import type { Sort } from './sort.ts';

const NAMES = Object.keys(Filter.shape) as (keyof Filter)[];
const MAX_LENGTH = 200;

/** Reads the filter from the query of an address. Invalid values and unknown parameters are ignored. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const values = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, MAX_LENGTH) ?? '';
    return value !== '' && Filter.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(values) as Filter;
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
