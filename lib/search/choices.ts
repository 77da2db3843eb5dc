import type { TypedFastBitSet as Rows } from 'typedfastbitset';
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

/** The country that a place is in, if the table has it. */
const countryOf = (place: string): string | undefined =>
  isCountryCode(place)
    ? undefined
    : placeByName.get(keyOfName(place))?.codes[0];

/** Countries, each with its places after it, and then other places. */
function byCountry(all: readonly string[]): readonly string[] {
  const countries = all.filter(isCountryCode);
  const grouped = countries.flatMap((country) => [
    country,
    ...all.filter((place) => countryOf(place) === country),
  ]);
  const others = all.filter((place) => !grouped.includes(place));
  return [...grouped, ...others];
}

/**
 * Amounts to choose from, from just below the lowest of some, in at most eight
 * steps; none if there are none.
 */
function stepsOf(amounts: readonly number[]): readonly number[] {
  if (amounts.length === 0) return [];
  const low = amounts.reduce((a, b) => Math.min(a, b));
  const high = amounts.reduce((a, b) => Math.max(a, b));
  const range = high - low;
  const step =
    RATE_STEPS.find((each) => range / each <= MOST_STEPS) ??
    Math.ceil(range / MOST_STEPS);
  const first = Math.floor(low / step);
  const last = Math.floor(high / step);
  const count = Math.min(MOST_STEPS, last - first) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

/** Rates to choose from, in each currency in which some rows state one. */
function ratesIn(index: SearchIndex, rows: Rows): readonly string[] {
  const currencies = [...index.rowsByCurrency]
    .map(([currency, all]) => ({
      currency,
      stated: all.new_intersection(rows),
    }))
    .filter(({ stated }) => !stated.isEmpty())
    .slice(0, MOST_CURRENCIES);
  return currencies.flatMap(({ currency, stated }) => {
    const amounts = stated
      .array()
      .flatMap((row) => index.rowAt(row).facts.rate?.amount ?? []);
    return stepsOf(amounts).map((amount) => `${amount} ${currency}`);
  });
}

const currencyOf = (rate: string): string | undefined => rate.split(' ')[1];

/** Months in turn; rates by currency, the lowest first. */
function inOrder(
  name: ChoiceName,
  values: readonly string[],
): readonly string[] {
  if (name === 'start_after') return values.toSorted();
  if (name !== 'rate_from') return values;
  const currencies = values.map(currencyOf);
  const placeOf = (rate: string) => currencies.indexOf(currencyOf(rate));
  return values.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || Number.parseFloat(a) - Number.parseFloat(b),
  );
}

/**
 * The values of each filter to choose from, in an order that no choice changes.
 * Of many, those that most of some rows state.
 */
const VALUES: Readonly<
  Record<ChoiceName, (index: SearchIndex, rows: Rows) => readonly string[]>
> = {
  technology(index, rows) {
    const names = index.facts.rowsBy('technology', (name) => [name]);
    return mostFrequent(names, rows);
  },
  location(index, rows) {
    const places = index.facts.rowsBy('place', ({ places, countries }) => [
      ...places.map(({ name }) => name),
      ...countries,
    ]);
    return byCountry(mostFrequent(places, rows));
  },
  remote: () => ['yes,partly', 'yes', 'partly', 'no'],
  part_time: () => ['yes', 'no'],
  speaks(index, rows) {
    return mostFrequent(index.facts.rowsBy('languages', neededLanguages), rows);
  },
  rate_from: ratesIn,
  start_after(index, rows) {
    const months = index.facts.rowsBy('start', (start) => [
      monthsOf(start).from,
    ]);
    return mostFrequent(months, rows);
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
  const countOf = (value: string) => {
    const condition = conditionOf(index, name, value);
    return index.projectsOf(condition.rows.intersection(rows)).length;
  };
  const set = filter[name] ?? '';
  const offered = VALUES[name](index, rows);
  const isOffered = set === '' || offered.includes(set);
  const values = inOrder(name, isOffered ? offered : [...offered, set]);
  const choices = values.map((value) => {
    const joined = joinedWith(name, set, value);
    return {
      value,
      isSet: value === set,
      /** Of a rate, its currency. */
      currency: name === 'rate_from' ? currencyOf(value) : undefined,
      /** Whether it is a place below its country. */
      isWithin:
        name === 'location' &&
        values.some((country) => country === countryOf(value)),
      /**
       * How many assignments match if this value alone is chosen, with all
       * other filters as they are.
       */
      count: countOf(value),
      /**
       * For a filter that has values: this one joined with them, and how many
       * match then.
       */
      added: joined === null ? null : { value: joined, count: countOf(joined) },
    };
  });
  return choices.filter(
    ({ isSet, count }) => isSet || count > 0 || name === 'speaks',
  );
}

export type Choice = ReturnType<typeof choicesOf>[number];
