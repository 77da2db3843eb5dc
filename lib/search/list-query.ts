import {
  FILTER_NAMES,
  type Filter,
  type FilterName,
  isTracking,
  LIST_PARAMETERS,
  REPLACED,
  RETIRED,
  SORTS,
  type Sort,
  takesSeveral,
} from '../filters.ts';
import {
  cutToLetters,
  joinedValues,
  MOST_TYPED,
  narrowing,
  readValue,
} from './filter-values.ts';

/** A parameter that has no effect, and what is allowed instead. */
export type IgnoredParameter = {
  /** As it was given: `sort=oldest`. */
  readonly given: string;
  readonly instead:
    | { readonly expected: FilterName | 'sort' | 'page' }
    | { readonly use: FilterName }
    | { readonly allowed: readonly string[] };
};

export type ListQuery = {
  readonly filter: Filter;
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  /**
   * Of each parameter that is unknown, or has a value that is not allowed, that
   * it has no effect, and what is allowed instead.
   */
  readonly ignored: readonly IgnoredParameter[];
};

/** Whether a parameter allows a value. */
const ALLOWS = new Map<
  FilterName | 'sort' | 'page',
  (value: string) => boolean
>([
  ['sort', (value) => value === '' || SORTS.some((sort) => sort === value)],
  ['page', (value) => /^(?:[1-9]\d{0,5})?$/.test(value)],
]);
for (const name of FILTER_NAMES)
  ALLOWS.set(name, (value) => readValue(name, value) !== null);

const MOST_IGNORED = 5;
const MOST_OF_VALUE = 60;

/**
 * The value of a parameter: the first one, or all of a filter that takes
 * several. A search text that is too long is cut.
 */
function given(query: URLSearchParams, name: string): string {
  const values = query.getAll(name).map((value) => value.trim());
  if (takesSeveral(name)) return joinedValues(values.filter(Boolean));
  const [value = ''] = values;
  return name === 'q' ? cutToLetters(value, MOST_TYPED) : value;
}

/**
 * What is allowed instead of a parameter that has no effect; `null` if it has
 * one, or is none of ours to speak about.
 */
function insteadOf(
  name: string,
  value: string,
): IgnoredParameter['instead'] | null {
  const known = [...ALLOWS.keys()].find((parameter) => parameter === name);
  if (known !== undefined)
    return ALLOWS.get(known)?.(value) ? null : { expected: known };
  if (isTracking(name) || RETIRED.includes(name)) return null;
  const use = REPLACED.get(name);
  return use === undefined ? { allowed: LIST_PARAMETERS } : { use };
}

function ignoredIn(query: URLSearchParams): readonly IgnoredParameter[] {
  const parameters = [...new Set(query.keys())].slice(0, 4 * MOST_IGNORED);
  const ignored = parameters.flatMap((name) => {
    const value = given(query, name);
    const instead = insteadOf(name, value);
    const shown = [name, value].map((text) => text.slice(0, MOST_OF_VALUE));
    return instead === null ? [] : [{ given: shown.join('='), instead }];
  });
  return ignored.slice(0, MOST_IGNORED);
}

/**
 * Reads the query of an address: the filters that it gives. What it does not
 * allow is left out, and named.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const [sort, page] = [given(query, 'sort'), given(query, 'page')];
  return {
    filter: narrowing(
      Object.fromEntries(
        FILTER_NAMES.map((name) => [name, given(query, name)]),
      ),
    ),
    sort: SORTS.find((name) => name === sort),
    page: ALLOWS.get('page')?.(page) ? Number(page || 1) : 1,
    ignored: ignoredIn(query),
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
  const values = {
    ...filter,
    sort,
    page: page > 1 && String(page),
  };
  const given = LIST_PARAMETERS.map((name) => [
    name,
    values[name as keyof typeof values] || '',
  ]);
  const query = new URLSearchParams(
    given.filter(([, value]) => value !== ''),
  ).toString();
  return query === '' ? '' : `?${query}`;
}
