import { setImmediate as nextTurn } from 'node:timers/promises';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { countryName } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { FactIndex } from './fact-index.ts';
import { cutToLetters } from './filter-values.ts';
import { rowFactsOf } from './row-facts.ts';
import { asOne, tokensIn } from './terms.ts';
import type { RowFacts } from './wish.ts';
import { WordIndex } from './word-index.ts';

/** How long one step of building takes. */
const STEP_MS = 2;
/** How long all of it takes; then the words that remain are not searched. */
const MOST_BUILDING_MS = 60_000;
const MOST_TECHNOLOGIES = 100;

/**
 * The technologies of a role: its `tech_stack` split at commas, semicolons,
 * bars, bullets and line breaks.
 */
export const technologiesOf = ({
  tech_stack = '',
}: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] =>
  tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());

/** The terms of the name of a technology, the same for names of one thing. */
const technologyKey = (terms: readonly string[]): string =>
  [...new Set(terms)].sort().join(' ');

/**
 * A role of an assignment, by its position, with what it states; an assignment
 * without roles has a single row.
 */
type Row = { readonly project: PublicProject; readonly facts: RowFacts };

/**
 * The index of the assignments of a reading of the feed. It has a row for each
 * role, because a title and a technology must be those of one role.
 */
export class SearchIndex {
  /** How many rows it has. */
  readonly size: number;
  readonly words: WordIndex;
  readonly facts = new FactIndex();
  /** What remains to be added, at most an assignment in each step. */
  readonly steps: Generator<void>;
  readonly #rows: Row[] = [];
  readonly #rowsOf = new Map<PublicProject, readonly number[]>();

  constructor(projects: readonly PublicProject[]) {
    let size = 0;
    for (const project of projects) {
      const rows = [size];
      while (rows.length < project.roles.length) rows.push(size + rows.length);
      this.#rowsOf.set(project, rows);
      size += rows.length;
    }
    this.size = size;
    this.words = new WordIndex(size);
    this.steps = this.#build();
  }

  #addRole(role: PublicProjectRole, row: number) {
    const { title, tech_stack, languages, allocation = '', price = '' } = role;
    for (const text of technologiesOf(role).slice(0, MOST_TECHNOLOGIES)) {
      const fact = cutToLetters(text);
      const key = technologyKey(tokensIn(fact).map(({ word }) => word.term));
      if (key !== '') this.facts.add('technology', { key, fact }, row);
    }
    this.words.add([row], {
      role: title,
      technology: tech_stack,
      related: tech_stack,
      languages,
      text: `${allocation}\n\n${price}`,
    });
  }

  /** Adds an assignment, a role in each step. */
  *#addProject(project: PublicProject, rows: readonly number[]) {
    for (const [at, facts] of rowFactsOf(project).entries()) {
      const row = this.#rows.push({ project, facts }) - 1;
      this.facts.addAll(facts, row);
      const role = project.roles[at];
      if (role) this.#addRole(role, row);
      yield;
    }
    const { name, sector, location, id, timeline, status, context } = project;
    const countries = factsOf(project).countries ?? [];
    const names = countries.map((code) => asOne(countryName(code)));
    this.words.add(rows, {
      name,
      location: [location, ...names].join(', '),
      sector,
      // The context is last, so that the rest is always searched.
      text: [id, timeline, status, context].join('\n\n'),
    });
  }

  *#build(): Generator<void> {
    let spent = 0;
    for (const [project, rows] of this.#rowsOf) {
      let started = performance.now();
      for (const _ of this.#addProject(project, rows)) {
        spent += performance.now() - started;
        yield;
        started = performance.now();
      }
      spent += performance.now() - started;
      if (spent > MOST_BUILDING_MS) this.words.close('time');
    }
  }

  /** The numbers of the rows of an assignment, in the order of its roles. */
  rowsOf = (project: PublicProject): readonly number[] =>
    this.#rowsOf.get(project) ?? [];

  /** The numbers of the rows of a list. */
  rowsOfAll({ newestFirst }: ProjectList): Rows {
    const all = new Rows();
    for (const project of newestFirst)
      for (const row of this.rowsOf(project)) all.add(row);
    return all;
  }

  rowAt = (row: number): Row => this.#rows[row] as Row;

  /** Whether a role has a technology with these terms. */
  hasTechnology = (terms: readonly string[]): boolean =>
    this.facts.has('technology', technologyKey(terms));

  /** The rows that state a rate, by its currency; that of most first. */
  get rowsByCurrency(): ReadonlyMap<string, Rows> {
    return this.facts.rowsBy('rate', ({ currency }) => [currency]);
  }

  /** The assignments of some rows, in the list's order. */
  projectsOf(rows: Rows): readonly PublicProject[] {
    const projects: PublicProject[] = [];
    rows.forEach((row) => {
      const { project } = this.rowAt(row);
      if (project !== projects.at(-1)) projects.push(project);
    });
    return projects;
  }

  /** The row of each assignment of some rows that has the highest score. */
  bestRows(
    rows: Rows,
    scoreOf: (row: number) => number,
  ): ReadonlyMap<PublicProject, number> {
    const best = new Map<PublicProject, number>();
    rows.forEach((row) => {
      const { project } = this.rowAt(row);
      const other = best.get(project);
      if (other === undefined || scoreOf(row) > scoreOf(other))
        best.set(project, row);
    });
    return best;
  }

  /** The rows of those assignments that have none of other rows. */
  without(rows: Rows, others: Rows): Rows {
    const excluded = new Set(this.projectsOf(others));
    return new Rows(
      rows.array().filter((row) => !excluded.has(this.rowAt(row).project)),
    );
  }
}

/** The index of each reading of the feed. */
const indexes = processWide(
  'search-indexes',
  () => new WeakMap<ProjectList['reading'], SearchIndex>(),
);

function unfinishedIndexOf({ reading }: ProjectList): SearchIndex {
  const index = indexes.get(reading) ?? new SearchIndex(reading);
  indexes.set(reading, index);
  return index;
}

/**
 * The index of a list and of others of its reading, in the order of their
 * `newestFirst`. It is built when it is first needed, unless it was prepared.
 */
export function indexOf(list: ProjectList): SearchIndex {
  const index = unfinishedIndexOf(list);
  while (!index.steps.next().done);
  return index;
}

/** Prepares the search of a list in steps of a few milliseconds. */
export async function prepareSearch(list: ProjectList): Promise<void> {
  let started = performance.now();
  for (const _ of unfinishedIndexOf(list).steps) {
    if (performance.now() - started < STEP_MS) continue;
    await nextTurn();
    started = performance.now();
  }
}
