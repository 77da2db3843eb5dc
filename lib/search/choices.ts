import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode } from '../facts/country.ts';
import {
  type ChoiceName,
  type Filter,
  type FilterName,
  takesSeveral,
} from '../filters.ts';
import { monthsOf } from './compare.ts';
import { type Condition, conditionOf, meeting } from './conditions.ts';
import { joinedValues, readValue, valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';

/** A search: its filters, and the rows that meet what was typed. */
type Search = {
  readonly index: SearchIndex;
  readonly filter: Filter;
  readonly conditions: readonly Condition[];
  readonly wished: Rows;
};

const MOST_CHOICES = 60;
/** The ways of working to choose from, each with those that it takes. */
export const WAYS = ['yes,partly', 'yes', 'partly', 'no,not-stated'] as const;
const RATE_STEPS = [5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_STEPS = 7;

/** Whether two values of a filter are the same in any order. */
export const areSame = (name: FilterName, a: string, b: string) =>
  valuesIn(name, a).toSorted().join() === valuesIn(name, b).toSorted().join();

/** The rows that state a rate, by its currency, that of most first. */
export const ratesByCurrency = (index: SearchIndex) =>
  [...index.rowsBy('rate', ({ currency }) => [currency])].sort(
    ([, a], [, b]) => b.size() - a.size(),
  );

/** The currency of most rates; empty if no row states one. */
export const usualCurrency = (index: SearchIndex): string =>
  ratesByCurrency(index)[0]?.[0] ?? '';

/**
 * Rates to choose from, in the currency that most roles state, in at most eight
 * steps.
 */
function ratesIn(index: SearchIndex): readonly string[] {
  const [[currency, rows] = []] = ratesByCurrency(index);
  if (!currency || !rows) return [];
  const amounts = rows
    .array()
    .flatMap((row) => index.factsOf(row).rate?.amount ?? []);
  const low = amounts.reduce((a, b) => Math.min(a, b));
  const high = amounts.reduce((a, b) => Math.max(a, b));
  const step =
    RATE_STEPS.find((each) => (high - low) / each <= MOST_STEPS) ??
    (high - low) / MOST_STEPS;
  const first = Math.ceil(low / step);
  const count = Math.min(MOST_STEPS, Math.floor(high / step) - first) + 1;
  return Array.from(
    { length: Math.max(0, count) },
    (_, at) => `${(first + at) * step} ${currency}`,
  );
}

/** The values of a filter that rows state, with these rows. */
function offered(
  index: SearchIndex,
  name: Exclude<ChoiceName, 'rate_from' | 'remote'>,
): ReadonlyMap<string, Rows> {
  if (name === 'technology') return index.tables.technologies;
  if (name === 'location')
    return index.rowsBy('place', ({ places, countries }) => [
      ...places.map((place) => place.name),
      ...countries,
    ]);
  if (name === 'part_time')
    return index.rowsBy('workload', () => ['yes', 'no']);
  if (name === 'start_after')
    return index.rowsBy('start', (start) => [monthsOf(start).from]);
  return index.rowsBy('languages', ({ required, alternatives }) =>
    alternatives.length > 0
      ? [...required, ...alternatives.flat()]
      : [required.join(',')].filter(Boolean),
  );
}

/**
 * The values to choose from, without an order of their own the most frequent
 * among some rows first.
 */
function valuesFor(
  index: SearchIndex,
  name: ChoiceName,
  given: Rows,
): readonly string[] {
  if (name === 'rate_from') return ratesIn(index);
  if (name === 'remote') return WAYS;
  const values = Array.from(offered(index, name), ([value, rows]) => ({
    value,
    count: rows.intersection_size(given),
  }));
  const frequent = values
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES);
  return frequent.map(({ value }) => value);
}

const isOrdered = (name: ChoiceName) =>
  name === 'remote' || name === 'rate_from';

type Counted = { readonly value: string; readonly count: number };
/** Countries before places, and what most have first. */
function byFrequency(name: ChoiceName) {
  const isLast = ({ value }: Counted) =>
    Number(name === 'location' && !isCountryCode(value));
  return (a: Counted, b: Counted) =>
    isLast(a) - isLast(b) ||
    b.count - a.count ||
    a.value.localeCompare(b.value);
}

/**
 * The values of a filter that would list something with the others unchanged:
 * the most frequent first, countries before places.
 */
export function choicesOf(
  { index, filter, conditions, wished }: Search,
  name: ChoiceName,
) {
  const others = conditions.filter((other) => other.name !== name);
  const given = meeting(index, others).intersection(wished);
  const rowsOf = (value: string) =>
    conditionOf(index, name, value).rows.intersection(given);
  const set = filter[name] ?? '';
  const ofSet = set === '' ? new Rows() : rowsOf(set);
  const isJoined = set !== '' && takesSeveral(name) && !set.startsWith('-');
  const choices = valuesFor(index, name, given).map((value) => {
    const both = isJoined ? readValue(name, joinedValues([set, value])) : null;
    const rows = rowsOf(value);
    // Any other values find what each of them does: reading all that is set
    // again for each choice would take long.
    const ofBoth = () =>
      name === 'speaks' ? rowsOf(both ?? '') : rows.new_union(ofSet);
    return {
      value: areSame(name, set, value) ? set : value,
      /**
       * How many assignments match if this value alone is chosen, with all
       * other filters as they are.
       */
      count: index.countOf(rows),
      /**
       * For a filter that has values: this one joined with them, and how many
       * match then.
       */
      added:
        both !== null && !areSame(name, set, both)
          ? { value: both, count: index.countOf(ofBoth()) }
          : null,
    };
  });
  const listed = choices.filter(({ count }) => count > 0);
  if (isOrdered(name)) return listed;
  if (name === 'start_after')
    return listed.sort((a, b) => a.value.localeCompare(b.value));
  return listed.sort(byFrequency(name));
}
