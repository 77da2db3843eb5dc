import {
  FILTER_NAMES,
  type Filter,
  filters,
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

export type ListQuery = {
  readonly filter: Filter;
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  /**
   * Of each parameter that is unknown, or has a value that is not allowed, that
   * it has no effect, and what is allowed instead.
   */
  readonly ignored: readonly string[];
};

/** What each parameter allows, by a pattern or as a filter reads it. */
const PARAMETERS = new Map<
  string,
  { readonly allows: (value: string) => boolean; readonly allowed: string }
>([
  [
    'sort',
    {
      allows: (value) => /^(?:newest|rate)?$/.test(value),
      allowed: '“newest” or “rate”',
    },
  ],
  [
    'page',
    {
      allows: (value) => /^(?:[1-9]\d{0,5})?$/.test(value),
      allowed: 'a number from 1',
    },
  ],
]);
for (const name of FILTER_NAMES) {
  PARAMETERS.set(name, {
    allows: (value) => readValue(name, value) !== null,
    allowed: filters[name].allowed,
  });
}
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
 * What to say about a parameter that has no effect; `null` if it has one, or is
 * none of ours to speak about.
 */
function adviceOn(name: string, value: string): string | null {
  const parameter = PARAMETERS.get(name);
  if (parameter !== undefined)
    return parameter.allows(value) ? null : `Expected ${parameter.allowed}.`;
  if (isTracking(name) || RETIRED.includes(name)) return null;
  return REPLACED.has(name)
    ? `Use ${REPLACED.get(name)}.`
    : `Allowed: ${LIST_PARAMETERS.join(', ')}.`;
}

function ignoredIn(query: URLSearchParams): readonly string[] {
  const parameters = [...new Set(query.keys())].slice(0, 4 * MOST_IGNORED);
  const ignored = parameters.flatMap((name) => {
    const value = given(query, name);
    const advice = adviceOn(name, value);
    return advice === null
      ? []
      : `Ignored: ${name.slice(0, MOST_OF_VALUE)}=${value.slice(0, MOST_OF_VALUE)}. ${advice}`;
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
    sort: SORTS.find((one) => one === sort),
    page: PARAMETERS.get('page')?.allows(page) ? Number(page || 1) : 1,
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
