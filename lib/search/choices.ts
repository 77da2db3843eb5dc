import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode, placeByName } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
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
const MOST_CURRENCIES = 6;
/** The ways of working to choose from, each with those that it takes. */
export const WAYS = ['yes,partly', 'yes', 'partly', 'no'] as const;
const RATE_STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 7;

/** Whether two values of a filter are the same in any order. */
export const areSame = (name: FilterName, a: string, b: string) =>
  valuesIn(name, a).toSorted().join() === valuesIn(name, b).toSorted().join();

/** The rows that state a rate, by its currency, that of most first. */
export const ratesByCurrency = (index: SearchIndex) =>
  [...index.rowsBy('rate', ({ currency }) => [currency])].sort(
    ([, a], [, b]) => b.size() - a.size(),
  );

/** The currencies of the rates, that of most first. */
export const listCurrencies = (index: SearchIndex): readonly string[] =>
  ratesByCurrency(index).map(([currency]) => currency);

/**
 * Amounts to choose from, from just below the lowest rate of some rows, in at
 * most eight steps.
 */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const low = amounts.reduce((a, b) => Math.min(a, b));
  const high = amounts.reduce((a, b) => Math.max(a, b));
  const step =
    RATE_STEPS.find((each) => (high - low) / each <= MOST_STEPS) ??
    Math.ceil((high - low) / MOST_STEPS);
  const first = Math.floor(low / step);
  const count = Math.min(MOST_STEPS, Math.floor(high / step) - first) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

/** Rates to choose from, in each currency in which some rows state one. */
function ratesIn(index: SearchIndex, given: Rows): readonly string[] {
  const currencies = ratesByCurrency(index)
    .map(([currency, rows]) => ({
      currency,
      rows: rows.new_intersection(given),
    }))
    .filter(({ rows }) => !rows.isEmpty());
  return currencies.slice(0, MOST_CURRENCIES).flatMap(({ currency, rows }) => {
    const amounts = rows
      .array()
      .flatMap((row) => index.factsOf(row).rate?.amount ?? []);
    return stepsOf(amounts).map((amount) => `${amount} ${currency}`);
  });
}

/** The values of a filter that rows state, with these rows. */
function offered(
  index: SearchIndex,
  name: Exclude<ChoiceName, 'rate_from' | 'remote'>,
): ReadonlyMap<string, Rows> {
  switch (name) {
    case 'technology':
      return index.tables.technologies;
    case 'location':
      return index.rowsBy('place', ({ places, countries }) => [
        ...places.map((place) => place.name),
        ...countries,
      ]);
    case 'part_time':
      return index.rowsBy('workload', () => ['yes', 'no']);
    case 'start_after':
      return index.rowsBy('start', (start) => [monthsOf(start).from]);
    case 'speaks':
      return index.rowsBy('languages', ({ required, alternatives }) => [
        ...new Set([...required, ...alternatives.flat()]),
      ]);
  }
}

/** The country of a place; empty if the table lacks it. */
const countryOf = (place: string): string =>
  isCountryCode(place)
    ? place
    : (placeByName.get(keyOfName(place))?.codes[0] ?? '');

/**
 * The order of values, which no choice changes: by how many rows state them at
 * all, places below their country, months in turn.
 */
function fixedOrder(
  name: ChoiceName,
  values: ReadonlyMap<string, Rows>,
): (a: string, b: string) => number {
  const total = (value: string) => values.get(value)?.size() ?? 0;
  const byTotal = (a: string, b: string) =>
    total(b) - total(a) || a.localeCompare(b);
  if (name === 'start_after') return (a, b) => a.localeCompare(b);
  if (name !== 'location') return byTotal;
  const isPlace = (value: string) => Number(!isCountryCode(value));
  return (a, b) => {
    const [own, other] = [countryOf(a), countryOf(b)];
    if (own !== other)
      return Number(own === '') - Number(other === '') || byTotal(own, other);
    return isPlace(a) - isPlace(b) || byTotal(a, b);
  };
}

/**
 * The values to choose from, in their order. Of many, those that most of some
 * rows state.
 */
function valuesFor(
  index: SearchIndex,
  name: ChoiceName,
  given: Rows,
): readonly string[] {
  if (name === 'rate_from') return ratesIn(index, given);
  if (name === 'remote') return WAYS;
  const values = offered(index, name);
  const frequent = Array.from(values, ([value, rows]) => ({
    value,
    count: rows.intersection_size(given),
  }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES);
  return frequent.map(({ value }) => value).sort(fixedOrder(name, values));
}

/** The values with the one that is set, in its place, if it is none of them. */
function withSet(
  name: ChoiceName,
  values: readonly string[],
  set: string,
): readonly string[] {
  if (set === '' || values.some((value) => areSame(name, set, value)))
    return values;
  const isAfter = (value: string) => {
    if (name === 'start_after') return value > set;
    const [[amount, currency], [own, ownCurrency]] = [value, set].map((rate) =>
      rate.split(' '),
    ) as [string[], string[]];
    return currency === ownCurrency && Number(amount) > Number(own);
  };
  const isOrdered = name === 'start_after' || name === 'rate_from';
  const at = isOrdered ? values.findIndex(isAfter) : -1;
  return at < 0 ? [...values, set] : values.toSpliced(at, 0, set);
}

/**
 * The rows of each value of a filter, of those that meet the other filters, and
 * the rows of a value joined with those that are set.
 */
function rowsOfValues(
  { index, filter, conditions, wished }: Search,
  name: ChoiceName,
) {
  const others = conditions.filter((other) => other.name !== name);
  const given = meeting(index, others).intersection(wished);
  const rowsOf = (value: string) =>
    conditionOf(index, name, value).rows.intersection(given);
  const set = filter[name] ?? '';
  const ofSet = set === '' ? new Rows() : rowsOf(set);
  // Any other values find what each of them does: reading all that is set
  // again for each choice would take long.
  const rowsOfBoth = (value: string, both: string) =>
    name === 'speaks' ? rowsOf(both) : rowsOf(value).new_union(ofSet);
  return { given, set, rowsOf, rowsOfBoth };
}

/** A value joined with those that are set; `null` where that says nothing. */
function joinedWith(
  name: ChoiceName,
  set: string,
  value: string,
): string | null {
  const isJoined = takesSeveral(name) && name !== 'remote';
  if (!isJoined || set === '' || set.startsWith('-')) return null;
  const both = readValue(name, joinedValues([set, value]));
  return both === null || areSame(name, set, both) ? null : both;
}

/**
 * The values of a filter that would list something with the others unchanged,
 * in an order that no choice changes. What is set is among them, and so are all
 * languages, because somebody speaks several.
 */
export function choicesOf(search: Search, name: ChoiceName) {
  const { index } = search;
  const { given, set, rowsOf, rowsOfBoth } = rowsOfValues(search, name);
  const values = withSet(name, valuesFor(index, name, given), set);
  const choices = values.map((value) => {
    const isSet = areSame(name, set, value);
    const both = joinedWith(name, set, value);
    const country = name === 'location' ? countryOf(value) : value;
    return {
      value: isSet ? set : value,
      isSet,
      /** Of a rate, its currency. */
      currency: name === 'rate_from' ? value.split(' ')[1] : undefined,
      /** Whether it is a place below its country. */
      isWithin: country !== value && values.includes(country),
      /**
       * How many assignments match if this value alone is chosen, with all
       * other filters as they are.
       */
      count: index.countOf(rowsOf(value)),
      /**
       * For a filter that has values: this one joined with them, and how many
       * match then.
       */
      added:
        both === null
          ? null
          : { value: both, count: index.countOf(rowsOfBoth(value, both)) },
    };
  });
  return choices.filter(
    ({ isSet, count }) => isSet || count > 0 || name === 'speaks',
  );
}

export type Choice = ReturnType<typeof choicesOf>[number];
