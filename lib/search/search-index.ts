import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { type ChoiceName, projectValues, roleValues } from './choice-values.ts';
import type { Understood } from './filter.ts';
import { createKnownWords } from './known-words.ts';
import { thingsIn, tokensIn } from './terms.ts';
import { asOne } from './words.ts';

/** Positions of assignments or roles; in what was found by a word each has its score. */
export type Ids = Pick<ReadonlyMap<number, unknown>, 'has' | 'keys' | 'size'>;
export type Hits = ReadonlyMap<number, number>;

// A match counts more in short fields: most in an assignment's name, least in its text.
const BOOSTS = { name: 4, role: 3, technology: 3, location: 2, sector: 2, languages: 1, text: 1 } as const;
type Field = keyof typeof BOOSTS;

// More of a text is not searched, so that a single one takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
/** The most words, and texts of filters, that are kept with what they matched, and the most positions in these. */
const KEPT = { max: 2_000, maxSize: 1_000_000 };
const EMAIL = /(?<!\S)\S+@\S+/g;

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
  const postings = new Map<string, Set<number>>();
  /** All terms, and whether any field but the text has them. */
  const terms = new Map<string, boolean>();
  const { addNames, ...knownWords } = createKnownWords();
  const owners: number[] = [];
  const values: Record<ChoiceName, string[][]> = { role: [], technology: [], location: [], sector: [], remote: [] };
  const shownValues = new Map<string, string>();

  function termsIn(text: string, field: Field): string[] {
    const found = new Set<string>();
    for (const token of tokensIn(text.slice(0, MOST_OF_TEXT), knownWords.lookUp))
      for (const term of token.terms) found.add(term);
    for (const term of found) terms.set(term, field !== 'text' || terms.get(term) === true);
    return [...found];
  }

  function addTo(field: Field, position: number, text = '') {
    for (const term of termsIn(text, field)) {
      const ids = postings.get(`${field} ${term}`) ?? new Set();
      postings.set(`${field} ${term}`, ids.add(position));
    }
  }

  /** Adds what an assignment or role has for each filter. Of values that name one thing the first is shown, or one in English. */
  function addValues(found: Partial<Record<ChoiceName, readonly string[]>>) {
    for (const [name, ones] of Object.entries(found)) {
      const named = ones.map((value) => {
        const things = thingsIn(value, knownWords.lookUp);
        const key = `${name} ${things.toSorted().join(' ')}`;
        const isEnglish = asOne(value) === asOne(things.join(' '));
        if (!shownValues.has(key) || isEnglish) shownValues.set(key, value);
        return key;
      });
      values[name as ChoiceName].push(named);
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

  const kept = new LRUCache<string, Hits>({ ...KEPT, sizeCalculation: (hits) => hits.size + 1 });

  /** The assignments that have any of these terms, with their scores. */
  function scored(wanted: readonly string[]): Hits {
    const name = wanted.join(' ');
    const before = kept.get(name);
    if (before !== undefined) return before;
    const hits = new Map(ranking.search({ queries: [...wanted] }).map(({ id, score }) => [id, score]));
    kept.set(name, hits);
    return hits;
  }

  return {
    ...knownWords,
    build,
    scored,
    /** Whether any of these terms occurs. */
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    /** Whether any of these terms occurs elsewhere than in running text. */
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
    /** The assignments, or for a field of roles the roles, that have any of these terms in a field. */
    having: (wanted: readonly string[], field: string): Ids =>
      field === 'q' ? scored(wanted) : new Set(wanted.flatMap((term) => [...(postings.get(`${field} ${term}`) ?? [])])),
    /** The assignments with these roles. */
    ownersOf: (roles: Ids): Ids => new Set([...roles.keys()].flatMap((role) => owners[role] ?? [])),
    /** The roles of these assignments. */
    rolesOf: (wanted: Ids): Ids => new Set(owners.flatMap((owner, role) => (wanted.has(owner) ? [role] : []))),
    every: new Set(projects.keys()) as Ids,
    everyRole: new Set(projects.flatMap(({ roles }) => roles).keys()) as Ids,
    /** What texts of filters mean and match, by filter and text. */
    understood: new LRUCache<string, Understood>({ ...KEPT, sizeCalculation: ({ ids }) => ids.size + 1 }),
    /** For each filter, the values of each assignment or role to choose from, by what they name. */
    values: values as Readonly<Record<ChoiceName, readonly (readonly string[])[]>>,
    /** The value to show for what values name. */
    shownValue: (key: string): string => shownValues.get(key) ?? '',
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
