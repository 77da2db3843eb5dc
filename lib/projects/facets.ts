import { type Filter, filterProjects, mentionsRemote, technologiesOf } from './filter.ts';
import type { PublicProject } from './project.ts';
import { searchIndexOf } from './search-index.ts';
import { fold, holdsWords, joined, queryWords } from './words.ts';

/** A value to filter by, and how many assignments choosing it would show. */
export type Choice = { readonly value: string; readonly count: number };
export type ChoiceName = 'role' | 'technology' | 'location' | 'sector' | 'remote';
export type Choices = Readonly<Record<ChoiceName, readonly Choice[]>>;

type Words = ReadonlySet<string>;

/** What one assignment offers to a filter: values to choose, and the texts a chosen value is sought in. */
type Offer = { readonly values: readonly string[]; readonly texts: readonly Words[] };

const MOST_CHOICES = 60;

/** The places in a location: its parts between commas that begin like a name, so not «two days a week on site». */
export function placesOf({ location }: Pick<PublicProject, 'location'>): readonly string[] {
  return location
    .split(/[,;|•·]| or /)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}

/** The roles that match: a role and its technology are chosen together. */
function matchingRoles(project: PublicProject, filter: Filter) {
  const role = queryWords(filter.role ?? '');
  const technology = queryWords(filter.technology ?? '');
  const { roles } = searchIndexOf(project);
  return project.roles
    .map((own, at) => ({ own, words: roles[at] ?? { title: new Set<string>(), tech: new Set<string>() } }))
    .filter(({ words: { title, tech } }) => holdsWords(title, role) && holdsWords(tech, technology));
}

const offers: Readonly<Record<ChoiceName, (project: PublicProject, filter: Filter) => Offer>> = {
  role: (project, filter) => {
    const roles = matchingRoles(project, filter);
    return { values: roles.map(({ own }) => own.title), texts: roles.map(({ words }) => words.title) };
  },
  technology: (project, filter) => {
    const roles = matchingRoles(project, filter);
    return { values: roles.flatMap(({ own }) => technologiesOf(own)), texts: roles.map(({ words }) => words.tech) };
  },
  location: (project) => ({ values: placesOf(project), texts: [searchIndexOf(project).location] }),
  sector: (project) => ({ values: project.sector ? [project.sector] : [], texts: [searchIndexOf(project).sector] }),
  remote: (project) => {
    const value = mentionsRemote(project) ? 'yes' : 'no';
    return { values: [value], texts: [new Set([value])] };
  },
};

const wholeOffers = new WeakMap<PublicProject, Map<ChoiceName, Offer>>();

/** What an assignment offers; of a whole one it is worked out once. */
function offerOf(name: ChoiceName, project: PublicProject, filter: Filter): Offer {
  if (filter.role !== undefined || filter.technology !== undefined) return offers[name](project, filter);
  const ofProject = wholeOffers.get(project) ?? new Map<ChoiceName, Offer>();
  wholeOffers.set(project, ofProject);
  const held = ofProject.get(name) ?? offers[name](project, {});
  ofProject.set(name, held);
  return held;
}

/** The spellings that occur, the most frequent first; of spellings that differ in case or accents alone, the first. */
function frequentValues(offered: readonly Offer[]): readonly string[] {
  const seen = new Map<string, { value: string; count: number }>();
  for (const value of offered.flatMap(({ values }) => values)) {
    const key = fold(value);
    const entry = seen.get(key) ?? { value, count: 0 };
    entry.count += 1;
    seen.set(key, entry);
  }
  const sorted = [...seen.values()].sort((a, b) => b.count - a.count);
  return sorted.slice(0, MOST_CHOICES).map(({ value }) => value);
}

// Words point to the offers that hold them, so that counting sixty values doesn't read ten thousand assignments sixty times.
function postingsOf(offered: readonly Offer[]): ReadonlyMap<string, ReadonlySet<Offer>> {
  const postings = new Map<string, Set<Offer>>();
  for (const offer of offered) {
    for (const word of offer.texts.flatMap((words) => [...words])) {
      const held = postings.get(word);
      if (held) held.add(offer);
      else postings.set(word, new Set([offer]));
    }
  }
  return postings;
}

/** How many offers have a text with these words, read from those alone that can have it by the first word. */
function countOf(postings: ReadonlyMap<string, ReadonlySet<Offer>>, sought: readonly string[]): number {
  const [first = '', second = ''] = sought;
  const spellings = [first, joined(first), joined(first) + joined(second)];
  const candidates = new Set(spellings.flatMap((word) => [...(postings.get(word) ?? [])]));
  return [...candidates].filter(({ texts }) => texts.some((words) => holdsWords(words, sought))).length;
}

function choicesOf(name: ChoiceName, projects: readonly PublicProject[], others: Filter): readonly Choice[] {
  const offered = projects.map((project) => offerOf(name, project, others));
  const postings = postingsOf(offered);
  return frequentValues(offered)
    .map((value) => ({ value, count: countOf(postings, queryWords(value)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

const unfiltered = new WeakMap<readonly PublicProject[], Map<ChoiceName, readonly Choice[]>>();

type Filtered = { readonly projects: readonly PublicProject[]; readonly filter: Filter };

function choicesWithout(name: ChoiceName, { projects, filter }: Filtered, matching: readonly PublicProject[]) {
  const others = { ...filter, [name]: undefined };
  if (Object.values(others).some((value) => value !== undefined)) {
    return choicesOf(name, filter[name] === undefined ? matching : filterProjects(projects, others), others);
  }
  const ofSnapshot = unfiltered.get(projects) ?? new Map<ChoiceName, readonly Choice[]>();
  unfiltered.set(projects, ofSnapshot);
  const held = ofSnapshot.get(name) ?? choicesOf(name, projects, {});
  ofSnapshot.set(name, held);
  return held;
}

/**
 * For each filter the values that would show something while the other filters stay as they are, most first,
 * each with how many assignments it shows. Without any filter they are counted once for each list.
 * `matching` is what the whole filter leaves, for who has it already.
 */
export function choicesFor(
  projects: readonly PublicProject[],
  filter: Filter,
  matching = filterProjects(projects, filter),
): Choices {
  const choices = (name: ChoiceName) => choicesWithout(name, { projects, filter }, matching);
  return {
    role: choices('role'),
    technology: choices('technology'),
    location: choices('location'),
    sector: choices('sector'),
    remote: choices('remote'),
  };
}
