import { type Filter, matchingProjects, matchingRoles } from './filter.ts';
import { intersection, mostFrequent } from './ids.ts';
import { CHOICE_NAMES, type ChoiceName } from './index-parts.ts';
import type { ProjectList } from './project-list.ts';

/** A value to filter by, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

const MOST_CHOICES = 60;

/** The values of one filter that would show something beside the other filters, those with most assignments first. */
function choicesOf(name: ChoiceName, projects: ProjectList, others: Filter): readonly Choice[] {
  const { index } = projects;
  const { values, valuesOf } = index.choices(name);
  // Role and technology must both be true of the same role.
  const isOfRoles = name === 'role' || name === 'technology';
  const ids = isOfRoles ? matchingRoles(projects, others) : matchingProjects(projects, others);
  const frequent = mostFrequent(
    [...ids].map((id) => valuesOf[id] ?? []),
    MOST_CHOICES,
  );
  return frequent
    .flatMap((position) => values[position] ?? [])
    .map((value) => {
      const matching = intersection(ids, index.matchingValue(name, value));
      return { value, count: (isOfRoles ? index.projectsWith(matching) : matching).size };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

/** The values of one filter that most assignments have, with their counts, most frequent first. */
export function mostFrequentChoices(projects: ProjectList, name: ChoiceName, most: number): readonly Choice[] {
  return choicesOf(name, projects, {}).slice(0, most);
}

/**
 * For each filter, the values that would show something with the other filters unchanged, each with the number of
 * assignments it would show, most frequent first.
 */
export function choicesFor(projects: ProjectList, filter: Filter): Choices {
  return Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, choicesOf(name, projects, { ...filter, [name]: undefined })]),
  ) as Choices;
}
