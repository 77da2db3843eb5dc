import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { type FactFilter, FILTER_NAMES, type FilterName, filters, type ValueFilter } from '../filters.ts';
import { isFactFilter, rules } from './filter-rules.ts';
import { chosenRows } from './match-text.ts';
import type { SearchIndex } from './search-index.ts';

/** The filters that offer values to choose from; a search text and a day do not. */
export type ChoiceName = Exclude<FilterName, 'q' | 'posted_after' | 'updated_after' | 'apply_before'>;
export const CHOICE_NAMES = FILTER_NAMES.filter((name) => filters[name].control === 'select') as readonly ChoiceName[];

/** A value to filter by, its name for people, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly label: string; readonly count: number };
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

const MOST_CHOICES = 60;
/** In a list of more assignments, a text that only one of them has is not offered. */
const LONG_LIST = 100;
const MOST_STEPS = 8;
const inOrder = new Intl.Collator('en', { numeric: true });

/** At most eight round numbers from the lowest to the highest rate. */
function stepsBetween(rates: readonly number[]): readonly string[] {
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  for (let power = 1; rates.length > 0; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) {
      const first = Math.ceil(low / step);
      const length = Math.floor(high / step) - first + 1;
      if (length <= MOST_STEPS) return Array.from({ length }, (_, at) => String((first + at) * step));
    }
  }
  return [];
}

export function labelOf(index: SearchIndex, name: FilterName, value: string): string {
  if (!isFactFilter(name)) return value;
  return `${rules[name].shown(value)}${name === 'rate_from' && index.currency() ? ` ${index.currency()}` : ''}`;
}

function statedValues(index: SearchIndex, name: FactFilter): readonly string[] {
  const stated = [...index.statedBy(name).keys()];
  if (name === 'rate_from') return stepsBetween(stated.map(Number));
  const { offered = (value) => [value] } = rules[name];
  return [...new Set([...stated.flatMap(offered), ...(name === 'remote' ? ['not-stated'] : [])])];
}

/** The values of a text that most of the given rows have. */
export function frequentValues(index: SearchIndex, name: ValueFilter, given: Rows): readonly string[] {
  const isLong = index.countOf(index.all()) > LONG_LIST;
  const projectOf = (row: number | undefined) => index.rows[row ?? -1]?.project;
  const counted = index.values.of(name).flatMap(({ label, rows }) => {
    if (isLong && projectOf(rows[0]) === projectOf(rows.at(-1))) return [];
    let count = 0;
    for (const row of rows) if (given.has(row)) count += 1;
    return count > 0 ? [{ label, count }] : [];
  });
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES)
    .map(({ label }) => label());
}

/**
 * For each filter, the values that would show something with the other filters unchanged, most frequent first. `rowsWithout` are the
 * rows that match all filters but one.
 */
export function choicesOf(index: SearchIndex, rowsWithout: (name: ChoiceName) => Rows): Choices {
  const choices = CHOICE_NAMES.map((name) => {
    const given = rowsWithout(name);
    const values = isFactFilter(name) ? statedValues(index, name) : frequentValues(index, name, given);
    const rowsOf = (value: string) =>
      isFactFilter(name) ? index.stating(name, value).rows : chosenRows(index, name, value);
    const counted = values.map((value): Choice => {
      const rows = rowsOf(value)?.new_intersection(given);
      return { value, label: labelOf(index, name, value), count: rows ? index.countOf(rows) : 0 };
    });
    const shown = counted.filter(({ count }) => count > 0);
    const isOrdered = name === 'start_after' || name === 'start_before' || name === 'rate_from';
    const byValue = (a: Choice, b: Choice) => inOrder.compare(a.value, b.value);
    const ordered = shown.toSorted((a, b) => (isOrdered ? 0 : b.count - a.count) || byValue(a, b));
    return [name, ordered.slice(0, MOST_CHOICES)];
  });
  return Object.fromEntries(choices) as Choices;
}
