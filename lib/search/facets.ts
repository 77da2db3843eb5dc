import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectList } from '../projects/project-list.ts';
import { CHOICE_NAMES, type ChoiceName } from './choice-values.ts';
import type { Filter } from './filter.ts';
import { matchesOf } from './filter-projects.ts';
import { indexOf, prepareIndex } from './list-index.ts';
import type { Rows, SearchIndex, Value } from './search-index.ts';

/** A value to filter by, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };

const MOST_CHOICES = 60;

/** The values that most of the given rows have: as many as are offered. */
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
  const index = indexOf(list);
  const matches = matchesOf(list, filter);
  const choices = CHOICE_NAMES.map((name) => {
    const rows = index.inAll([...matches].flatMap(([other, ones]) => (other === name ? [] : [ones])));
    const counted = mostFrequent(index, name, rows).map((value) => {
      const matching = matchesOf(list, { [name]: value }).values();
      return { value, count: index.countIn([rows, ...matching]) };
    });
    const shown: readonly Choice[] = counted.filter(({ count }) => count > 0);
    if (name.startsWith('start_')) return [name, shown.toSorted((a, b) => a.value.localeCompare(b.value))];
    return [name, shown.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))];
  });
  return Object.fromEntries(choices) as Readonly<Record<ChoiceName, readonly Choice[]>>;
}

/**
 * Prepares the search of a list, and the choices of the unfiltered one, in steps of a few milliseconds. Gives the number of
 * words that are not indexed, because there are too many different ones.
 */
export async function prepareSearch(list: ProjectList): Promise<number> {
  await prepareIndex(list);
  const index = indexOf(list);
  for (const name of CHOICE_NAMES) {
    for (const value of mostFrequent(index, name, index.inAll([]))) {
      matchesOf(list, { [name]: value });
      await nextTurn();
    }
  }
  return index.leftOut();
}
