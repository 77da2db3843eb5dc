import {
  type Filter,
  isListParameter,
  isTracking,
  LIST_PARAMETERS,
  SORTS,
  type Sort,
  takesSeveral,
} from '../filters.ts';
import { MOST_TYPED, readValue } from './filter-values.ts';

export type ListQuery = {
  readonly filter: Filter;
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  /** The parameters that have no effect, as an address has them: `sort=oldest`. */
  readonly ignored: readonly string[];
};

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * The value of a parameter: the first one, or all of a filter that takes
 * several. A search text that is too long is cut.
 */
function parameterOf(query: URLSearchParams, name: string): string {
  const values = query.getAll(name).map((value) => value.trim());
  if (takesSeveral(name)) return values.join('; ');
  const [value = ''] = values;
  return name === 'q' ? value.slice(0, MOST_TYPED) : value;
}

/** A value as it is used, empty if it has no effect; `null` if not allowed. */
function readParameter(name: string, text: string): string | null {
  if (text === '' || isTracking(name)) return '';
  if (!isListParameter(name)) return null;
  if (name === 'sort') return SORTS.find((sort) => sort === text) ?? null;
  if (name === 'page') return PAGE.test(text) ? text : null;
  return readValue(name, text);
}

/**
 * Reads the query of an address: the filters that it gives. What it does not
 * allow is left out, and named.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const values = new Map<string, string>();
  const ignored: string[] = [];
  for (const name of new Set([...LIST_PARAMETERS, ...query.keys()])) {
    const text = parameterOf(query, name);
    const value = readParameter(name, text);
    if (value === null) ignored.push(`${name}=${text}`);
    else if (value !== '') values.set(name, value);
  }
  const { sort, page = 1, ...filter } = Object.fromEntries(values);
  return {
    filter,
    sort: SORTS.find((each) => each === sort),
    page: Number(page),
    // The first unknown ones: lib/routes/parse-request.ts.
    ignored,
  };
}

/**
 * The canonical query: parameters in a fixed order, without empty ones or the
 * first page; starts with `?`, or is empty.
 */
export function queryText({
  filter = {},
  sort,
  page = 1,
}: Partial<ListQuery>): string {
  const values = { ...filter, sort, page: page > 1 ? String(page) : '' };
  const query = new URLSearchParams();
  for (const name of LIST_PARAMETERS)
    if (values[name]) query.set(name, values[name]);
  return query.size > 0 ? `?${query}` : '';
}
