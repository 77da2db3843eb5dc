import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { isCountryCode } from '../facts/country.ts';
import { type ChoiceName, type Filter, type FilterName, takesSeveral } from '../filters.ts';
import { type Condition, conditionOf, meeting } from './conditions.ts';
import { factRules, rules } from './filter-rules.ts';
import { joinedValues, readValue, valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';

type Choice = {
  readonly value: string;
  /** For people. */
  readonly label: string;
  /** How many assignments are listed if this value alone is chosen, with all other filters as they are. */
  readonly count: number;
  /** For a filter with several values of which some are set: this value joined with them, and how many are listed then. */
  readonly added?: { readonly value: string; readonly count: number };
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
  const way = name === 'remote' && [...WAYS].find(([ways]) => areSame(name, ways, value));
  const labels = way ? [way[1]] : valuesIn(name, value).map(rules[name].shown);
  return labels.join(name === 'speaks' ? ' and ' : ' or ');
}

/** The currencies in which roles state rates, that of most first. */
export const currenciesIn = (index: SearchIndex): readonly string[] =>
  index.valuesOf('rate_from', index.all, (rate) => rate.split(' ').slice(1));

/** Rates to choose from, in the currency that most roles state, in at most eight steps. */
function ratesIn(index: SearchIndex): readonly string[] {
  const [currency = ''] = currenciesIn(index);
  const rates = index.valuesOf('rate_from', index.all, (rate) => (rate.endsWith(` ${currency}`) ? [rate] : []));
  const amounts = rates.map((rate) => Number.parseFloat(rate));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const step = RATE_STEPS.find((one) => (high - low) / one <= MOST_STEPS) ?? high;
  const steps: string[] = [];
  for (let rate = Math.ceil(low / step) * step; rate <= high; rate += step) steps.push(`${rate} ${currency}`);
  return steps;
}

/** The values to choose from, without an order of their own the most frequent among some rows first. */
function valuesFor(index: SearchIndex, name: ChoiceName, given: Rows): readonly string[] {
  if (name === 'rate_from') return ratesIn(index);
  if (name === 'remote') return [...WAYS.keys()];
  const offered = name === 'technology' ? undefined : factRules[name].offered;
  const frequent = index.valuesOf(name, given, offered ?? ((stated) => [stated])).slice(0, MOST_CHOICES);
  return name === 'start_after' ? frequent.toSorted() : frequent;
}

/** The values of a filter that would list something with the others unchanged: the most frequent first, countries before places. */
export function choicesOf(
  index: SearchIndex,
  name: ChoiceName,
  filter: Filter,
  conditions: readonly Condition[],
  includesUnstated: boolean,
): readonly Choice[] {
  const others = conditions.filter((one) => one.name !== name);
  const given = meeting(index, others, includesUnstated);
  const countOf = (value: string) =>
    index.countOf(meeting(index, [conditionOf(index, name, value)], includesUnstated).intersection(given));
  const set = filter[name];
  const choiceOf = (value: string): Choice => {
    const isJoined = set !== undefined && takesSeveral(name) && !set.startsWith('-');
    const both = isJoined ? readValue(name, joinedValues([set, value])) : null;
    return {
      value: set !== undefined && areSame(name, set, value) ? set : value,
      label: labelOf(name, value),
      count: countOf(value),
      ...(both && set && !areSame(name, set, both) && { added: { value: both, count: countOf(both) } }),
    };
  };
  const choices = valuesFor(index, name, given)
    .map(choiceOf)
    .filter(({ count }) => count > 0);
  if (name === 'remote' || name === 'rate_from' || name === 'start_after') return choices;
  const isCountry = (value: string) => name === 'location' && isCountryCode(value);
  const rank = ({ value, count }: Choice) => count + (isCountry(value) ? index.rows.length : 0);
  return choices.sort((a, b) => rank(b) - rank(a) || a.value.localeCompare(b.value));
}
