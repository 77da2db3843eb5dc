import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { CHOICE_NAMES, type ChoiceName, type Filter, type FilterName, takesSeveral } from '../filters.ts';
import { type Condition, conditionOf, meeting } from './conditions.ts';
import { factRules, rules } from './filter-rules.ts';
import { joinedValues, readValue, valuesIn } from './filter-values.ts';
import type { SearchIndex } from './search-index.ts';

export type Choice = {
  readonly value: string;
  /** For people. */
  readonly label: string;
  /** How many assignments are listed if this value alone is chosen, with all other filters as they are. */
  readonly count: number;
  /** For a filter with several values of which some are set: this value joined with them, and how many are listed then. */
  readonly added?: { readonly value: string; readonly count: number };
};
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

const MOST_CHOICES = 60;
const WAYS = new Map([
  ['yes,partly', 'Fully or partly'],
  ['yes', 'Fully'],
  ['partly', 'Partly'],
  ['no,not-stated', 'On site'],
]);
const RATE_STEPS = [5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_STEPS = 7;
const inOrder = new Intl.Collator('en', { numeric: true });

const areSame = (name: FilterName, a: string, b: string) =>
  valuesIn(name, a).toSorted().join() === valuesIn(name, b).toSorted().join();

/** A filter’s value for people: “Germany or Sweden”, “100 EUR/h”. */
export function labelOf(index: SearchIndex, name: FilterName, value: string): string {
  const way = name === 'remote' && [...WAYS].find(([ways]) => areSame(name, ways, value));
  if (way) return way[1];
  return valuesIn(name, value)
    .map((one) => rules[name].shown(name === 'rate_from' ? index.inCurrency(one) : one))
    .join(name === 'speaks' ? ' and ' : ' or ');
}

/** Rates to choose from, in the currency that most roles state, in at most eight steps. */
function ratesIn(index: SearchIndex): readonly string[] {
  const [[currency] = ['']] = index.currencies();
  const rates = [...index.rowsBy('rate_from', (rate) => [rate]).keys()];
  const amounts = rates.filter((rate) => rate.endsWith(` ${currency}`)).map((rate) => Number.parseFloat(rate));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const step = RATE_STEPS.find((one) => (high - low) / one <= MOST_STEPS) ?? high;
  const steps: string[] = [];
  for (let rate = Math.ceil(low / step) * step; rate <= high; rate += step) steps.push(`${rate} ${currency}`);
  return steps;
}

/** The values to choose from, the most frequent among some rows first. */
function valuesFor(index: SearchIndex, name: ChoiceName, given: Rows): readonly string[] {
  if (name === 'rate_from') return ratesIn(index);
  if (name === 'remote') return [...WAYS.keys()];
  const offers = name === 'technology' ? undefined : factRules[name].offered;
  const offered = [...index.rowsBy(name, (stated) => offers?.(stated) ?? [stated])].map(([value, rows]) => ({
    value,
    count: rows.intersection_size(given),
  }));
  // What starts later, or asks for fewer languages, is found by other values than its own, too.
  const isOwn = name === 'technology' || name === 'location';
  const frequent = offered
    .filter(({ count }) => count > 0 || !isOwn)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES);
  return frequent.map(({ value }) => value);
}

/** For each filter, the values that would list something with the others unchanged: the most frequent first, countries before places. */
export function choicesOf(
  index: SearchIndex,
  filter: Filter,
  conditions: readonly Condition[],
  includesUnstated: boolean,
): Choices {
  const choicesFor = (name: ChoiceName): readonly Choice[] => {
    const others = conditions.filter((one) => one.name !== name);
    const given = meeting(index, others, includesUnstated);
    const countOf = (value: string) =>
      index.countOf(meeting(index, [conditionOf(index, name, value)], includesUnstated).intersection(given));
    const set = filter[name];
    const choiceOf = (value: string): Choice => {
      const isSet = set !== undefined && areSame(name, set, value);
      const isAlone =
        isSet || !set || !takesSeveral(name) || set.startsWith('-') || valuesIn(name, set).includes(value);
      const both = isAlone ? null : readValue(name, joinedValues([set, value]));
      return {
        value: isSet ? set : value,
        label: labelOf(index, name, value),
        count: countOf(value),
        ...(both && { added: { value: both, count: countOf(both) } }),
      };
    };
    const isCountry = (value: string) => name === 'location' && /^[A-Z]{2}$/.test(value);
    const isOrdered = name === 'start_after' || name === 'rate_from';
    const rank = ({ value, count }: Choice) => (isOrdered ? 0 : count + (isCountry(value) ? index.rows.length : 0));
    const choices = valuesFor(index, name, given)
      .map(choiceOf)
      .filter(({ count }) => count > 0);
    if (name === 'remote') return choices;
    return choices.sort((a, b) => rank(b) - rank(a) || inOrder.compare(a.value, b.value));
  };
  return Object.fromEntries(CHOICE_NAMES.map((name) => [name, choicesFor(name)])) as Choices;
}
