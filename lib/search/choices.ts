import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode } from '../facts/country.ts';
import {
  type ChoiceName,
  type Filter,
  type FilterName,
  takesSeveral,
} from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { type Condition, conditionOf, meeting } from './conditions.ts';
import { factRules, rules } from './filter-rules.ts';
import { joinedValues, readValue, valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * A search: what was asked of the index of a list, as conditions, and whether
 * what may match is listed, too.
 */
export type Asked = {
  readonly list: ProjectList;
  readonly index: SearchIndex;
  readonly filter: Filter;
  readonly conditions: readonly Condition[];
  readonly includesUnstated: boolean;
};

const MOST_CHOICES = 60;
const WAYS = new Map([
  ['yes,partly', 'Fully or partly'],
  ['yes', 'Fully'],
  ['partly', 'Partly'],
  ['no,not-stated', 'On site'],
]);
const RATE_STEPS = [5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_STEPS = 7;

const areSame = (name: FilterName, a: string, b: string) =>
  valuesIn(name, a).toSorted().join() === valuesIn(name, b).toSorted().join();

/** A filter’s value for people: “Germany or Sweden”, “100 EUR/h”. */
export function labelOf(name: FilterName, value: string): string {
  const way =
    name === 'remote' && [...WAYS].find(([ways]) => areSame(name, ways, value));
  const labels = way ? [way[1]] : valuesIn(name, value).map(rules[name].shown);
  return labels.join(name === 'speaks' ? ' and ' : ' or ');
}

/** The rows that state a rate, by its currency, that of most first. */
export const ratesByCurrency = (index: SearchIndex) =>
  [...index.rowsBy('rate_from', (rate) => rate.split(' ').slice(1))].sort(
    ([, a], [, b]) => b.size() - a.size(),
  );

/**
 * Rates to choose from, in the currency that most roles state, in at most eight
 * steps.
 */
function ratesIn(index: SearchIndex): readonly string[] {
  const [[currency] = ['']] = ratesByCurrency(index);
  const rates = index.rowsBy('rate_from', (rate) =>
    rate.endsWith(` ${currency}`) ? [rate] : [],
  );
  const amounts = Array.from(rates.keys(), (rate) => Number.parseFloat(rate));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const step =
    RATE_STEPS.find((one) => (high - low) / one <= MOST_STEPS) ?? high;
  const steps: string[] = [];
  for (let rate = Math.ceil(low / step) * step; rate <= high; rate += step)
    steps.push(`${rate} ${currency}`);
  return steps;
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
  if (name === 'remote') return [...WAYS.keys()];
  const offered = index.rowsBy(
    name,
    name === 'technology' ? undefined : factRules[name].offered,
  );
  const values = Array.from(offered, ([value, rows]) => ({
    value,
    count: rows.intersection_size(given),
  }));
  const frequent = values
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES);
  return frequent.map(({ value }) => value);
}

/**
 * The values of a filter that would list something with the others unchanged:
 * the most frequent first, countries before places.
 */
export function choicesOf(
  { index, filter, conditions, includesUnstated }: Asked,
  name: ChoiceName,
) {
  const others = conditions.filter((one) => one.name !== name);
  const given = meeting(index, others, includesUnstated);
  const rowsOf = (value: string) =>
    meeting(
      index,
      [conditionOf(index, name, value)],
      includesUnstated,
    ).intersection(given);
  const set = filter[name] ?? '';
  const ofSet = set === '' ? new Rows() : rowsOf(set);
  const choices = valuesFor(index, name, given).map((value) => {
    const isJoined = set !== '' && takesSeveral(name) && !set.startsWith('-');
    const both = isJoined ? readValue(name, joinedValues([set, value])) : null;
    const rows = rowsOf(value);
    // Any other values find what each of them does: reading all that is set
    // again for each choice would take long.
    const ofBoth = () =>
      name === 'speaks' ? rowsOf(both ?? '') : rows.new_union(ofSet);
    return {
      value: areSame(name, set, value) ? set : value,
      /** For people. */
      label: labelOf(name, value),
      /**
       * How many assignments are listed if this value alone is chosen, with all
       * other filters as they are.
       */
      count: index.countOf(rows),
      /**
       * For a filter that has values: this one joined with them, and how many
       * are listed then.
       */
      added:
        both !== null && !areSame(name, set, both)
          ? { value: both, count: index.countOf(ofBoth()) }
          : null,
    };
  });
  const listed = choices.filter(({ count }) => count > 0);
  if (name === 'remote' || name === 'rate_from') return listed;
  if (name === 'start_after')
    return listed.sort((a, b) => a.value.localeCompare(b.value));
  const isLast = ({ value }: { value: string }) =>
    Number(name === 'location' && !isCountryCode(value));
  return listed.sort(
    (a, b) =>
      isLast(a) - isLast(b) ||
      b.count - a.count ||
      a.value.localeCompare(b.value),
  );
}
