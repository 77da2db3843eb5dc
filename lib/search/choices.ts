import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode, placeNamed } from '../facts/places.ts';
import { takesSeveral } from '../filters.ts';
import { compare } from './fact-index.ts';
import { type ChosenFilter, rules } from './filter-rules.ts';
import { joinedValues, readValue, valuesIn } from './filter-values.ts';
import { conditionOf, meetingOthers, type SearchRows } from './search-rows.ts';

const MOST_CHOICES = 60;

/** The country that a place is in, if the table has it. */
const countryOf = (place: string): string | undefined =>
  isCountryCode(place) ? undefined : placeNamed(place).codes[0];

/** Countries, each with its places after it, and then other places. */
function byCountry(all: readonly string[]): readonly string[] {
  const countries = all.filter(isCountryCode);
  const grouped = countries.flatMap((country) => [
    country,
    ...all.filter((place) => countryOf(place) === country),
  ]);
  return [...new Set([...grouped, ...all])];
}

/**
 * The values of a filter for some rows, and those that are set, in an order
 * that no choice changes: months and rates in turn, others as they are for all.
 */
function valuesFor(
  name: ChosenFilter,
  { index, all, filter }: SearchRows,
  rows: Rows,
): readonly string[] {
  const valuesOf = (some: Rows) =>
    rules[name].offered?.(index.facts, some) ?? [];
  // A text of the feed may be too long for a value.
  const offered = valuesOf(rows)
    .slice(0, MOST_CHOICES)
    .filter((value) => readValue(name, value));
  const values = [...new Set([...offered, ...valuesIn(name, filter[name])])];
  if (name === 'rate_from' || name === 'start_after')
    return values.sort(compare);
  const ordered = new Set([...valuesOf(all), ...values]);
  const listed = [...ordered].filter((value) => values.includes(value));
  return name === 'location' ? byCountry(listed) : listed;
}

/**
 * The values of a filter that would list something with the others unchanged,
 * in an order that no choice changes. What is set is among them.
 */
export function choicesOf(search: SearchRows, name: ChosenFilter) {
  const { index, filter } = search;
  const set = filter[name];
  const rows = meetingOthers(search, name);
  const countOf = (value: string) => {
    const condition = conditionOf(index, name, value);
    return index.projectsOf(condition.rows.intersection(rows)).length;
  };
  const values = valuesFor(name, search, rows);
  const choices = values.map((value) => {
    const isSet = valuesIn(name, set).includes(value);
    const isMore =
      set !== undefined && !isSet && takesSeveral(name) && name !== 'remote';
    const joined = isMore && joinedValues(name, [set, value]);
    return {
      value,
      isSet,
      /** Of a rate, its currency. */
      currency: name === 'rate_from' ? value.split(' ')[1] : undefined,
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
      added: joined ? { value: joined, count: countOf(joined) } : null,
    };
  });
  return choices.filter(({ isSet, count }) => isSet || count > 0);
}

export type Choice = ReturnType<typeof choicesOf>[number];
