import { Filter } from './filter.ts';

const NAMES = Object.keys(Filter.shape) as (keyof Filter)[];
const MAX_LENGTH = 200;

/** The filter in an address's query. What a name does not allow is left out; other names are not ours. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const values = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, MAX_LENGTH) ?? '';
    return value !== '' && Filter.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(values) as Filter;
}

/**
 * The shortest query that selects the same: names in a fixed order, empty ones and the first page left out;
 * with its `?`, or empty.
 */
export function queryFromFilter(filter: Filter, page = 1): string {
  const values = NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  const query = new URLSearchParams(page > 1 ? [...values, ['page', String(page)]] : values).toString();
  return query === '' ? '' : `?${query}`;
}
