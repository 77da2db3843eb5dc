import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode, placeByName } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
import { type ChoiceName, takesSeveral } from '../filters.ts';
import { monthsOf, neededLanguages } from './compare.ts';
import { conditionOf, meeting } from './conditions.ts';
import { joinedValues, readValue, valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchRows } from './search-rows.ts';

const MOST_CHOICES = 60;
const MOST_CURRENCIES = 6;
const RATE_STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 7;

/** Those of some values that most of some rows state, in their own order. */
function mostFrequent(
  values: ReadonlyMap<string, Rows>,
  rows: Rows,
): readonly string[] {
  const frequent = Array.from(values, ([value, all]) => ({
    value,
    count: all.intersection_size(rows),
  }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES);
  const chosen = new Set(frequent.map(({ value }) => value));
  return [...values.keys()].filter((value) => chosen.has(value));
}

/** The country of a place; empty if the table lacks it. */
const countryOf = (place: string): string =>
  isCountryCode(place)
    ? place
    : (placeByName.get(keyOfName(place))?.codes[0] ?? '');

/** Countries, each with its places after it, and then other places. */
function byCountry(places: readonly string[]): readonly string[] {
  const orderOf = (place: string) => {
    const at = places.indexOf(countryOf(place));
    return at < 0 ? places.length : at;
  };
  const isPlace = (place: string) => Number(!isCountryCode(place));
  return places.toSorted(
    (a, b) => orderOf(a) - orderOf(b) || isPlace(a) - isPlace(b),
  );
}

/**
 * Amounts to choose from, from just below the lowest of some, in at most eight
 * steps; none if there are none.
 */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const step =
    RATE_STEPS.find((each) => (high - low) / each <= MOST_STEPS) ??
    Math.ceil((high - low) / MOST_STEPS);
  const first = Math.floor(low / step);
  const count = Math.min(MOST_STEPS, Math.floor(high / step) - first) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

/** Rates to choose from, in each currency in which some rows state one. */
function ratesIn(index: SearchIndex, rows: Rows): readonly string[] {
  const currencies = [...index.rowsByCurrency].slice(0, MOST_CURRENCIES);
  return currencies.flatMap(([currency, all]) => {
    const amounts = all
      .new_intersection(rows)
      .array()
      .flatMap((row) => index.rowAt(row).facts.rate?.amount ?? []);
    return stepsOf(amounts).map((amount) => `${amount} ${currency}`);
  });
}

/**
 * The values of each filter to choose from, in an order that no choice changes.
 * Of many, those that most of some rows state.
 */
const VALUES: Readonly<
  Record<ChoiceName, (index: SearchIndex, rows: Rows) => readonly string[]>
> = {
  technology(index, rows) {
    const names = index.rowsBy('technology', (name) => [name]);
    return mostFrequent(names, rows);
  },
  location(index, rows) {
    const places = index.rowsBy('place', ({ places, countries }) => [
      ...places.map(({ name }) => name),
      ...countries,
    ]);
    return byCountry(mostFrequent(places, rows));
  },
  remote: () => ['yes,partly', 'yes', 'partly', 'no'],
  part_time: () => ['yes', 'no'],
  speaks(index, rows) {
    return mostFrequent(index.rowsBy('languages', neededLanguages), rows);
  },
  rate_from: ratesIn,
  start_after(index, rows) {
    const months = index.rowsBy('start', (start) => [monthsOf(start).from]);
    return mostFrequent(months, rows).toSorted();
  },
};

/** A value joined with those that are set; `null` where that says nothing. */
function joinedWith(name: ChoiceName, set: string, value: string) {
  const isJoined = takesSeveral(name) && name !== 'remote';
  if (!isJoined || set === '' || set.startsWith('-')) return null;
  const isNew = !valuesIn(name, set).includes(value) && value !== set;
  return isNew ? readValue(name, joinedValues(name, [set, value])) : null;
}

/**
 * The values of a filter that would list something with the others unchanged,
 * in an order that no choice changes. What is set is among them, and so are all
 * languages, because somebody speaks several.
 */
export function choicesOf(search: SearchRows, name: ChoiceName) {
  const { index, all, filter, conditions, wished } = search;
  const others = conditions.filter((other) => other.name !== name);
  const rows = meeting(all, others).intersection(wished);
  const rowsOf = (value: string) =>
    conditionOf(index, name, value).rows.intersection(rows);
  const countOf = (some: Rows) => index.projectsOf(some).length;
  const set = filter[name] ?? '';
  const ofSet = set === '' ? new Rows() : rowsOf(set);
  const offered = VALUES[name](index, rows);
  const isOffered = set === '' || offered.includes(set);
  const values = isOffered ? offered : [...offered, set];
  const choices = values.map((value) => {
    const own = rowsOf(value);
    const joined = joinedWith(name, set, value);
    // Other values find what each of them does: reading all that is set again
    // for each choice would take long.
    const either = () =>
      name === 'speaks' ? rowsOf(joined ?? '') : own.new_union(ofSet);
    const country = name === 'location' ? countryOf(value) : value;
    return {
      value,
      isSet: value === set,
      /** Of a rate, its currency. */
      currency: name === 'rate_from' ? value.split(' ')[1] : undefined,
      /** Whether it is a place below its country. */
      isWithin: country !== value && values.includes(country),
      /**
       * How many assignments match if this value alone is chosen, with all
       * other filters as they are.
       */
      count: countOf(own),
      /**
       * For a filter that has values: this one joined with them, and how many
       * match then.
       */
      added:
        joined === null ? null : { value: joined, count: countOf(either()) },
    };
  });
  return choices.filter(
    ({ isSet, count }) => isSet || count > 0 || name === 'speaks',
  );
}

export type Choice = ReturnType<typeof choicesOf>[number];
