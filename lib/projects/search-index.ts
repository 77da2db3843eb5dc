import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide.ts';
import { addId, allIds, bothIds, forEachId, hasId, type IdSet, isEmpty, noIds } from './id-set.ts';
import { atOnce, inSlices, type Steps } from './in-slices.ts';
import { apiProject, type PublicProject, type PublicProjectRole } from './project.ts';
import { REMOTE, remoteOf } from './remote.ts';
import { likeness } from './same-words.ts';
import { type Sought, soughtIn } from './sought.ts';
import { dayOf } from './stated-date.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';
import { queryWords } from './words.ts';

/** How the items of a part, identified by their position, belong to assignments. */
type Belonging = {
  /** The positions of the assignments that the items are or belong to. */
  readonly projectsOf: (ids: IdSet) => IdSet;
  /** Those of the items that are or belong to one of the assignments. */
  readonly within: (ids: IdSet, projects: IdSet) => IdSet;
};

/** The part of the index that a filter searches: assignments or roles, identified by their position. */
export type Part = Belonging &
  Pick<WordIndex, 'matching'> & {
    /** The values to choose from; of spellings that differ only in case or accents, and names of one thing, the first. */
    readonly values: readonly string[];
    /** The values of an item, by their position in {@link values}. */
    readonly valuesOf: (id: number) => readonly number[];
  };

/** A part that indexes texts. */
export type TextPart = Part & Pick<WordIndex, 'havingSought'>;

/** The search index of one list of assignments. */
export type SearchIndex = {
  readonly size: number;
  /** Everything public about an assignment. */
  readonly all: Pick<WordIndex, 'matching' | 'having' | 'havingSought'>;
  readonly name: TextPart;
  readonly location: TextPart;
  readonly sector: TextPart;
  readonly remote: Part;
  /** The assignments that were posted on a day or later; never those without a date. */
  readonly postedSince: (day: string) => IdSet;
  readonly role: TextPart;
  readonly technology: TextPart;
  /** Parses a query for this list: a word that occurs nowhere also matches words it may mean. */
  readonly understand: (query: string) => readonly Sought[];
  readonly nearestWord: Vocabulary['nearestTo'];
};

/** The places in a location: its comma-separated parts that start like a name, which excludes "two days a week on site". */
export function placesOf({ location }: Pick<PublicProject, 'location'>): readonly string[] {
  return location
    .split(/[,;|•·]| or /)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export function technologiesOf({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] {
  return tech_stack
    .split(/[,;|•·\n]+/)
    .map((value) => value.trim())
    .filter((value) => queryWords(value).length > 0);
}

// Not its dates and language, which a person does not look for by a word.
function textOf(project: PublicProject): string {
  const { roles, ...facts } = apiProject(project);
  return [facts, ...roles].flatMap((part) => Object.values(part)).join('\n');
}

const whole = (text: string): readonly string[] => (text === '' ? [] : [text]);
/** For texts that nobody chooses from. */
const none = (): readonly string[] => [];

type Understand = SearchIndex['understand'];

/** For items that belong to the assignments at these positions, of `size` assignments. */
function ownedBy(owners: readonly number[], size: number): Belonging {
  const ownerOf = (id: number) => owners[id] ?? 0;
  return {
    projectsOf(ids) {
      const projects = noIds(size);
      forEachId(ids, (id) => addId(projects, ownerOf(id)));
      return projects;
    },
    within(ids, projects) {
      const items = noIds(owners.length);
      forEachId(ids, (id) => hasId(projects, ownerOf(id)) && addId(items, id));
      return items;
    },
  };
}

/** For items that are the assignments. */
const themselves: Belonging = { projectsOf: (ids) => ids, within: bothIds };

/** A part of the index with a number of texts; `split` extracts the values of a text. */
function createPart(size: number, belonging: Belonging, understand: Understand, split = whole) {
  const index = createWordIndex(size, understand);
  const values: string[] = [];
  const valuesOf: (readonly number[])[] = [];
  // Many texts repeat; the list of their values is stored once. Until the last text is added, it is found by it.
  const known = new Map<string, readonly number[]>();
  const numbers = new Map<string, number>();

  function numberOf(value: string): number {
    const key = likeness(value);
    const number = numbers.get(key) ?? values.push(value) - 1;
    numbers.set(key, number);
    return number;
  }

  function add(text: string) {
    const its = known.get(text) ?? split(text).map(numberOf);
    known.set(text, its);
    valuesOf.push(its);
    index.add(text);
    if (valuesOf.length < size) return;
    known.clear();
    numbers.clear();
  }

  const part: TextPart = {
    ...belonging,
    matching: index.matching,
    havingSought: index.havingSought,
    values,
    valuesOf: (id) => valuesOf[id] ?? [],
  };
  return { ...part, add };
}

/** The part of the index for remote work. */
function createRemotePart(size: number) {
  const sets = new Map<string, IdSet>(REMOTE.map((value) => [value, noIds(size)]));
  const known: (readonly number[])[] = [];

  function add(project: PublicProject) {
    const answer = remoteOf(project.location);
    addId(sets.get(answer) ?? noIds(size), known.length);
    known.push([REMOTE.indexOf(answer)]);
  }

  return {
    ...themselves,
    add,
    matching: (value: string) => sets.get(value) ?? allIds(size),
    values: REMOTE,
    valuesOf: (id: number) => known[id] ?? [],
  };
}

/** The assignments by their day of posting; days are compared as text (`2026-11-03`). */
function createPostedSince(projects: readonly PublicProject[]) {
  const days = projects.map(({ posted }) => (posted === undefined ? '' : dayOf(posted)));
  return (day: string) => {
    const ids = noIds(days.length);
    for (const [id, posted] of days.entries()) if (posted >= day) addId(ids, id);
    return ids;
  };
}

const MOST_UNDERSTOOD = 500;

/** Creates a function that parses queries, using the words of an index. */
function understanding(all: WordIndex, vocabulary: Vocabulary): Understand {
  function understood(sought: Sought): Sought {
    if (sought.isExact || !isEmpty(all.havingSought(sought))) return sought;
    return {
      ...sought,
      words: sought.words.map((spellings) => [...spellings, ...vocabulary.meantBy(spellings[0] ?? '')]),
    };
  }
  const known = new LRUCache<string, readonly Sought[]>({
    max: MOST_UNDERSTOOD,
    memoMethod: (query) => soughtIn(query).map(understood),
  });
  return (query) => known.memo(query);
}

const WORDS_A_STEP = 100;

/** Builds the index of a list, one assignment per step. */
function* indexing(projects: readonly PublicProject[]): Steps<SearchIndex> {
  const size = projects.length;
  const owners = projects.flatMap(({ roles }, id) => roles.map(() => id));
  const ofRoles = ownedBy(owners, size);
  const understand: Understand = (query) => understandHere(query);
  const all = createWordIndex(size, understand);
  const vocabulary = createVocabulary((key) => !isEmpty(all.having(key)));
  const understandHere = understanding(all, vocabulary);
  const name = createPart(size, themselves, understand, none);
  const location = createPart(size, themselves, understand, (text) => placesOf({ location: text }));
  const sector = createPart(size, themselves, understand);
  const remote = createRemotePart(size);
  const role = createPart(owners.length, ofRoles, understand);
  const technology = createPart(owners.length, ofRoles, understand, (text) => technologiesOf({ tech_stack: text }));
  for (const project of projects) {
    all.add(textOf(project));
    name.add(project.name);
    location.add(project.location);
    sector.add(project.sector ?? '');
    remote.add(project);
    for (const { title, tech_stack } of project.roles) {
      role.add(title);
      technology.add(tech_stack ?? '');
    }
    yield;
  }
  let count = 0;
  for (const word of all.words()) {
    vocabulary.add(word);
    count += 1;
    if (count % WORDS_A_STEP === 0) yield;
  }
  const parts = { name, location, sector, remote, role, technology };
  const postedSince = createPostedSince(projects);
  return { size, all, ...parts, postedSince, understand, nearestWord: vocabulary.nearestTo };
}

// Pages, route handlers and the middleware share the index.
const indexes = processWide('search-indexes', () => new WeakMap<readonly PublicProject[], SearchIndex>());

/** The index of a list, built once and garbage-collected with it; built synchronously if it is not ready. */
export function searchIndexOf(projects: readonly PublicProject[]): SearchIndex {
  const index = indexes.get(projects) ?? atOnce(indexing(projects));
  indexes.set(projects, index);
  return index;
}

/** Builds the index of a list in advance, in slices. */
export async function prepareSearch(projects: readonly PublicProject[]): Promise<void> {
  if (!indexes.has(projects)) indexes.set(projects, await inSlices(indexing(projects)));
}
