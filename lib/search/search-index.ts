import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { countryName } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import type { FactFilter, FilterName, TextFilter } from '../filters.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { FACT_FILTERS, factRules, type Row } from './filter-rules.ts';
import { cutToLetters, valuesIn } from './filter-values.ts';
import { asOne, isExact, names, termOf, tokensIn } from './terms.ts';

// A match counts more in short fields: most in the title of a role, least in running text.
const BOOSTS = {
  ...{ role: 6, technology: 3, languages: 1, terms: 1 },
  ...{ name: 3, location: 2, sector: 2, text: 1 },
} as const;
/** What is searched of some rows, from the first to the last: of a role, or of an assignment, which is said of each of its roles. */
type Texts = { readonly rows: readonly [number, number] } & {
  readonly [field in keyof typeof BOOSTS]?: string | undefined;
};

// More of a text is not searched. It is read in parts, so that each takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
const PART = 1_500;
/** The most entries of an index: more would take more memory than a small server has. */
const MOST_ENTRIES = 3_000_000;
/** How long one step of building takes. */
const STEP_MS = 2;
const MOST_TECHNOLOGIES = 100;
const MOST_CLOSE = 20;
const MOST_KEPT = 500;
const LETTERS = /^\p{L}{4,40}$/u;

/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** The rows that have something, each with its relevance. */
export type Hits = { readonly rows: Rows; readonly scores: Float32Array };
/** What a filter finds, and what states nothing about it. */
export type Found = { readonly rows: Rows; readonly unstated: Rows };

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export const technologiesOf = ({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] =>
  tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());

/** What is searched of an assignment. The context is last, so that the rest is always searched. */
function textsOf(project: PublicProject) {
  const { name, sector, id, timeline, status, context } = project;
  const countries = (factsOf(project).countries?.value ?? []).map((code) => asOne(countryName(code)));
  const location = [project.location, ...countries].join(', ');
  return { name, location, sector, text: [id, timeline, status, context].join('\n\n') };
}

/** The index of a list. It has a row for each role, because a title and a technology must be those of one role. */
function createSearchIndex(projects: readonly PublicProject[]) {
  const rows: Row[] = [];
  const firstRows = new Map<PublicProject, number>();
  /** All terms, and whether a title, technology, place, sector or language has them. */
  const terms = new Map<string, boolean>();
  const words = new SearchableMap<string>();
  const seen = new Set<string>();
  for (const name of names) words.set(name, termOf(name));
  /** For each filter by facts, and for technologies, the rows that state the same. */
  const stated = new Map<FilterName, Map<string, Rows>>();
  /** The first spelling of each technology, by its terms. */
  const spellings = new Map<string, string>();
  let entries = 0;
  const text = new MiniSearch<Texts>({
    fields: Object.keys(BOOSTS),
    idField: 'rows',
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
    tokenize(all, field) {
      if (entries > MOST_ENTRIES) return [];
      const tokens = tokensIn(all.slice(0, MOST_OF_TEXT));
      for (const { one, term } of tokens) {
        if (seen.has(one)) continue;
        seen.add(one);
        if (LETTERS.test(one)) words.set(one, term);
      }
      const found = [...new Set(tokens.flatMap((token) => token.terms))];
      entries += found.length;
      const isNamed = field !== 'text' && field !== 'terms';
      for (const term of found) terms.set(term, isNamed || terms.get(term) === true);
      return found;
    },
  });

  /** Adds the next row to those that state something. */
  function state(name: FilterName, value: string) {
    const byValue = stated.get(name) ?? new Map<string, Rows>();
    const having = byValue.get(value) ?? new Rows();
    having.add(rows.length);
    stated.set(name, byValue.set(value, having));
  }

  function addRow(project: PublicProject, role: PublicProjectRole, at: number) {
    const row = { project, facts: factsOf(project), at };
    for (const name of FACT_FILTERS) {
      for (const value of factRules[name].stated(row)) if (value) state(name, value);
    }
    for (const value of technologiesOf(role).slice(0, MOST_TECHNOLOGIES).map(cutToLetters)) {
      const key = [...new Set(tokensIn(value).map(({ term }) => term))].sort().join(' ');
      if (!spellings.has(key)) spellings.set(key, value);
      if (key !== '') state('technology', spellings.get(key) ?? value);
    }
    const { title, tech_stack, languages, allocation = '', price = '' } = role;
    const texts = { role: title, technology: tech_stack, languages, terms: `${allocation}\n\n${price}` };
    text.add({ rows: [rows.length, rows.length], ...texts });
    rows.push(row);
  }

  /** The rows that state something about a filter, by values that are made of what they state. */
  function rowsBy(name: FilterName, valuesOf: (one: string) => readonly string[]): ReadonlyMap<string, Rows> {
    const found = new Map<string, Rows>();
    for (const [one, having] of stated.get(name) ?? []) {
      for (const value of valuesOf(one)) found.set(value, found.get(value)?.union(having) ?? having.clone());
    }
    return found;
  }

  function* build(): Generator<void> {
    for (const project of projects) {
      const first = rows.length;
      firstRows.set(project, first);
      for (let start = 0; start < Math.min(project.context.length, MOST_OF_TEXT); start += PART) {
        tokensIn(project.context.slice(start, start + PART));
        yield;
      }
      for (const [at, role] of (project.roles.length > 0 ? project.roles : [{ title: '' }]).entries()) {
        addRow(project, role, at);
        yield;
      }
      text.add({ rows: [first, rows.length - 1], ...textsOf(project) });
      yield;
    }
  }

  /** The rows that have any of these terms, with their relevance. */
  function hitsOf(queries: readonly string[], name: TextFilter): Hits {
    const [found, scores] = [new Rows(), new Float32Array(rows.length)];
    const fields = name === 'q' ? Object.keys(BOOSTS) : [name];
    for (const { id, score } of text.search({ queries: [...queries], fields })) {
      const [first, last]: Texts['rows'] = id;
      for (let row = first; row <= last; row += 1) {
        found.add(row);
        scores[row] = (scores[row] ?? 0) + score;
      }
    }
    return { rows: found, scores };
  }
  /** Every page counts the same choices. */
  const keptHits = new LRUCache<string, Hits, () => Hits>({
    max: MOST_KEPT,
    memoMethod: (_key, _stale, { context: search }) => search(),
  });

  function all(): Rows {
    const every = new Rows();
    every.addRange(0, rows.length);
    return every;
  }

  /** For each currency, the rows that state a rate in it, most first. */
  const currencies = () =>
    [...rowsBy('rate_from', (rate) => rate.split(' ').slice(1))].sort(([, a], [, b]) => b.size() - a.size());
  /** An amount with its currency: a bare number is in the one that most roles state. */
  const inCurrency = (value: string) =>
    /^[\d.]+$/.test(value) ? `${value} ${currencies()[0]?.[0] ?? ''}`.trim() : value;

  function foundBy(name: FactFilter, value: string): Found {
    const [found, unstated] = [new Rows(), all()];
    const asked = valuesIn(name, name === 'rate_from' ? inCurrency(value) : value);
    const holds = factRules[name].holds(asked);
    for (const [one, having] of stated.get(name) ?? []) {
      const isHeld = holds(one);
      if (isHeld !== null) unstated.difference(having);
      if (isHeld) found.union(having);
    }
    return asked.includes('not-stated')
      ? { rows: found.union(unstated), unstated: new Rows() }
      : { rows: found, unstated };
  }

  const keptPlaces = new LRUCache<string, Found>({ max: MOST_KEPT, memoMethod: (place) => foundBy('location', place) });

  const index = {
    all,
    rows: rows as readonly Row[],
    inCurrency,
    rowsBy,
    /** The rows that state what a filter asks for, and those that state nothing about it. */
    stating: (name: FactFilter, value: string): Found =>
      name === 'location' ? keptPlaces.memo(value) : foundBy(name, value),
    currencies,
    /** The rows that have any of these terms in the field of a filter, or for `q` in any field. */
    having: (wanted: readonly string[], name: TextFilter = 'q'): Hits =>
      keptHits.memo([name, ...wanted].join(' '), { context: () => hitsOf(wanted, name) }),
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
    /** The positions of an assignment’s roles that are among some rows. */
    rolesIn(some: Rows, project: PublicProject): readonly number[] {
      const first = firstRows.get(project) ?? 0;
      return [...project.roles.keys()].filter((at) => some.has(first + at));
    },
    /** The assignments of some rows by the highest score of their rows; the newest come first where scores are equal. */
    ranked(some: Rows, score: (row: number) => number): readonly PublicProject[] {
      const scores = new Map<PublicProject, number>();
      some.forEach((row) => {
        const project = rows[row]?.project;
        if (project) scores.set(project, Math.max(scores.get(project) ?? Number.NEGATIVE_INFINITY, score(row)));
      });
      return [...scores].sort(([, a], [, b]) => b - a).map(([project]) => project);
    },
    /** The rows of those assignments that have none of other rows. */
    without(some: Rows, others: Rows): Rows {
      const excluded = new Set<PublicProject | undefined>();
      others.forEach((row) => void excluded.add(rows[row]?.project));
      return new Rows(some.array().filter((row) => !excluded.has(rows[row]?.project)));
    },
    /** The number of assignments that have one of these rows. */
    countOf(some: Rows): number {
      let [count, last] = [0, -1];
      some.forEach((row) => {
        const first = row - (rows[row]?.at ?? 0);
        if (first !== last) count += 1;
        last = first;
      });
      return count;
    },
    /** For a word that occurs nowhere: the terms of words that it begins or, failing that, of similar ones, and the most similar one. */
    closeTo(word: string, isWhole: boolean): { readonly terms: readonly string[]; readonly corrected?: string } {
      if (!LETTERS.test(word) || isExact(word)) return { terms: [] };
      const begun = [...(isWhole ? [] : words.atPrefix(word))]
        .map(([, term]) => term)
        .filter((term) => terms.has(term));
      if (begun.length > 0) return { terms: begun.slice(0, MOST_CLOSE) };
      const similar = [...words.fuzzyGet(word, word.length < 6 ? 1 : 2)]
        .filter(([found, [term, differences]]) => {
          const isClose = differences < 2 || lettersOf(found) === lettersOf(word);
          return isClose && terms.has(term) && found.length > 4;
        })
        .sort(([, [, a]], [, [, b]]) => a - b);
      const [[corrected] = []] = similar;
      return { terms: similar.slice(0, MOST_CLOSE).map(([, [term]]) => term), ...(corrected && { corrected }) };
    },
  };
  return { index, steps: build() };
}

type Building = ReturnType<typeof createSearchIndex>;
export type SearchIndex = Building['index'];

const buildings = processWide('search-indexes', () => new WeakMap<ProjectList, Building>());
function buildingOf(list: ProjectList): Building {
  const building = buildings.get(list) ?? createSearchIndex(list.newestFirst);
  buildings.set(list, building);
  return building;
}

/** The index of a list, in the order of its `newestFirst`. It is built when it is first asked for, unless it was prepared. */
export function indexOf(list: ProjectList): SearchIndex {
  const { index, steps } = buildingOf(list);
  while (!steps.next().done);
  return index;
}

/** Prepares the search of a list in steps of a few milliseconds. */
export async function prepareSearch(list: ProjectList): Promise<void> {
  let started = performance.now();
  for (const _ of buildingOf(list).steps) {
    if (performance.now() - started < STEP_MS) continue;
    await nextTurn();
    started = performance.now();
  }
}
