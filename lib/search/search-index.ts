import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { apiProject, type PublicProject } from '../public-project.ts';
import { type ChoiceName, isOfRoles, projectValues, roleValues } from './choice-values.ts';
import { isExactName, keys } from './names.ts';
import type { Query } from './parse-query.ts';
import { type KnownWords, tokensIn, valueKey } from './tokens.ts';
import { fold, wordsIn } from './words.ts';

/** Positions of assignments or roles; in what was found by a word each has its score. */
export type Ids = Pick<ReadonlyMap<number, unknown>, 'has' | 'keys' | 'size'>;
export type Hits = ReadonlyMap<number, number>;

// A match counts more in short fields: most in an assignment's name, least in its text.
const BOOSTS = { name: 4, role: 3, technology: 3, location: 2, sector: 2, text: 1 } as const;

// More of a text is not searched, so that a single one takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
const CHARACTERS_PER_STEP = 4_000;
const WORDS_PER_STEP = 100;
/** The most entries of the index that are kept for words that were searched for. */
const MOST_KEPT = 200_000;
/** The most texts that are kept as understood. */
const MOST_QUERIES = 500;
/** The most words that a beginning or a misspelling stands for. */
const MOST_EXPANSIONS = 20;

const LETTERS = /^\p{L}{4,40}$/u;
const SHORTEST_CORRECTED = 5;
const LONG = 6;

/** Equal for words that differ in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** What is searched of an assignment. */
function textsOf({ roles, ...project }: PublicProject) {
  const { name, location, sector = '', context, ...others } = apiProject({ ...project, roles: [] });
  const rest = roles.flatMap(({ title: _, tech_stack: __, ...more }) => Object.values(more));
  const role = roles.map(({ title }) => title).join('\n');
  const technology = roles.map(({ tech_stack }) => tech_stack).join('\n');
  // The context is last, so that the rest is searched however long it is.
  const text = [others.id, others.timeline, others.status, ...rest, context].join('\n');
  return { name, location, sector, role, technology, text };
}

/** The search index of a list of assignments. Assignments, and the roles of all of them, are numbered from 0. */
export function createSearchIndex(projects: readonly PublicProject[]) {
  const known: KnownWords = new Map();
  const options = (fields: string[]) => ({
    fields,
    idField: 'position',
    tokenize: (text: string) => [
      ...new Set(tokensIn(text.slice(0, MOST_OF_TEXT), known).flatMap(({ terms }) => terms)),
    ],
    processTerm: (term: string) => term,
    searchOptions: { tokenize: (term: string) => [term] },
  });
  const ofProjects = new MiniSearch<{ position: number }>(options(Object.keys(BOOSTS)));
  const ofRoles = new MiniSearch<{ position: number; role: string; technology: string | undefined }>(
    options(['role', 'technology']),
  );
  /** From the words of the list, and other names of what they name, to the term that finds them. */
  const vocabulary = new SearchableMap<string>();
  const owners: number[] = [];
  const values: Record<ChoiceName, string[][]> = { role: [], technology: [], location: [], sector: [], remote: [] };
  const firstNames = new Map<string, string>();

  /** Adds what an assignment or role has for each filter. Of values that name one thing, the first stands for all. */
  function addValues(found: Partial<Record<ChoiceName, readonly string[]>>) {
    for (const [name, ones] of Object.entries(found)) {
      const firsts = ones.map((value) => {
        const key = `${name} ${valueKey(value)}`;
        const first = firstNames.get(key) ?? value;
        firstNames.set(key, first);
        return first;
      });
      values[name as ChoiceName].push(firsts);
    }
  }

  /** Builds the index, in steps of a few milliseconds. */
  function* build(): Generator<void> {
    let done = 0;
    for (const [position, project] of projects.entries()) {
      ofProjects.add({ position, ...textsOf(project) });
      addValues(projectValues(project));
      for (const role of project.roles) {
        ofRoles.add({ position: owners.push(position) - 1, role: role.title, technology: role.tech_stack });
        addValues(roleValues(role));
      }
      done += Math.min(project.context.length, MOST_OF_TEXT) + 500 * (1 + project.roles.length);
      if (done > CHARACTERS_PER_STEP) {
        done = 0;
        yield;
      }
    }
    const terms = new Set<string>();
    for (const [at, [written, word]] of [...known].entries()) {
      for (const one of wordsIn(written)) if (LETTERS.test(one)) vocabulary.set(one, one);
      for (const term of word.terms) terms.add(term);
      if (at % WORDS_PER_STEP === 0) yield;
    }
    for (const [name, key] of keys) if (terms.has(key) && LETTERS.test(name)) vocabulary.set(name, key);
    yield;
  }

  const kept = new LRUCache<string, Hits>({ maxSize: MOST_KEPT, sizeCalculation: (hits) => hits.size + 1 });

  /** The assignments, or for a field of roles the roles, that have any of these terms in a field, with their scores. */
  function having(terms: readonly string[], field = 'q'): Hits {
    const name = `${field} ${terms.join(' ')}`;
    const before = kept.get(name);
    if (before !== undefined) return before;
    const index = isOfRoles(field) ? ofRoles : ofProjects;
    const found = index.search({ queries: [...terms], ...(field === 'q' ? { boost: BOOSTS } : { fields: [field] }) });
    const hits = new Map(found.map(({ id, score }) => [id, score]));
    kept.set(name, hits);
    return hits;
  }

  /** Words with up to two letters different, the most similar first. */
  const similarTo = (word: string) =>
    [...vocabulary.fuzzyGet(word, 2)]
      .map(([found, [term, distance]]) => ({ found, term, distance }))
      .sort((a, b) => a.distance - b.distance);

  /** What a word begins or, if that is nothing, what it is with one letter wrong or two swapped. */
  function expansionsOf(word: string): readonly string[] {
    const begun = [...vocabulary.atPrefix(word).values()];
    if (begun.length > 0 || word.length < SHORTEST_CORRECTED) return begun;
    return similarTo(word)
      .filter(({ found, distance }) => distance < 2 || lettersOf(found) === lettersOf(word))
      .filter(({ found }) => Math.max(found.length, word.length) >= LONG)
      .filter(({ found }) => found[0] === word[0] || word.length > LONG)
      .map(({ term }) => term);
  }

  return {
    build,
    having,
    tokensIn: (text: string) => tokensIn(text, known),
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
    /** The terms that a word may stand for which occurs nowhere. */
    expand: (word: string): readonly string[] =>
      LETTERS.test(word) && !isExactName(word) ? [...new Set(expansionsOf(word).slice(0, MOST_EXPANSIONS))] : [],
    /** The most similar word of the list. */
    closestTo(typed: string): string | undefined {
      const word = fold(typed);
      return word.length >= SHORTEST_CORRECTED && LETTERS.test(word) ? similarTo(word)[0]?.found : undefined;
    },
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
