import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { type ChoiceName, isOfRoles, projectValues, roleValues } from './choice-values.ts';
import type { Understood } from './filter.ts';
import { type Ids, idsWhere } from './ids.ts';
import { createKnownWords } from './known-words.ts';
import { thingsIn, tokensIn } from './terms.ts';
import { asOne } from './words.ts';

// A match counts more in short fields: most in an assignment's name, least in its text.
const BOOSTS = { name: 4, role: 3, technology: 3, location: 2, sector: 2, languages: 1, text: 1 } as const;
type Field = keyof typeof BOOSTS;

// More of a text is not searched, so that a single one takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
/** The most words, and texts of filters, that are kept with what they matched, and the most bytes of these. */
const KEPT = { max: 2_000, maxSize: 10_000_000 };
const EMAIL = /(?<!\S)\S+@\S+/g;

/** A value to choose, in the spelling that is shown; all names of one thing share it. */
export type Value = { shown: string };

/** What is searched of an assignment. */
function textsOf({ roles, ...project }: PublicProject): Readonly<Record<Field, string>> {
  const { name, location, sector = '', context, id, timeline, status } = project;
  const all = (field: keyof PublicProjectRole) => roles.map((role) => role[field] ?? '').join('\n\n');
  const [role, technology, languages] = [all('title'), all('tech_stack'), all('languages')];
  // The context is last, so that the rest is searched however long it is.
  const text = [id, timeline, status, all('allocation'), all('price'), context].join('\n\n').replace(EMAIL, '');
  return { name, location, sector, role, technology, languages, text };
}

/** The search index of a list of assignments. Assignments, and the roles of all of them, are numbered from 0. */
export function createSearchIndex(projects: readonly PublicProject[]) {
  const ranking = new MiniSearch<{ position: number }>({
    fields: Object.keys(BOOSTS),
    idField: 'position',
    tokenize: (text, field) => termsIn(text, field as Field),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
  });
  /** By field and term, the assignments or, for fields of roles, the roles that have the term there. */
  const postings = new Map<string, number[]>();
  /** All terms, and whether any field but the text has them. */
  const terms = new Map<string, boolean>();
  const { addNames, ...knownWords } = createKnownWords();
  const owners: number[] = [];
  const values: Record<ChoiceName, Value[][]> = { role: [], technology: [], location: [], sector: [], remote: [] };
  const named = new Map<string, Value>();

  function termsIn(text: string, field: Field): string[] {
    const found = new Set<string>();
    for (const token of tokensIn(text.slice(0, MOST_OF_TEXT), knownWords.lookUp))
      for (const term of token.terms) found.add(term);
    for (const term of found) terms.set(term, field !== 'text' || terms.get(term) === true);
    return [...found];
  }

  function addTo(field: Field, position: number, text = '') {
    for (const term of termsIn(text, field)) {
      const ids = postings.get(`${field} ${term}`);
      if (ids === undefined) postings.set(`${field} ${term}`, [position]);
      else ids.push(position);
    }
  }

  /** The value to choose for one that an assignment or role has: of those that name one thing the first, or one in English. */
  function choiceOf(name: string, text: string): Value {
    const things = thingsIn(text, knownWords.lookUp);
    const key = `${name} ${things.toSorted().join(' ')}`;
    const value = named.get(key) ?? { shown: text };
    if (asOne(text) === asOne(things.join(' '))) value.shown = text;
    named.set(key, value);
    return value;
  }

  function addValues(found: Partial<Record<ChoiceName, readonly string[]>>) {
    for (const [name, texts] of Object.entries(found)) {
      values[name as ChoiceName].push(texts.map((text) => choiceOf(name, text)));
    }
  }

  /** Builds the index, one assignment in each step. */
  function* build(): Generator<void> {
    for (const [position, project] of projects.entries()) {
      const texts = textsOf(project);
      ranking.add({ position, ...texts });
      addTo('location', position, texts.location);
      addTo('sector', position, texts.sector);
      addValues(projectValues(project));
      for (const role of project.roles) {
        const at = owners.push(position) - 1;
        addTo('role', at, role.title);
        addTo('technology', at, role.tech_stack);
        addValues(roleValues(role));
      }
      yield;
    }
    addNames((key) => terms.has(key));
    yield;
  }

  const kept = new LRUCache<string, Ids>({ ...KEPT, sizeCalculation: (ids) => ids.byteLength + 1 });

  /** The assignments that have any of these terms, with their scores. */
  function scored(wanted: readonly string[]): Ids {
    const name = wanted.join(' ');
    const before = kept.get(name);
    if (before !== undefined) return before;
    const scores = new Float32Array(projects.length);
    for (const { id, score } of ranking.search({ queries: [...wanted] })) scores[id] = score;
    kept.set(name, scores);
    return scores;
  }

  const every = idsWhere(projects.length, () => true);
  const everyRole = idsWhere(projects.flatMap(({ roles }) => roles).length, () => true);
  const everyOf = (field: string) => (isOfRoles(field) ? everyRole : every);

  /** The assignments, or for a field of roles the roles, that have any of these terms in a field. */
  function having(wanted: readonly string[], field: string): Ids {
    if (field === 'q') return scored(wanted);
    const ids = new Uint8Array(everyOf(field).length);
    for (const term of wanted) for (const id of postings.get(`${field} ${term}`) ?? []) ids[id] = 1;
    return ids;
  }

  /** The assignments with these roles. */
  function ownersOf(roles: Ids): Ids {
    const ids = new Uint8Array(projects.length);
    owners.forEach((owner, role) => {
      if (roles[role]) ids[owner] = 1;
    });
    return ids;
  }

  return {
    ...knownWords,
    build,
    scored,
    having,
    ownersOf,
    /** All assignments or, for a filter of roles, all roles. */
    everyOf,
    /** The roles of these assignments. */
    rolesOf: (ids: Ids) => idsWhere(owners.length, (role) => ids[owners[role] ?? -1]),
    /** Whether any of these terms occurs. */
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    /** Whether any of these terms occurs elsewhere than in running text. */
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
    /** What texts of filters mean and match, by filter and text. */
    understood: new LRUCache<string, Understood>({ ...KEPT, sizeCalculation: ({ ids }) => ids.byteLength + 1 }),
    /** For each filter, the values of each assignment or role to choose from. */
    values: values as Readonly<Record<ChoiceName, readonly (readonly Readonly<Value>[])[]>>,
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
