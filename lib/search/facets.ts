import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHOICE_NAMES, type ChoiceName } from './choice-values.ts';
import type { Filter } from './filter.ts';
import { matchesOf } from './filter-projects.ts';
import type { ProjectList } from './project-list.ts';
import type { Rows, SearchIndex, Value } from './search-index.ts';

/** A value to filter by, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };

const MOST_CHOICES = 60;

/** The values that most of the given rows have, as many as are offered. */
function mostFrequent({ rows }: SearchIndex, name: ChoiceName, given: Rows): readonly string[] {
  const counts = new Map<Value, number>();
  rows.forEach(({ values }, at) => {
    if (given[at]) for (const value of values[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  const ordered = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_CHOICES);
  return ordered.map(([{ shown }]) => shown);
}

/**
 * For each filter, the values that would show something with the other filters unchanged, each with the number of
 * assignments it would show, most frequent first.
 */
export function choicesFor(list: ProjectList, filter: Filter) {
  const matches = matchesOf(list, filter);
  const choices = CHOICE_NAMES.map((name) => {
    const rows = list.index.inAll([...matches].flatMap(([other, ones]) => (other === name ? [] : [ones])));
    const counted = mostFrequent(list.index, name, rows).map((value) => {
      const matching = matchesOf(list, { [name]: value }).values();
      return { value, count: list.index.countIn([rows, ...matching]) };
    });
    const shown: readonly Choice[] = counted.filter(({ count }) => count > 0);
    if (name.startsWith('start_')) return [name, shown.toSorted((a, b) => a.value.localeCompare(b.value))];
    return [name, shown.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))];
  });
  return Object.fromEntries(choices) as Readonly<Record<ChoiceName, readonly Choice[]>>;
}

/** Prepares the choices of the unfiltered list in steps of a few milliseconds, one for each value. */
export async function prepareChoices(list: ProjectList): Promise<void> {
  for (const name of CHOICE_NAMES) {
    const values = mostFrequent(list.index, name, list.index.inAll([]));
    for (const value of values) {
      matchesOf(list, { [name]: value });
      await nextTurn();
    }
  }
}
