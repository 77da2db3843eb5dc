import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import { FILTER_NAMES, type FilterName, filters, takesSeveral } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { type Condition, conditionsOf, meeting } from './conditions.ts';
import { joinedValues, readValue, rules, valuesIn } from './filter-rules.ts';
import { indexOf, type SearchIndex } from './search-index.ts';
import { tokensIn } from './terms.ts';

/** The filters that offer values to choose from. */
export type ChoiceName = {
  [Name in FilterName]: (typeof filters)[Name] extends { isSelect: boolean } ? Name : never;
}[FilterName];
export const CHOICE_NAMES = FILTER_NAMES.filter((name) => 'isSelect' in filters[name]) as readonly ChoiceName[];

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
/** In a list of more assignments, a technology or place that only one of them has is not offered. */
const LONG_LIST = 100;
const WAYS = new Map([
  ['yes,partly', 'Fully or partly'],
  ['yes', 'Fully'],
  ['partly', 'Partly'],
  ['no,not-stated', 'On site'],
]);
const inOrder = new Intl.Collator('en', { numeric: true });

const sameValues = (a: string, b: string) => a.split(/,|; /).sort().join() === b.split(/,|; /).sort().join();

/** A filter’s value for people: “Germany or Sweden”, “100 EUR/h”. */
export function labelOf(index: SearchIndex, name: FilterName, value: string): string {
  const way = name === 'remote' ? [...WAYS].find(([ways]) => sameValues(ways, value)) : undefined;
  if (way) return way[1];
  const shown = (one: string) => {
    if (name === 'location') return index.places.labelOf(one);
    if (name === 'rate_from') return rules.rate_from.shown(index.inCurrency(one));
    return name === 'q' || name === 'technology' || name === 'role' ? one : rules[name].shown(one);
  };
  return valuesIn(name, value)
    .map(shown)
    .join(name === 'speaks' ? ' and ' : ' or ');
}

/** Rates to choose from, in the currency that most roles state, in at most eight steps. */
function ratesIn(index: SearchIndex): readonly string[] {
  const [, currency] = index.inCurrency('0').split(' ');
  const stated = [...index.statedBy('rate_from').keys()].map((rate) => rate.split(' '));
  const rates = stated.flatMap(([amount, of]) => (of === currency ? [Number(amount)] : []));
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const step = [5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 7) ?? 1000;
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: rates.length > 0 ? count : 0 }, (_, at) => `${(first + at) * step} ${currency}`);
}

const isEnglish = (text: string) =>
  tokensIn(text).every(({ one, term }) => !term.startsWith('=') || term === `=${one}`);

/** Each technology in English if the list has it, otherwise in its most frequent spelling. */
const technologiesIn = (index: SearchIndex) =>
  [...index.technologies()].map(({ spellings, rows }) => {
    const ordered = [...spellings].sort(([a, m], [b, n]) => Number(isEnglish(b)) - Number(isEnglish(a)) || n - m);
    return { value: ordered[0]?.[0] ?? '', rows };
  });

/** The most frequent technologies or places among some rows. */
function frequentIn(index: SearchIndex, name: 'technology' | 'location', given: Rows): readonly string[] {
  const isLong = index.countOf(index.all()) > LONG_LIST;
  const all = name === 'location' ? index.places.values() : technologiesIn(index);
  const projectOf = (row: number | undefined) => index.rows[row ?? 0]?.project;
  return all
    .map(({ value, rows }) => ({ value, rows: 'array' in rows ? rows.array() : rows }))
    .filter(({ rows }) => !isLong || projectOf(rows[0]) !== projectOf(rows.at(-1)))
    .map(({ value, rows }) => ({ value, count: rows.reduce((sum, row) => sum + Number(given.has(row)), 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES)
    .map(({ value }) => value);
}

function valuesFor(index: SearchIndex, name: ChoiceName, given: Rows): readonly string[] {
  if (name === 'technology' || name === 'location') return frequentIn(index, name, given);
  if (name === 'rate_from') return ratesIn(index);
  if (name === 'remote') return [...WAYS.keys()];
  return [...new Set([...index.statedBy(name).keys()].flatMap(rules[name].offered))];
}

const isCountry = (value: string) => /^[A-Z]{2}$/.test(value);

/** For each filter, the values that would list something with the other filters unchanged: the most frequent first, countries before places. */
export function choicesOf(
  index: SearchIndex,
  filter: Filter,
  conditions: readonly Condition[],
  includesUnstated: boolean,
): Choices {
  const choices = CHOICE_NAMES.map((name) => {
    const others = conditions.filter((one) => one.name !== name);
    const given = meeting(index, others, includesUnstated);
    const countOf = (value: string) => {
      const [own] = conditionsOf(index, { [name]: value });
      return own ? index.countOf(meeting(index, [own], includesUnstated).intersection(given)) : 0;
    };
    const set = filter[name];
    const counted = valuesFor(index, name, given).map((value): Choice => {
      const isSet = set !== undefined && (sameValues(set, value) || valuesIn(name, set).includes(value));
      const isAlone = set === undefined || isSet || !takesSeveral(name) || set.startsWith('-');
      const both = isAlone ? null : readValue(name, joinedValues([set, value]));
      return {
        value: set !== undefined && sameValues(set, value) ? set : value,
        label: labelOf(index, name, value),
        count: countOf(value),
        ...(both && { added: { value: both, count: countOf(both) } }),
      };
    });
    const isOrdered = ['start_after', 'rate_from', 'remote'].includes(name);
    const rank = ({ value, count }: Choice) =>
      count + (name === 'location' && isCountry(value) ? index.rows.length : 0);
    const ordered = counted
      .filter(({ count }) => count > 0)
      .toSorted((a, b) =>
        name === 'remote' ? 0 : (isOrdered ? 0 : rank(b) - rank(a)) || inOrder.compare(a.value, b.value),
      );
    return [name, ordered.slice(0, MOST_CHOICES)];
  });
  return Object.fromEntries(choices) as Choices;
}

/** The filters with something to choose in a list: a value that not all assignments have. What is set makes no difference. */
export function offeredIn(list: ProjectList): ReadonlySet<ChoiceName> {
  const choices = choicesOf(indexOf(list), {}, [], false);
  return new Set(CHOICE_NAMES.filter((name) => choices[name].some(({ count }) => count < list.all.length)));
}
