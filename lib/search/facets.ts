import { CHOICE_NAMES, type ChoiceName } from './choice-values.ts';
import { type Filter, type Matches, matchesOf } from './filter.ts';
import { countOf, type Ids, inAll } from './ids.ts';
import type { ProjectList } from './project-list.ts';
import type { SearchIndex, Value } from './search-index.ts';

/** A value to filter by, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };

const MOST_CHOICES = 60;

/** The values that most of these rows have, as many as are offered. */
function mostFrequent({ values }: SearchIndex, name: ChoiceName, rows: Ids): readonly string[] {
  const counts = new Map<Value, number>();
  values.forEach((ones, row) => {
    if (rows[row]) for (const value of ones[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  const ordered = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_CHOICES);
  return ordered.map(([{ shown }]) => shown);
}

/** The values of one filter that would show something beside the other filters, those with most assignments first. */
function choicesOf(name: ChoiceName, list: ProjectList, matches: Matches): readonly Choice[] {
  const { index } = list;
  const others = [...matches].flatMap(([other, rows]) => (other === name ? [] : [rows]));
  const rows = inAll(others, index.every);
  return mostFrequent(index, name, rows)
    .map((value) => {
      const matching = matchesOf(list, { [name]: value }).values();
      return { value, count: countOf(index.ownersOf(inAll([rows, ...matching], rows))) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

/** The values of one filter that most assignments have, with their counts, most frequent first. */
export const mostFrequentChoices = (list: ProjectList, name: ChoiceName, most: number): readonly Choice[] =>
  choicesOf(name, list, new Map()).slice(0, most);

/**
 * For each filter, the values that would show something with the other filters unchanged, each with the number of
 * assignments it would show, most frequent first.
 */
export function choicesFor(list: ProjectList, filter: Filter) {
  const matches = matchesOf(list, filter);
  const choices = CHOICE_NAMES.map((name) => [name, choicesOf(name, list, matches)]);
  return Object.fromEntries(choices) as Readonly<Record<ChoiceName, readonly Choice[]>>;
}

/** Prepares the choices of the unfiltered list, one value at a time. */
export function* prepareChoices(list: ProjectList): Generator<void> {
  for (const name of CHOICE_NAMES) {
    for (const value of mostFrequent(list.index, name, list.index.every)) {
      matchesOf(list, { [name]: value });
      yield;
    }
  }
}
