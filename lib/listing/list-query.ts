import type { Filter } from '../filters.ts';
import {
  FILTER_NAMES,
  type FilterName,
  filters,
  isTracking,
  REPLACED,
  SORTS,
  type Sort,
  takesSeveral,
} from '../filters.ts';
import { explicit } from '../search/conditions.ts';
import { cutToLetters, joinedValues, readValue } from '../search/filter-values.ts';
import { nearestName } from './nearest-name.ts';

/** A parameter of an address that was ignored, with a sentence that says what is allowed instead. */
export type Ignored = { readonly name: string; readonly value: string; readonly advice: string };

export type ListQuery = {
  readonly filter: Filter;
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  /** Whether what does not state a fact that a filter compares is listed, too. */
  readonly unstated: boolean;
  /** The parameters that have no effect: unknown ones, and those with a value that is not allowed. */
  readonly ignored: readonly Ignored[];
};

/** What each parameter besides the filters allows. */
const OTHERS: ReadonlyMap<string, { readonly pattern: RegExp; readonly allowed: string }> = new Map([
  ['sort', { pattern: /^(?:newest|rate)$/, allowed: '“newest” or “rate”' }],
  ['unstated', { pattern: /^yes$/, allowed: '“yes”' }],
  ['page', { pattern: /^[1-9]\d{0,5}$/, allowed: 'a number from 1' }],
]);
const NAMES = [...FILTER_NAMES, ...OTHERS.keys()];
const MOST_IGNORED = 5;
const MOST_OF_VALUE = 60;

/** The value of a parameter: the first one, or all of a filter that takes several. A search text that is too long is cut. */
function given(query: URLSearchParams, name: string): string {
  const values = query.getAll(name).map((value) => value.trim());
  if (takesSeveral(name)) return joinedValues(values.filter(Boolean));
  return name === 'q' ? cutToLetters(values[0] ?? '') : (values[0] ?? '');
}

/** What to say about a parameter that has no effect; `null` if it has one, or is none of ours to speak about. */
function adviceOn(name: string, value: string): string | null {
  const filter = FILTER_NAMES.find((one) => one === name);
  if (filter !== undefined) return readValue(filter, value) === null ? `Expected ${filters[filter].allowed}.` : null;
  const other = OTHERS.get(name);
  if (other !== undefined) return value === '' || other.pattern.test(value) ? null : `Expected ${other.allowed}.`;
  if (isTracking(name)) return null;
  const close = REPLACED.get(name) ?? nearestName(name, NAMES);
  if (REPLACED.has(name)) return `Use ${close}.`;
  return close ? `Did you mean ${close}?` : `Allowed: ${NAMES.join(', ')}.`;
}

function ignoredIn(query: URLSearchParams): readonly Ignored[] {
  const parameters = [...new Set(query.keys())].slice(0, 4 * MOST_IGNORED);
  const ignored = parameters.flatMap((name) => {
    const value = given(query, name);
    const advice = adviceOn(name, value);
    if (advice === null) return [];
    return [{ name: name.slice(0, MOST_OF_VALUE), value: value.slice(0, MOST_OF_VALUE), advice }];
  });
  return ignored.slice(0, MOST_IGNORED);
}

/**
 * Reads the query of an address: the filters that it gives, and those that its search text sets ({@link explicit}). What it does not
 * allow is left out, and named.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const values = FILTER_NAMES.flatMap((name): (readonly [FilterName, string])[] => {
    const value = readValue(name, given(query, name));
    return value ? [[name, value]] : [];
  });
  const [sort, page] = [given(query, 'sort'), given(query, 'page')];
  return {
    filter: explicit(Object.fromEntries(values)),
    sort: SORTS.find((one) => one === sort),
    page: OTHERS.get('page')?.pattern.test(page) ? Number(page) : 1,
    unstated: given(query, 'unstated') === 'yes',
    ignored: ignoredIn(query),
  };
}

export const ignoredText = (ignored: readonly Ignored[]): string =>
  ignored.map(({ name, value, advice }) => `Ignored: ${name}=${value}. ${advice}`).join(' ');

/**
 * The canonical query for a filter, order and page: parameters in a fixed order, without empty ones or the first page;
 * starts with `?`, or is empty.
 */
export function queryText({ filter = {}, sort, unstated, page = 1 }: Partial<ListQuery>): string {
  const values = FILTER_NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  if (unstated) values.push(['unstated', 'yes']);
  if (sort !== undefined) values.push(['sort', sort]);
  const query = new URLSearchParams(page > 1 ? [...values, ['page', String(page)]] : values).toString();
  return query === '' ? '' : `?${query}`;
}
