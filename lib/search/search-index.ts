import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { countryName } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import {
  type FactFilter,
  FILTER_NAMES,
  type FilterName,
  type TextFilter,
} from '../filters.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { FACT_FILTERS, factRules, type Row } from './filter-rules.ts';
import { cutToLetters, valuesIn } from './filter-values.ts';
import { asOne, isExact, names, termOf, tokensIn } from './terms.ts';

// A match counts more in short fields: most in the title of a role, least in
// running text.
const BOOSTS = {
  role: 6,
  technology: 3,
  languages: 1,
  terms: 1,
  name: 3,
  location: 2,
  sector: 2,
  text: 1,
};

// More of a text is not searched. It is read in parts, so that each takes a few
// milliseconds.
const MOST_OF_TEXT = 20_000;
const PART = 1_500;
/**
 * The most entries of an index: more would take more memory than a small server
 * has.
 */
const MOST_ENTRIES = 3_000_000;
/** How long one step of building takes. */
const STEP_MS = 2;
const MOST_TECHNOLOGIES = 100;
const MOST_CLOSE = 20;
const LETTERS = /^\p{L}{4,40}$/u;

/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/**
 * The technologies of a role: its `tech_stack` split at commas, semicolons,
 * bars, bullets and line breaks.
 */
export const technologiesOf = ({
  tech_stack = '',
}: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] =>
  tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());

/** The rows that have something in common, by what they have. */
type RowsBy = Map<string, Rows>;

export function addTo(rowsBy: RowsBy, key: string, row: number): void {
  const having = rowsBy.get(key) ?? new Rows();
  having.add(row);
  rowsBy.set(key, having);
}

/**
 * The index of a list. It has a row for each role, because a title and a
 * technology must be those of one role.
 */
function createSearchIndex(projects: readonly PublicProject[]) {
  const rows: Row[] = [];
  const all = new Rows();
  const firstRows = new Map<PublicProject, number>();
  const terms = new Map<string, boolean>();
  const words = new SearchableMap<string>();
  for (const name of names) words.set(name, termOf(name));
  const seen = new Set<string>();
  /**
   * For each filter by facts, and for technologies, the rows that state the
   * same.
   */
  const stated = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, new Map()]),
  ) as { [name in FilterName]: RowsBy };
  /**
   * The rows that have a term in a field of a role. Most terms are in few, and
   * a set of the last row is as large as one of all.
   */
  const rowsByTerm = {
    technology: new Map<string, number[]>(),
    role: new Map<string, number[]>(),
  };
  /** The first spelling of each technology, by its terms. */
  const spellings = new Map<string, string>();
  let entries = 0;
  /**
   * The texts of a role, and those of an assignment, each with the first and
   * the last row of which it says something.
   */
  const texts = new MiniSearch({
    fields: Object.keys(BOOSTS),
    idField: 'rows',
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
    tokenize(written, field) {
      if (entries > MOST_ENTRIES) return [];
      const tokens = tokensIn(written.slice(0, MOST_OF_TEXT));
      for (const { one, term } of tokens) {
        if (seen.has(one)) continue;
        seen.add(one);
        if (LETTERS.test(one)) words.set(one, term);
      }
      const found = [...new Set(tokens.flatMap((token) => token.terms))];
      entries += found.length;
      const isNamed = field !== 'text' && field !== 'terms';
      for (const term of found) {
        terms.set(term, isNamed || terms.get(term) === true);
        if (field !== 'role' && field !== 'technology') continue;
        const having = rowsByTerm[field].get(term) ?? [];
        having.push(rows.length);
        rowsByTerm[field].set(term, having);
      }
      return found;
    },
  });

  function addRow(project: PublicProject, role: PublicProjectRole, at: number) {
    const row = { project, facts: factsOf(project), at };
    for (const name of FACT_FILTERS) {
      for (const value of factRules[name].stated(row))
        if (value) addTo(stated[name], value, rows.length);
    }
    for (const value of technologiesOf(role)
      .slice(0, MOST_TECHNOLOGIES)
      .map(cutToLetters)) {
      const key = [...new Set(tokensIn(value).map(({ term }) => term))]
        .sort()
        .join(' ');
      const spelling = spellings.get(key) ?? value;
      spellings.set(key, spelling);
      if (key !== '') addTo(stated.technology, spelling, rows.length);
    }
    const { title, tech_stack, languages, allocation = '', price = '' } = role;
    const terms = `${allocation}\n\n${price}`;
    texts.add({
      rows: [rows.length, rows.length],
      role: title,
      technology: tech_stack,
      languages,
      terms,
    });
    all.add(rows.length);
    rows.push(row);
  }

  function* build(): Generator<void> {
    for (const project of projects) {
      const first = rows.length;
      firstRows.set(project, first);
      for (
        let start = 0;
        start < Math.min(project.context.length, MOST_OF_TEXT);
        start += PART
      ) {
        tokensIn(project.context.slice(start, start + PART));
        yield;
      }
      for (const [at, role] of (project.roles.length > 0
        ? project.roles
        : [{ title: '' }]
      ).entries()) {
        addRow(project, role, at);
        yield;
      }
      const { name, sector, id, timeline, status, context } = project;
      const countries = (factsOf(project).countries?.value ?? []).map((code) =>
        asOne(countryName(code)),
      );
      const location = [project.location, ...countries].join(', ');
      // The context is last, so that the rest is always searched.
      const text = [id, timeline, status, context].join('\n\n');
      texts.add({
        rows: [first, rows.length - 1],
        name,
        location,
        sector,
        text,
      });
      yield;
    }
  }

  const index = {
    /** The number of the first row of each assignment. */
    firstRows,
    /** The numbers of all rows. */
    all,
    rows,
    /**
     * All terms, and whether a title, technology, place, sector or language has
     * them.
     */
    terms,
    /**
     * The rows that have any of these terms in the field of a filter, or for
     * `q` in any field; then with their relevance.
     */
    having(wanted: readonly string[], name: TextFilter = 'q') {
      const found = new Rows();
      if (name !== 'q') {
        for (const term of wanted)
          for (const row of rowsByTerm[name].get(term) ?? []) found.add(row);
        return { rows: found, scores: new Float32Array() };
      }
      const scores = new Float32Array(rows.length);
      for (const { id, score } of texts.search({
        queries: [...new Set(wanted)],
      })) {
        const [first, last]: readonly [number, number] = id;
        found.addRange(first, last + 1);
        for (let row = first; row <= last; row += 1)
          scores[row] = (scores[row] ?? 0) + score;
      }
      return { rows: found, scores };
    },
    /**
     * The rows that state what a filter asks for, and on demand those that
     * state nothing about it.
     */
    stating(name: FactFilter, value: string) {
      const holds = factRules[name].holds(valuesIn(name, value));
      const union = (isMeant: (isHeld: boolean | null) => boolean) => {
        const found = new Rows();
        for (const [one, having] of stated[name])
          if (isMeant(holds(one))) found.union(having);
        return found;
      };
      return {
        rows: union((isHeld) => isHeld === true),
        unstated: () => all.new_difference(union((isHeld) => isHeld !== null)),
      };
    },
    /**
     * The rows that state something about a filter, by values that are made of
     * what they state.
     */
    rowsBy(
      name: FilterName,
      valuesOf = (one: string): readonly string[] => [one],
    ): ReadonlyMap<string, Rows> {
      const found: RowsBy = new Map();
      for (const [one, having] of stated[name]) {
        for (const value of valuesOf(one))
          found.set(value, found.get(value)?.union(having) ?? having.clone());
      }
      return found;
    },
    /**
     * The assignments of some rows by the highest score of their rows; the
     * newest come first where scores are equal.
     */
    ranked(
      some: Rows,
      scoreOf: (row: Row, number: number) => number,
    ): readonly PublicProject[] {
      const best = new Map<PublicProject, number>();
      some.forEach((number) => {
        const row = rows[number];
        if (row)
          best.set(
            row.project,
            Math.max(
              best.get(row.project) ?? Number.NEGATIVE_INFINITY,
              scoreOf(row, number),
            ),
          );
      });
      return [...best]
        .sort(([, a], [, b]) => b - a)
        .map(([project]) => project);
    },
    /** The rows of those assignments that have none of other rows. */
    without(some: Rows, others: Rows): Rows {
      const excluded = new Set<PublicProject | undefined>();
      others.forEach((row) => void excluded.add(rows[row]?.project));
      return new Rows(
        some.array().filter((row) => !excluded.has(rows[row]?.project)),
      );
    },
    /** The number of assignments that have one of these rows. */
    countOf(some: Rows): number {
      let [count, last]: [number, PublicProject | undefined] = [0, undefined];
      some.forEach((row) => {
        const project = rows[row]?.project;
        if (project !== last) count += 1;
        last = project;
      });
      return count;
    },
    /**
     * For a word that occurs nowhere: the terms of words that it begins or,
     * failing that, of similar ones, and the most similar one.
     */
    closeTo(word: string) {
      if (!LETTERS.test(word) || isExact(word)) return { terms: [] };
      const begun = [...words.atPrefix(word).values()].filter((term) =>
        terms.has(term),
      );
      if (begun.length > 0) return { terms: begun.slice(0, MOST_CLOSE) };
      const similar = [...words.fuzzyGet(word, word.length < 6 ? 1 : 2)]
        .filter(([found, [term, differences]]) => {
          const isClose =
            differences < 2 || lettersOf(found) === lettersOf(word);
          return isClose && terms.has(term) && found.length > 4;
        })
        .sort(([, [, a]], [, [, b]]) => a - b);
      return {
        terms: similar.slice(0, MOST_CLOSE).map(([, [term]]) => term),
        corrected: similar[0]?.[0],
      };
    },
  };
  return { index, steps: build() };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>['index'];

const buildings = processWide(
  'search-indexes',
  () => new WeakMap<ProjectList, ReturnType<typeof createSearchIndex>>(),
);
function buildingOf(list: ProjectList) {
  const building = buildings.get(list) ?? createSearchIndex(list.newestFirst);
  buildings.set(list, building);
  return building;
}

/**
 * The index of a list, in the order of its `newestFirst`. It is built when it
 * is first asked for, unless it was prepared.
 */
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
