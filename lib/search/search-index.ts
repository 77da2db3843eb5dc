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
import { comparisonOf, type FactName, type FactOf } from './compare.ts';
import { cutToLetters } from './filter-values.ts';
import { rowFactsOf } from './row-facts.ts';
import { asOne, tokensIn } from './terms.ts';
import type { FactValue, RowFacts } from './wish.ts';
import { WordIndex } from './word-index.ts';

/** How long one step of building takes. */
const STEP_MS = 2;
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
export const technologyKey = (terms: readonly string[]): string =>
  [...new Set(terms)].sort().join(' ');

/**
 * A role of an assignment, by its position, with what it states; an assignment
 * without roles has a single row.
 */
type Row = { readonly project: PublicProject; readonly facts: RowFacts };

/** A fact with the rows that state it. */
type StatedFact<Name extends FactName> = {
  readonly fact: FactOf<Name>;
  readonly rows: Rows;
};

/** A technology as it is first spelled, with the rows that have it. */
type Technology = { readonly name: string; readonly rows: Rows };

/**
 * What is found in the assignments of a list. It has a row for each role,
 * because a title and a technology must be those of one role.
 */
class Tables {
  readonly rows: Row[] = [];
  /** The number of the first row of each assignment, in the list's order. */
  readonly firstRows = new Map<PublicProject, number>();
  readonly words: WordIndex;
  /** By {@link technologyKey}. */
  readonly technologies = new Map<string, Technology>();
  /** By the name of the fact, then by its value as JSON. */
  readonly #facts = new Map<string, Map<string, StatedFact<FactName>>>();

  constructor(projects: readonly PublicProject[]) {
    let size = 0;
    for (const project of projects) {
      this.firstRows.set(project, size);
      size += Math.max(1, project.roles.length);
    }
    this.words = new WordIndex(size);
  }

  /** What rows state of a kind, each once. */
  statedFacts = <Name extends FactName>(
    name: Name,
  ): readonly StatedFact<Name>[] =>
    [...(this.#facts.get(name)?.values() ?? [])] as StatedFact<Name>[];

  #addFacts(facts: RowFacts, row: number) {
    for (const [name, fact] of Object.entries(facts)) {
      const ofName = this.#facts.get(name) ?? new Map();
      this.#facts.set(name, ofName);
      const key = JSON.stringify(fact);
      const stated = ofName.get(key) ?? { fact, rows: new Rows() };
      ofName.set(key, stated);
      stated.rows.add(row);
    }
  }

  #addTechnologies(role: PublicProjectRole, row: number) {
    for (const text of technologiesOf(role).slice(0, MOST_TECHNOLOGIES)) {
      const name = cutToLetters(text);
      const key = technologyKey(tokensIn(name).map(({ term }) => term));
      if (key === '') continue;
      const technology = this.technologies.get(key) ?? {
        name,
        rows: new Rows(),
      };
      this.technologies.set(key, technology);
      technology.rows.add(row);
    }
  }

  #addRole(role: PublicProjectRole, row: number) {
    const { title, tech_stack, languages, allocation = '', price = '' } = role;
    this.#addTechnologies(role, row);
    this.words.add([row], {
      role: title,
      technology: tech_stack,
      related: tech_stack,
      languages,
      text: `${allocation}\n\n${price}`,
    });
  }

  #addProject(project: PublicProject) {
    const rows: number[] = [];
    for (const [at, facts] of rowFactsOf(project).entries()) {
      const row = this.rows.length;
      rows.push(row);
      this.rows.push({ project, facts });
      this.#addFacts(facts, row);
      const role = project.roles[at];
      if (role) this.#addRole(role, row);
    }
    const { name, sector, id, timeline, status, context } = project;
    const countries = factsOf(project).countries?.value ?? [];
    const names = countries.map((code) => asOne(countryName(code)));
    this.words.add(rows, {
      name,
      location: [project.location, ...names].join(', '),
      sector,
      // The context is last, so that the rest is always searched.
      text: [id, timeline, status, context].join('\n\n'),
    });
  }

  /** Adds the assignments, each in a step. */
  *build(): Generator<void> {
    for (const project of this.firstRows.keys()) {
      this.#addProject(project);
      yield;
    }
  }
}

/** The part of the tables that is about the assignments of a list. */
export class SearchIndex {
  /** The numbers of all rows of the list. */
  readonly all = new Rows();
  readonly tables: Tables;
  readonly words: WordIndex;

  constructor(tables: Tables, list: ProjectList) {
    this.tables = tables;
    this.words = tables.words;
    for (const project of list.newestFirst) {
      for (const row of this.rowsOf(project)) this.all.add(row);
    }
  }

  /** The rows of all lists that share the tables. */
  get size(): number {
    return this.tables.rows.length;
  }

  /** The numbers of the rows of an assignment. */
  rowsOf(project: PublicProject): readonly number[] {
    const first = this.tables.firstRows.get(project) ?? 0;
    const length = Math.max(1, project.roles.length);
    return Array.from({ length }, (_, at) => first + at);
  }

  rowAt = (row: number): Row => this.tables.rows[row] as Row;

  /** The rows that state something, by how far that is a value. */
  degreesOf(value: FactValue) {
    const { fact: name, degree } = comparisonOf(value);
    return this.tables
      .statedFacts(name)
      .map(({ fact, rows }) => ({ degree: degree(value, fact), rows }));
  }

  /**
   * The rows that state something, by values made of it; the value of most
   * first.
   */
  rowsBy<Name extends FactName>(
    name: Name,
    valuesOf: (fact: FactOf<Name>) => readonly string[],
  ): ReadonlyMap<string, Rows> {
    const rowsOfValues = new Map<string, Rows>();
    for (const { fact, rows } of this.tables.statedFacts(name)) {
      for (const value of valuesOf(fact))
        rowsOfValues.set(
          value,
          rows.new_union(rowsOfValues.get(value) ?? new Rows()),
        );
    }
    return mostFirst(rowsOfValues);
  }

  /** The rows that have each technology; that of most first. */
  get rowsByTechnology(): ReadonlyMap<string, Rows> {
    const all = this.tables.technologies.values();
    return mostFirst(
      new Map(Array.from(all, ({ name, rows }) => [name, rows])),
    );
  }

  /** The rows that state a rate, by its currency; that of most first. */
  get rowsByCurrency(): ReadonlyMap<string, Rows> {
    return this.rowsBy('rate', ({ currency }) => [currency]);
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

  /**
   * The assignments of some rows by the highest score of their rows; the newest
   * come first where scores are equal.
   */
  ranked(
    rows: Rows,
    scoreOf: (row: number) => number,
  ): readonly PublicProject[] {
    const best = new Map<PublicProject, number>();
    rows.forEach((row) => {
      const { project } = this.rowAt(row);
      const score = best.get(project) ?? Number.NEGATIVE_INFINITY;
      best.set(project, Math.max(score, scoreOf(row)));
    });
    return [...best].sort(([, a], [, b]) => b - a).map(([project]) => project);
  }

  /** The rows of those assignments that have none of other rows. */
  without(rows: Rows, others: Rows): Rows {
    const excluded = new Set(this.projectsOf(others));
    return new Rows(
      rows.array().filter((row) => !excluded.has(this.rowAt(row).project)),
    );
  }
}

const mostFirst = (values: ReadonlyMap<string, Rows>) =>
  new Map(
    [...values].sort(
      ([a, rows], [b, others]) =>
        others.size() - rows.size() || a.localeCompare(b),
    ),
  );

/** The tables of a reading of the feed, and the indexes of its lists. */
type Building = {
  readonly tables: Tables;
  readonly steps: Generator<void>;
  readonly indexes: WeakMap<ProjectList, SearchIndex>;
};
const buildings = processWide(
  'search-indexes',
  () => new WeakMap<ProjectList['reading'], Building>(),
);

function buildingOf({ reading }: ProjectList): Building {
  const existing = buildings.get(reading);
  if (existing) return existing;
  const tables = new Tables(reading);
  const building: Building = {
    tables,
    steps: tables.build(),
    indexes: new WeakMap(),
  };
  buildings.set(reading, building);
  return building;
}

/**
 * The index of a list, in the order of its `newestFirst`. It is built when it
 * is first asked for, unless it was prepared.
 */
export function indexOf(list: ProjectList): SearchIndex {
  const { tables, steps, indexes } = buildingOf(list);
  while (!steps.next().done);
  const index = indexes.get(list) ?? new SearchIndex(tables, list);
  indexes.set(list, index);
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
