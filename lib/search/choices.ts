import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode, placeByName } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
import { type ChoiceName, takesSeveral } from '../filters.ts';
import { monthsOf, neededLanguages } from './compare.ts';
import { conditionOf, meeting } from './conditions.ts';
import type { FactIndex } from './fact-index.ts';
import { joinedValues, readValue } from './filter-values.ts';
import type { SearchRows } from './search-rows.ts';

const MOST_CHOICES = 60;
const MOST_CURRENCIES = 6;
const RATE_STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 7;

/** The country that a place is in, if the table has it. */
const countryOf = (place: string): string | undefined =>
  isCountryCode(place)
    ? undefined
    : placeByName.get(keyOfName(place))?.codes[0];

/** Countries, each with its places after it, and then other places. */
function byCountry(all: readonly string[]): readonly string[] {
  const grouped = all
    .filter(isCountryCode)
    .flatMap((country) => [
      country,
      ...all.filter((place) => countryOf(place) === country),
    ]);
  return [...new Set([...grouped, ...all])];
}

/** Some amounts, rounded down to at most eight steps. */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const sorted = amounts.toSorted((a, b) => a - b);
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const step =
    RATE_STEPS.find((each) => range / each <= MOST_STEPS) ??
    Math.ceil(range / MOST_STEPS);
  return [...new Set(sorted.map((amount) => Math.floor(amount / step) * step))];
}

const currencyOf = (rate: string): string | undefined => rate.split(' ')[1];

/** The rates that some rows state, in steps, in each of some currencies. */
function ratesIn(facts: FactIndex, rows: Rows): readonly string[] {
  const rates = facts.frequent('rate', rows, (rate) => [rate]);
  const currencies = facts.frequent('rate', rows, ({ currency }) => [currency]);
  return currencies.slice(0, MOST_CURRENCIES).flatMap((currency) => {
    const own = rates.filter((rate) => rate.currency === currency);
    const amounts = own.map(({ amount }) => amount);
    return stepsOf(amounts).map((amount) => `${amount} ${currency}`);
  });
}

/** The values of each filter to choose from, that of most of some rows first. */
const VALUES: Readonly<
  Record<ChoiceName, (facts: FactIndex, rows: Rows) => readonly string[]>
> = {
  technology: (facts, rows) =>
    facts.frequent('technology', rows, (name) => [name]),
  location: (facts, rows) =>
    facts.frequent('place', rows, ({ places, countries }) => [
      ...places.map(({ name }) => name),
      ...countries,
    ]),
  remote: () => ['yes,partly', 'yes', 'partly', 'no'],
  part_time: () => ['yes', 'no'],
  speaks: (facts, rows) => facts.frequent('languages', rows, neededLanguages),
  rate_from: ratesIn,
  start_after: (facts, rows) =>
    facts.frequent('start', rows, (start) => [monthsOf(start).from]),
};

const { compare } = new Intl.Collator('en', { numeric: true });
/** “EUR 90” of “90 EUR”: rates are in order by currency, then by amount. */
const keyOf = (value: string) => value.split(' ').reverse().join(' ');

/**
 * The values of a filter for some rows, and the one that is set, in an order
 * that no choice changes: months and rates in turn, others as they are for all.
 */
function valuesFor(
  name: ChoiceName,
  { index, all, filter }: SearchRows,
  rows: Rows,
): readonly string[] {
  const valuesOf = (some: Rows) => VALUES[name](index.facts, some);
  const some = name === 'speaks' ? all : rows;
  const offered = valuesOf(some).slice(0, MOST_CHOICES);
  const values = new Set([...offered, filter[name] ?? []].flat());
  if (name === 'rate_from' || name === 'start_after')
    return [...values].sort((a, b) => compare(keyOf(a), keyOf(b)));
  const ordered = new Set([...valuesOf(all), ...values]);
  const listed = [...ordered].filter((value) => values.has(value));
  return name === 'location' ? byCountry(listed) : listed;
}

/** A value joined with those that are set; `null` where that says nothing. */
function joinedWith(name: ChoiceName, set: string | undefined, value: string) {
  if (set === undefined || !takesSeveral(name) || name === 'remote')
    return null;
  const joined = readValue(name, joinedValues(name, [set, value]));
  return joined === set ? null : joined;
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
  const values = valuesFor(name, search, rows);
  const choices = values.map((value) => {
    const joined = joinedWith(name, filter[name], value);
    return {
      value,
      /** Of a rate, its currency. */
      currency: name === 'rate_from' ? currencyOf(value) : undefined,
      /** Whether it is a place below its country. */
      isWithin: name === 'location' && values.includes(countryOf(value) ?? ''),
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
    ({ value, count }) =>
      value === filter[name] || count > 0 || name === 'speaks',
  );
}

export type Choice = ReturnType<typeof choicesOf>[number];
