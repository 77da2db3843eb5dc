import { FILTER_NAMES, filters, isTracking } from '../filters.ts';
import { LONGEST_CHOICE } from '../search/choice-values.ts';
import type { Filter } from '../search/filter.ts';
import { readValue } from '../search/filter-rules.ts';
import { nearestName } from './nearest-name.ts';

/** The orders of a list besides its own: by relevance with a text query, otherwise the newest first. */
export const SORTS = ['newest'] as const;
export type Sort = (typeof SORTS)[number];

/** What the order means, for agents. */
export const SORT_DESCRIPTION =
  '“newest”: by date of posting, the newest first, undated ones last. By default the most relevant come first if there is a search text';

const given = (query: URLSearchParams, name: string) => query.get(name)?.trim().slice(0, LONGEST_CHOICE) ?? '';

/** Reads the filter from the query of an address. Invalid values and unknown parameters are left out: {@link ignoredIn}. */
export function filterFromQuery(query: URLSearchParams): Filter {
  const values = FILTER_NAMES.flatMap((name) => {
    const value = readValue(name, given(query, name));
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(values) as Filter;
}

/** Reads the order from the query of an address. An invalid value is ignored. */
export function sortFromQuery(query: URLSearchParams): Sort | undefined {
  const value = query.get('sort')?.trim();
  return SORTS.find((sort) => sort === value);
}

/** Whether the query of an address also asks for what does not state a fact that a filter compares. */
export const includesUnstated = (query: URLSearchParams): boolean => query.get('unstated')?.trim() === 'yes';

/** What each further parameter of a list allows. */
const OTHERS = new Map<string, (value: string) => string | null>(
  Object.entries({
    sort: (value) => (SORTS.some((sort) => sort === value) ? null : '“newest”'),
    unstated: (value) => (value === 'yes' ? null : '“yes”'),
    page: (value) => (/^[1-9]\d{0,5}$/.test(value) ? null : 'a number from 1'),
  }),
);
const MOST_IGNORED = 5;
const MOST_OF_VALUE = 60;

/** A parameter of an address that was ignored, with a sentence that says what is allowed instead. */
export type Ignored = { readonly name: string; readonly value: string; readonly advice: string };

/** The parameters of a list's address that were ignored: unknown ones, and those with a value that is not allowed. */
export function ignoredIn(query: URLSearchParams): readonly Ignored[] {
  const names = [...FILTER_NAMES, ...OTHERS.keys()];
  const adviceOn = (name: string): string | null => {
    const value = given(query, name);
    const filter = FILTER_NAMES.find((one) => one === name);
    if (filter !== undefined) return readValue(filter, value) === null ? `Expected ${filters[filter].allowed}.` : null;
    const other = OTHERS.get(name);
    if (other !== undefined) return value === '' || other(value) === null ? null : `Expected ${other(value)}.`;
    if (isTracking(name)) return null;
    const close = nearestName(name, names);
    return close ? `Did you mean ${close}?` : `Allowed: ${names.join(', ')}.`;
  };
  const parameters = [...new Set(query.keys())].slice(0, 4 * MOST_IGNORED);
  const ignored = parameters.flatMap((name) => {
    const advice = adviceOn(name);
    const value = given(query, name).slice(0, MOST_OF_VALUE);
    return advice === null ? [] : [{ name: name.slice(0, MOST_OF_VALUE), value, advice }];
  });
  return ignored.slice(0, MOST_IGNORED);
}

/** One line that names what was ignored. Empty if nothing was. */
export const ignoredText = (ignored: readonly Ignored[]): string =>
  ignored.map(({ name, value, advice }) => `Ignored: ${name}=${value}. ${advice}`).join(' ');

/**
 * The canonical query for a filter, page and order: parameters in a fixed order, without empty ones or the first page;
 * starts with `?`, or is empty.
 */
export function queryFromFilter(filter: Filter, page = 1, sort?: Sort, unstated = false): string {
  const values = FILTER_NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  if (unstated) values.push(['unstated', 'yes']);
  if (sort !== undefined) values.push(['sort', sort]);
  const query = new URLSearchParams(page > 1 ? [...values, ['page', String(page)]] : values).toString();
  return query === '' ? '' : `?${query}`;
}
