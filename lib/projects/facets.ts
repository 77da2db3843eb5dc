import { type Filter, filterProjects, roleTest } from './filter.ts';
import type { PublicProject } from './project.ts';
import { type SearchedPart, searchIndexOf } from './search-index.ts';
import { fold, holdsWords, queryWords } from './words.ts';

/** The filters whose values can be chosen; free text has none. */
export const CHOICE_NAMES = ['role', 'technology', 'location', 'sector', 'remote'] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** A value to filter by, and how many assignments choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

const MOST_CHOICES = 60;

/** The parts of an assignment that a filter looks at; of its roles those that match, because a role and its technology are chosen together. */
function partsOf(name: ChoiceName, filter: Filter): (project: PublicProject) => readonly SearchedPart[] {
  if (name !== 'role' && name !== 'technology') return (project) => [searchIndexOf(project)[name]];
  const fits = roleTest(filter);
  return (project) =>
    searchIndexOf(project)
      .roles.filter(fits)
      .map((role) => role[name]);
}

/** The spellings that occur, the most frequent first; of spellings that differ in case or accents alone, the first. */
function frequentValues(parts: readonly SearchedPart[]): readonly string[] {
  const seen = new Map<string, { value: string; count: number }>();
  for (const value of parts.flatMap(({ values }) => values)) {
    const key = fold(value);
    const entry = seen.get(key) ?? { value, count: 0 };
    entry.count += 1;
    seen.set(key, entry);
  }
  const sorted = [...seen.values()].sort((a, b) => b.count - a.count);
  return sorted.slice(0, MOST_CHOICES).map(({ value }) => value);
}

function choicesOf(name: ChoiceName, projects: readonly PublicProject[], filter: Filter): readonly Choice[] {
  const offered = projects.map(partsOf(name, filter));
  const values = frequentValues(offered.flat()).map((value) => ({ value, sought: queryWords(value), count: 0 }));
  // One pass over the assignments for all values, not one for each: the assignments are many.
  for (const parts of offered) {
    for (const value of values) {
      if (parts.some(({ words }) => holdsWords(words, value.sought))) value.count += 1;
    }
  }
  return values
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

const forEachName = (choices: (name: ChoiceName) => readonly Choice[]) =>
  Object.fromEntries(CHOICE_NAMES.map((name) => [name, choices(name)])) as Choices;

const unfiltered = new WeakMap<readonly PublicProject[], Choices>();

/** The choices of a whole list, counted once for each list. */
function allChoices(projects: readonly PublicProject[]): Choices {
  const choices = unfiltered.get(projects) ?? forEachName((name) => choicesOf(name, projects, {}));
  unfiltered.set(projects, choices);
  return choices;
}

/**
 * For each filter the values that would show something while the other filters stay as they are, most first,
 * each with how many assignments it shows. `matching` is what the whole filter leaves, for who has it already.
 */
export function choicesFor(
  projects: readonly PublicProject[],
  filter: Filter,
  matching = filterProjects(projects, filter),
): Choices {
  return forEachName((name) => {
    const others = { ...filter, [name]: undefined };
    if (Object.values(others).every((value) => value === undefined)) return allChoices(projects)[name];
    return choicesOf(name, filter[name] === undefined ? matching : filterProjects(projects, others), others);
  });
}
