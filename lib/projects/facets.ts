import { processWide } from '../process-wide.ts';
import { type Filter, matchingProjects, matchingRoles } from './filter.ts';
import { bothIds, countIds, forEachId, highest, type IdSet } from './id-set.ts';
import type { PublicProject } from './project.ts';
import { type Part, type SearchIndex, searchIndexOf } from './search-index.ts';

/** The filters that offer values to choose from; free text does not. */
export const CHOICE_NAMES = ['role', 'technology', 'location', 'sector', 'remote'] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** A value to filter by, and the number of assignments that choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

const MOST_CHOICES = 60;

/** The values that occur, most frequent first. */
function frequentValues({ values, valuesOf }: Part, ids: IdSet): readonly string[] {
  const counts = new Uint32Array(values.length);
  forEachId(ids, (id) => {
    for (const value of valuesOf(id)) counts[value] = (counts[value] ?? 0) + 1;
  });
  return highest(counts, MOST_CHOICES).flatMap((value) => values[value] ?? []);
}

/** Finds the items for each filter once: choosing a value of most filters leaves the rest of the query unchanged. */
function oncePerFilter(find: (filter: Filter) => IdSet) {
  const found = new Map<string, IdSet>();
  return (filter: Filter): IdSet => {
    const key = JSON.stringify(filter);
    const ids = found.get(key) ?? find(filter);
    found.set(key, ids);
    return ids;
  };
}

/** Finds the items that match: for role and technology only roles, because both must be true of the same role. */
function matchesIn(index: SearchIndex) {
  const roles = oncePerFilter((filter) => matchingRoles(index, filter));
  const projects = oncePerFilter((filter) => matchingProjects(index, filter));
  return { role: roles, technology: roles, location: projects, sector: projects, remote: projects };
}

function choicesOf(
  name: ChoiceName,
  index: SearchIndex,
  filter: Filter,
  matches = matchesIn(index),
): readonly Choice[] {
  const part = index[name];
  const ids = matches[name](filter);
  return frequentValues(part, ids)
    .map((value) => ({ value, count: countIds(part.projectsOf(bothIds(ids, part.matching(value)))) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

const forEachName = (choices: (name: ChoiceName) => readonly Choice[]) =>
  Object.fromEntries(CHOICE_NAMES.map((name) => [name, choices(name)])) as Choices;

const unfiltered = processWide('choices', () => new WeakMap<SearchIndex, Map<ChoiceName, readonly Choice[]>>());

/** The choices of one filter for the unfiltered list, computed once per list. */
function allChoices(name: ChoiceName, index: SearchIndex): readonly Choice[] {
  const counted = unfiltered.get(index) ?? new Map<ChoiceName, readonly Choice[]>();
  unfiltered.set(index, counted);
  const choices = counted.get(name) ?? choicesOf(name, index, {});
  counted.set(name, choices);
  return choices;
}

/** The values of one filter that most assignments have, with their counts, most frequent first. */
export function mostAsked(projects: readonly PublicProject[], name: ChoiceName, most: number): readonly Choice[] {
  return allChoices(name, searchIndexOf(projects)).slice(0, most);
}

/**
 * For each filter, the values that would show something with the other filters unchanged, each with the number of
 * assignments it would show, most frequent first.
 */
export function choicesFor(projects: readonly PublicProject[], filter: Filter): Choices {
  const index = searchIndexOf(projects);
  const matches = matchesIn(index);
  return forEachName((name) => {
    const others = { ...filter, [name]: undefined };
    const isWhole = Object.values(others).every((value) => value === undefined);
    return isWhole ? allChoices(name, index) : choicesOf(name, index, others, matches);
  });
}
