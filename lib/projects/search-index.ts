import { processWide } from '../process-wide.ts';
import { atOnce, inSlices, type Steps } from './in-slices.ts';
import type { PublicProject, PublicProjectRole } from './project.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';
import { fold, queryWords, wordsOf } from './words.ts';

/** A value that can be chosen; spellings that differ in case or accents alone have the same `key`. */
export type Value = { readonly text: string; readonly key: string };

/** What a filter looks at in assignments or in roles, each known by its position among all. */
export type Part = Pick<WordIndex, 'matching'> & {
  readonly size: number;
  readonly valuesOf: (id: number) => readonly Value[];
  /** The position of the assignment that it is, or belongs to. */
  readonly projectOf: (id: number) => number;
};

/** What the assignments of one list are found by. */
export type SearchIndex = {
  readonly size: number;
  /** Of everything that is public about an assignment. */
  readonly all: Pick<WordIndex, 'matching' | 'having'>;
  readonly location: Part;
  readonly sector: Part;
  readonly remote: Part;
  readonly role: Part;
  readonly technology: Part;
};

/** The places in a location: its parts between commas that begin like a name, so not «two days a week on site». */
export function placesOf({ location }: Pick<PublicProject, 'location'>): readonly string[] {
  return location
    .split(/[,;|•·]| or /)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}

/** The single technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line ends. */
export function technologiesOf({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] {
  return tech_stack
    .split(/[,;|•·\n]+/)
    .map((value) => value.trim())
    .filter((value) => queryWords(value).length > 0);
}

const REMOTE_WORDS = ['remote', 'remotely', 'anywhere', 'distans', 'homeoffice', 'teletravail', 'remoto'];
// Two neighbours are indexed as one word too, so «no remote» is also `noremote`.
const REFUSALS = ['no', 'non', 'not', 'kein', 'keine', 'ingen'];

/** Whether a place mentions remote work, wholly or in part: «yes» or «no». */
function remoteOf({ location }: PublicProject): 'yes' | 'no' {
  const place = wordsOf(location);
  const mentions = REMOTE_WORDS.some(
    (word) => place.has(word) && !REFUSALS.some((refusal) => place.has(refusal + word)),
  );
  return mentions ? 'yes' : 'no';
}

function textOf({ roles, ...project }: PublicProject): string {
  return [project, ...roles].flatMap((part) => Object.values(part)).join('\n');
}

const whole = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** A part in which each text is that of the assignment at the position given, and `split` tells its values. */
function createPart(owners: readonly number[], split = whole) {
  const index = createWordIndex(owners.length);
  // Most texts come many times; what they are split into is held once.
  const known = new Map<string, readonly Value[]>();
  const values: (readonly Value[])[] = [];

  function add(text: string) {
    const its = known.get(text) ?? split(text).map((value) => ({ text: value, key: fold(value) }));
    known.set(text, its);
    values.push(its);
    index.add(text);
  }

  const part: Part = {
    size: owners.length,
    matching: index.matching,
    valuesOf: (id) => values[id] ?? [],
    projectOf: (id) => owners[id] ?? id,
  };
  return { ...part, add };
}

/** Makes the index of a list, one assignment at each step. */
function* indexing(projects: readonly PublicProject[]): Steps<SearchIndex> {
  const ofProjects = projects.map((_, id) => id);
  const ofRoles = projects.flatMap(({ roles }, id) => roles.map(() => id));
  const all = createWordIndex(projects.length);
  const location = createPart(ofProjects, (text) => placesOf({ location: text }));
  const sector = createPart(ofProjects);
  const remote = createPart(ofProjects);
  const role = createPart(ofRoles);
  const technology = createPart(ofRoles, (text) => technologiesOf({ tech_stack: text }));
  for (const project of projects) {
    all.add(textOf(project));
    location.add(project.location);
    sector.add(project.sector ?? '');
    remote.add(remoteOf(project));
    for (const { title, tech_stack } of project.roles) {
      role.add(title);
      technology.add(tech_stack ?? '');
    }
    yield;
  }
  return { size: projects.length, all, location, sector, remote, role, technology };
}

// Pages, route handlers and the middleware look into one index.
const indexes = processWide('search-indexes', () => new WeakMap<readonly PublicProject[], SearchIndex>());

/** The index of a list, made once and forgotten with the list; at once when nobody made it before. */
export function searchIndexOf(projects: readonly PublicProject[]): SearchIndex {
  const index = indexes.get(projects) ?? atOnce(indexing(projects));
  indexes.set(projects, index);
  return index;
}

/** Makes the index of a list beforehand, in slices. */
export async function prepareSearch(projects: readonly PublicProject[]): Promise<void> {
  if (!indexes.has(projects)) indexes.set(projects, await inSlices(indexing(projects)));
}
