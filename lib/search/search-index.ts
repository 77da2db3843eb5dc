import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { CHOICE_NAMES, type ChoiceName, projectValues, roleValues } from './choice-values.ts';
import type { Understood } from './filter.ts';
import { type Ids, idsOf, idsWhere } from './ids.ts';
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

/** A value to choose, in the spelling that is shown; all names of one thing share it. */
export type Value = { shown: string };

/** What is searched of an assignment. */
function textsOf({ roles, ...project }: PublicProject): Readonly<Record<Field, string>> {
  const { name, location, sector = '', context, id, timeline, status } = project;
  const all = (field: keyof PublicProjectRole) => roles.map((role) => role[field] ?? '').join('\n\n');
  const [role, technology, languages] = [all('title'), all('tech_stack'), all('languages')];
  // The context is last, so that the rest is searched however long it is.
  const text = [id, timeline, status, all('allocation'), all('price'), context].join('\n\n');
  return { name, location, sector, role, technology, languages, text };
}

/** The roles of an assignment, or one without a title. */
const rolesOf = ({ roles }: PublicProject): readonly PublicProjectRole[] =>
  roles.length > 0 ? roles : [{ title: '' }];

type Values = Readonly<Record<ChoiceName, Value[]>>;

/** The search index of a list of assignments. What filters match are rows, one for each role; an assignment without roles has one. */
export function createSearchIndex(projects: readonly PublicProject[]) {
  const ranking = new MiniSearch<{ position: number }>({
    fields: Object.keys(BOOSTS),
    idField: 'position',
    tokenize: (text, field) => termsIn(text, field as Field),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
  });
  /** By field and term, the rows that have the term there. */
  const postings = new Map<string, number[]>();
  /** All terms, and whether any field but the text has them. */
  const terms = new Map<string, boolean>();
  const { addNames, ...knownWords } = createKnownWords();
  const length = projects.flatMap(rolesOf).length;
  /** By row, its assignment, and the values to choose from. */
  const owners: number[] = [];
  const values: Values[] = [];
  const named = new Map<string, Value>();

  function termsIn(text: string, field: Field): string[] {
    const found = new Set<string>();
    for (const token of tokensIn(text.slice(0, MOST_OF_TEXT), knownWords.lookUp))
      for (const term of token.terms) found.add(term);
    for (const term of found) terms.set(term, field !== 'text' || terms.get(term) === true);
    return [...found];
  }

  function addTo(field: Field, rows: readonly number[], text = '') {
    for (const term of termsIn(text, field)) {
      const having = postings.get(`${field} ${term}`) ?? [];
      having.push(...rows);
      postings.set(`${field} ${term}`, having);
    }
  }

  /** The value to choose for one that a row has: of those that name one thing the first, or one in English. */
  function choiceOf(name: string, text: string): Value {
    const things = thingsIn(text, knownWords.lookUp);
    const key = `${name} ${things.toSorted().join(' ')}`;
    const value = named.get(key) ?? { shown: text };
    if (asOne(text) === asOne(things.join(' '))) value.shown = text;
    named.set(key, value);
    return value;
  }

  const choicesIn = (found: Readonly<Record<ChoiceName, readonly string[]>>) =>
    Object.fromEntries(CHOICE_NAMES.map((name) => [name, found[name].map((text) => choiceOf(name, text))])) as Values;

  /** Builds the index, one assignment in each step. */
  function* build(): Generator<void> {
    for (const [position, project] of projects.entries()) {
      const texts = textsOf(project);
      ranking.add({ position, ...texts });
      const ofProject = projectValues(project);
      const rows = rolesOf(project).map((role) => {
        const row = owners.push(position) - 1;
        addTo('role', [row], role.title);
        addTo('technology', [row], role.tech_stack);
        values.push(choicesIn({ ...ofProject, ...roleValues(role) }));
        return row;
      });
      addTo('location', rows, texts.location);
      addTo('sector', rows, texts.sector);
      yield;
    }
    addNames((key) => terms.has(key));
    yield;
  }

  const kept = new LRUCache<string, Ids>({
    ...KEPT,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    memoMethod(wanted) {
      const scores = new Float32Array(projects.length);
      for (const { id, score } of ranking.search({ queries: wanted.split(' ') })) scores[id] = score;
      return scores;
    },
  });
  /** The assignments that have any of these terms, with their scores. */
  const scored = (wanted: readonly string[]): Ids => kept.memo(wanted.join(' '));
  /** The rows of these assignments. */
  const rowsOf = (ids: Ids): Ids => idsWhere(length, (row) => ids[owners[row] ?? length]);
  /** The rows that have any of these terms in what a filter is about. */
  function having(wanted: readonly string[], filter: string): Ids {
    if (filter === 'q') return rowsOf(scored(wanted));
    const found = wanted.flatMap((term) => postings.get(`${filter} ${term}`) ?? []);
    return idsOf(length, found);
  }

  return {
    ...knownWords,
    build,
    scored,
    rowsOf,
    having,
    every: idsWhere(length, () => true),
    /** The assignments of these rows. */
    ownersOf(rows: Ids): Ids {
      const found = owners.filter((_, row) => rows[row]);
      return idsOf(projects.length, found);
    },
    /** Whether any of these terms occurs. */
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    /** Whether any of these terms occurs elsewhere than in running text. */
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
    /** What texts of filters mean and match, by filter and text. */
    understood: new LRUCache<string, Understood>({ ...KEPT, sizeCalculation: ({ rows }) => rows.byteLength + 1 }),
    values: values as readonly Values[],
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
