import { CHOICE_NAMES, type ChoiceName, isOfRoles } from './choice-values.ts';
import { type Filter, type Matches, matchesOf, matchingAll } from './filter.ts';
import { countOf, type Ids, inAll } from './ids.ts';
import type { ProjectList } from './project-list.ts';
import type { SearchIndex, Value } from './search-index.ts';

/** A value to filter by, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };

const MOST_CHOICES = 60;

/** The values that most of these assignments or roles have, as many as are offered. */
function mostFrequent({ values }: SearchIndex, name: ChoiceName, ids: Ids): readonly string[] {
  const counts = new Map<Value, number>();
  values[name].forEach((ones, id) => {
    if (ids[id]) for (const value of ones) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  const ordered = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_CHOICES);
  return ordered.map(([{ shown }]) => shown);
}

/** What a value matches. */
const matchingValue = (list: ProjectList, name: ChoiceName, value: string): Ids =>
  matchesOf(list, { [name]: value }).get(name) ?? list.index.everyOf(name);

/** The values of one filter that would show something beside the other filters, those with most assignments first. */
function choicesOf(name: ChoiceName, list: ProjectList, matches: Matches): readonly Choice[] {
  const { index } = list;
  const others = matchingAll(index, matches, name);
  const ids = isOfRoles(name) ? others.roles() : others.projects;
  return mostFrequent(index, name, ids)
    .map((value) => {
      const matching = inAll([ids, matchingValue(list, name, value)], ids);
      return { value, count: countOf(isOfRoles(name) ? index.ownersOf(matching) : matching) };
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
    for (const value of mostFrequent(list.index, name, list.index.everyOf(name))) {
      matchingValue(list, name, value);
      yield;
    }
  }
}
