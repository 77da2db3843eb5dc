import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { apiProject, type PublicProject, type PublicProjectRole } from '../public-project.ts';
import { type ChoiceName, VALUES } from './choice-values.ts';
import { isExactName, keys } from './names.ts';
import type { Query } from './parse-query.ts';
import { type KnownWords, type Token, tokensIn, valueKey } from './tokens.ts';
import { fold, wordsIn } from './words.ts';

/** Positions of assignments or roles; in what was found by a word each has its score. */
export type Ids = Pick<ReadonlyMap<number, unknown>, 'has' | 'keys' | 'size'>;
export type Hits = ReadonlyMap<number, number>;

// A match counts more in short fields: most in an assignment's name, least in its text.
const PROJECT_FIELDS = { name: 4, role: 3, technology: 3, location: 2, sector: 2, text: 1 } as const;
const ROLE_FIELDS = { role: 1, technology: 1 } as const;
export type Field = 'all' | 'location' | 'sector' | keyof typeof ROLE_FIELDS;

// More of a text is not searched, so that a single one takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
/** The most entries of the index that are kept for words that were searched for. */
const MOST_KEPT = 200_000;
/** The most texts that are kept as understood. */
const MOST_QUERIES = 500;
/** The most words that a beginning or a misspelling stands for. */
const MOST_EXPANSIONS = 20;

const LETTERS = /^\p{L}{4,40}$/u;
const SHORTEST_CORRECTED = 5;
const LONG = 6;

/** The word with two adjacent letters swapped: one typing error, but two edits by edit distance. */
const swapsOf = (word: string): readonly string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

const texts = {
  all({ roles, ...project }: PublicProject) {
    const { name, location, sector = '', ...others } = apiProject({ ...project, roles: [] });
    const rest = roles.map(({ title: _, tech_stack: __, ...more }) => Object.values(more).join('\n'));
    return {
      ...{ name, location, sector },
      role: roles.map(({ title }) => title).join('\n'),
      technology: roles.map(({ tech_stack }) => tech_stack).join('\n'),
      // The context is last, so that the rest is searched however long it is.
      text: [others.id, others.timeline, others.status, ...rest, others.context].join('\n'),
    };
  },
  role: ({ title, tech_stack = '' }: PublicProjectRole) => ({ role: title, technology: tech_stack }),
};

/** The search index of a list of assignments. Assignments, and the roles of all of them, are numbered from 0. */
export function createSearchIndex(projects: readonly PublicProject[]) {
  const known: KnownWords = new Map();
  function options<T extends string>(fields: readonly T[]) {
    const tokenize = (text: string) => [
      ...new Set(tokensIn(text.slice(0, MOST_OF_TEXT), known).flatMap(({ terms }) => terms)),
    ];
    const searchOptions = { tokenize: (term: string) => [term] };
    return { fields: [...fields], idField: 'position', tokenize, processTerm: (term: string) => term, searchOptions };
  }
  const indexes = {
    projects: new MiniSearch<{ position: number }>(options(Object.keys(PROJECT_FIELDS))),
    roles: new MiniSearch<{ position: number }>(options(Object.keys(ROLE_FIELDS))),
  };
  /** From the words of the list, and other names of what they name, to the term that finds them. */
  const vocabulary = new SearchableMap<string>();
  const owners: number[] = [];
  /** The values of each assignment or role to choose from. Of values that name one thing, the first stands for all. */
  const values: Record<ChoiceName, (readonly string[])[]> = {
    role: [],
    technology: [],
    location: [],
    sector: [],
    remote: [],
  };
  const firstNames = new Map<string, string>();

  function firstName(filter: ChoiceName, value: string): string {
    const key = `${filter} ${valueKey(value)}`;
    const first = firstNames.get(key) ?? value;
    firstNames.set(key, first);
    return first;
  }

  function addProject(project: PublicProject, position: number) {
    indexes.projects.add({ position, ...texts.all(project) });
    for (const name of ['location', 'sector', 'remote'] as const)
      values[name].push(VALUES[name](project).map((value) => firstName(name, value)));
    for (const role of project.roles) {
      indexes.roles.add({ position: owners.push(position) - 1, ...texts.role(role) });
      for (const name of ['role', 'technology'] as const)
        values[name].push(VALUES[name](role).map((value) => firstName(name, value)));
    }
  }

  /** Builds the index, in steps of a few milliseconds. */
  function* build(): Generator<void> {
    let read = 0;
    for (const [position, project] of projects.entries()) {
      addProject(project, position);
      read += Math.min(project.context.length, MOST_OF_TEXT) + 500 * (1 + project.roles.length);
      if (read > 8_000) {
        read = 0;
        yield;
      }
    }
    let added = 0;
    const foundKeys = new Set<string>();
    for (const [written, { terms }] of known) {
      for (const word of wordsIn(written)) if (LETTERS.test(word)) vocabulary.set(word, word);
      for (const term of terms) foundKeys.add(term);
      added += 1;
      if (added % 200 === 0) yield;
    }
    for (const [word, key] of keys) if (foundKeys.has(key) && LETTERS.test(word)) vocabulary.set(word, key);
  }
  const kept = new LRUCache<string, Hits>({ maxSize: MOST_KEPT, sizeCalculation: (hits) => hits.size + 1 });

  function search(terms: readonly string[], field: Field): Hits {
    const isOfRoles = field === 'role' || field === 'technology';
    const fields =
      field === 'all' ? { fields: Object.keys(PROJECT_FIELDS), boost: PROJECT_FIELDS } : { fields: [field] };
    const found = indexes[isOfRoles ? 'roles' : 'projects'].search({ queries: [...terms], ...fields });
    return new Map(found.map(({ id, score }) => [id, score]));
  }

  /** The assignments, or for a field of roles the roles, that have any of these terms in a field, with their scores. */
  function having(terms: readonly string[], field: Field = 'all'): Hits {
    const name = `${field} ${terms.join(' ')}`;
    const hits = kept.get(name) ?? search(terms, field);
    kept.set(name, hits);
    return hits;
  }

  function expansionsOf(word: string): readonly string[] {
    if (!LETTERS.test(word) || isExactName(word)) return [];
    const begun = [...vocabulary.atPrefix(word).keys()];
    if (begun.length > 0 || word.length < SHORTEST_CORRECTED) return begun;
    return [...vocabulary.fuzzyGet(word, 1).keys(), ...swapsOf(word).filter((swapped) => vocabulary.has(swapped))]
      .filter((found) => found.length >= SHORTEST_CORRECTED && Math.max(found.length, word.length) >= LONG)
      .filter((found) => found[0] === word[0] || word.length > LONG);
  }

  return {
    build,
    /** The tokens of a text of the list. */
    tokensIn: (text: string): readonly Token[] => tokensIn(text, known),
    having,
    /** The assignments with these roles. */
    ownersOf: (roles: Ids): Ids => new Set([...roles.keys()].flatMap((role) => owners[role] ?? [])),
    /** The roles of these assignments. */
    rolesOf: (wanted: Ids): Ids => new Set(owners.flatMap((owner, role) => (wanted.has(owner) ? [role] : []))),
    every: new Set(projects.keys()) as Ids,
    /** Texts as understood for this list, by filter and text. */
    queries: new LRUCache<string, Query>({ max: MOST_QUERIES }),
    /** What each value of a choice matches, as far as it has been asked for. */
    valueMatches: new Map<string, Ids>(),
    /** For each filter, the values of each assignment or role to choose from. */
    values: values as Readonly<Record<ChoiceName, readonly (readonly string[])[]>>,
    /** The terms that a word may stand for which occurs nowhere: those it begins or, if there are none, those with one letter different. */
    expand: (word: string): readonly string[] => [
      ...new Set(
        expansionsOf(word)
          .slice(0, MOST_EXPANSIONS)
          .map((found) => vocabulary.get(found) ?? found),
      ),
    ],
    /** The most similar word, with up to two letters different. */
    closestTo(typed: string): string | undefined {
      const word = fold(typed);
      if (word.length < SHORTEST_CORRECTED || !LETTERS.test(word)) return undefined;
      const near = [...vocabulary.fuzzyGet(word, 2)].map(([found, [, distance]]) => ({ found, distance }));
      return near.sort((a, b) => a.distance - b.distance).find(({ found }) => found !== word)?.found;
    },
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
