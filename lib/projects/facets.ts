import { type Filter, filterProjects, mentionsRemote, technologiesOf } from './filter.ts';
import type { PublicProject } from './project.ts';
import { fold, queryWords, wordsOf } from './words.ts';

/** A value to filter by, and how many assignments choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };
export type ChoiceName = 'role' | 'technology' | 'location' | 'sector' | 'remote';
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

/** A text one value of a filter is sought in; several belong to one assignment, as roles do. */
type Unit = { readonly project: PublicProject; readonly words: ReadonlySet<string> };

const MOST_CHOICES = 60;

/** The places in a location: its parts between commas that begin like a name, so not «two days a week on site». */
export function placesOf({ location }: Pick<PublicProject, 'location'>): readonly string[] {
  return location
    .split(/[,;|•·]| or /)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}

const valuesOf: Readonly<Record<ChoiceName, (project: PublicProject) => readonly string[]>> = {
  role: ({ roles }) => roles.map(({ title }) => title),
  technology: ({ roles }) => roles.flatMap(technologiesOf),
  location: placesOf,
  sector: ({ sector }) => (sector ? [sector] : []),
  remote: (project) => [mentionsRemote(project) ? 'yes' : 'no'],
};

const textsOf: Readonly<Record<ChoiceName, (project: PublicProject) => readonly string[]>> = {
  role: valuesOf.role,
  technology: ({ roles }) => roles.map(({ tech_stack }) => tech_stack ?? ''),
  location: ({ location }) => [location],
  sector: valuesOf.sector,
  remote: valuesOf.remote,
};

/** The spellings that occur, the most frequent first; of spellings that differ in case or accents alone, the first. */
function frequentValues(values: readonly string[]): readonly string[] {
  const seen = new Map<string, { value: string; count: number }>();
  for (const value of values) {
    const key = fold(value);
    const entry = seen.get(key) ?? { value, count: 0 };
    entry.count += 1;
    seen.set(key, entry);
  }
  const sorted = [...seen.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
  return sorted.slice(0, MOST_CHOICES).map(({ value }) => value);
}

// Words point to the texts that hold them, so that counting sixty values doesn't read ten thousand assignments sixty times.
function postingsOf(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const postings = new Map<string, Unit[]>();
  for (const unit of units) {
    for (const word of unit.words) {
      const held = postings.get(word);
      if (held) held.push(unit);
      else postings.set(word, [unit]);
    }
  }
  return postings;
}

function choicesOf(name: ChoiceName, projects: readonly PublicProject[]): readonly Choice[] {
  const units = projects.flatMap((project) =>
    textsOf[name](project).map((text) => ({ project, words: wordsOf(text) })),
  );
  const postings = postingsOf(units);
  return frequentValues(projects.flatMap(valuesOf[name]))
    .map((value) => {
      const words = queryWords(value);
      const lists = words.map((word) => postings.get(word) ?? []);
      const shortest = lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
      const found = shortest.filter((unit) => words.every((word) => unit.words.has(word)));
      return { value, count: new Set(found.map(({ project }) => project)).size };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

const unfiltered = new WeakMap<readonly PublicProject[], Map<ChoiceName, readonly Choice[]>>();

const holds = (text: string, sought: string) => {
  const words = wordsOf(text);
  return queryWords(sought).every((word) => words.has(word));
};

/** The assignments that match, with the roles alone that match: a role and its technology are chosen together. */
function matching(projects: readonly PublicProject[], filter: Filter): readonly PublicProject[] {
  const { role = '', technology = '' } = filter;
  return filterProjects(projects, filter).map((project) => ({
    ...project,
    roles: project.roles.filter(({ title, tech_stack = '' }) => holds(title, role) && holds(tech_stack, technology)),
  }));
}

function choicesWithout(name: ChoiceName, projects: readonly PublicProject[], filter: Filter): readonly Choice[] {
  const others = { ...filter, [name]: undefined };
  if (Object.values(others).some((value) => value !== undefined)) return choicesOf(name, matching(projects, others));
  const ofSnapshot = unfiltered.get(projects) ?? new Map<ChoiceName, readonly Choice[]>();
  unfiltered.set(projects, ofSnapshot);
  const held = ofSnapshot.get(name) ?? choicesOf(name, projects);
  ofSnapshot.set(name, held);
  return held;
}

/**
 * For each filter the values that would show something while the other filters stay as they are, most first,
 * each with how many assignments it shows. Without any filter they are counted once for each list.
 */
export function choicesFor(projects: readonly PublicProject[], filter: Filter): Choices {
  return {
    role: choicesWithout('role', projects, filter),
    technology: choicesWithout('technology', projects, filter),
    location: choicesWithout('location', projects, filter),
    sector: choicesWithout('sector', projects, filter),
    remote: choicesWithout('remote', projects, filter),
  };
}
