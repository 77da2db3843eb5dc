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
import { type Degree, degreeOf, type FactKind, factKindOf } from './compare.ts';
import { cutToLetters } from './filter-values.ts';
import { rowFactsOf } from './row-facts.ts';
import { asOne, tokensIn } from './terms.ts';
import type { FactValue, RowFacts } from './wish.ts';
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
export const technologyKey = (terms: readonly string[]): string =>
  [...new Set(terms)].sort().join(' ');

/**
 * A role of an assignment, by its position, with what it states; an assignment
 * without roles has a single row.
 */
export type Row = {
  readonly project: PublicProject;
  readonly facts: RowFacts;
};

/** A fact with the rows that state it. */
type Stated<Kind extends FactKind> = {
  readonly fact: NonNullable<RowFacts[Kind]>;
  readonly rows: Rows;
};

/**
 * The index of a list. It has a row for each role, because a title and a
 * technology must be those of one role.
 */
class Tables {
  readonly rows: Row[] = [];
  /** The number of the first row of each assignment, in the list's order. */
  readonly firstRows = new Map<PublicProject, number>();
  readonly words = new WordIndex();
  /** The rows by each technology, as it is first spelled. */
  readonly technologies = new Map<string, Rows>();
  /** These spellings, by {@link technologyKey}. */
  readonly spellings = new Map<string, string>();
  readonly #facts = new Map<FactKind, Map<string, Stated<FactKind>>>();

  constructor(projects: readonly PublicProject[]) {
    let row = 0;
    for (const project of projects) {
      this.firstRows.set(project, row);
      row += Math.max(1, project.roles.length);
    }
  }

  /** The facts of a kind that rows state, each once. */
  stated<Kind extends FactKind>(kind: Kind): readonly Stated<Kind>[] {
    return [...(this.#facts.get(kind)?.values() ?? [])] as Stated<Kind>[];
  }

  #addFacts(facts: RowFacts, row: number) {
    for (const [kind, fact] of Object.entries(facts)) {
      const ofKind = this.#facts.get(kind as FactKind) ?? new Map();
      this.#facts.set(kind as FactKind, ofKind);
      const key = JSON.stringify(fact);
      const stated = ofKind.get(key) ?? { fact, rows: new Rows() };
      ofKind.set(key, stated);
      stated.rows.add(row);
    }
  }

  #addTechnologies(role: PublicProjectRole, row: number) {
    const all = technologiesOf(role).slice(0, MOST_TECHNOLOGIES);
    for (const value of all.map((name) => cutToLetters(name))) {
      const key = technologyKey(tokensIn(value).map(({ term }) => term));
      if (key === '') continue;
      const spelling = this.spellings.get(key) ?? value;
      this.spellings.set(key, spelling);
      const rows = this.technologies.get(spelling) ?? new Rows();
      rows.add(row);
      this.technologies.set(spelling, rows);
    }
  }

  *#addRole(role: PublicProjectRole) {
    const row = this.rows.length - 1;
    const { title, tech_stack, languages, allocation = '', price = '' } = role;
    this.#addTechnologies(role, row);
    yield* this.words.add(
      { first: row, last: row },
      {
        role: title,
        ...(tech_stack && { technology: tech_stack, related: tech_stack }),
        ...(languages && { languages }),
        terms: `${allocation}\n\n${price}`,
      },
    );
  }

  *#addProject(project: PublicProject) {
    const first = this.rows.length;
    for (const [at, facts] of rowFactsOf(project).entries()) {
      this.#addFacts(facts, this.rows.length);
      this.rows.push({ project, facts });
      const role = project.roles[at];
      if (role) yield* this.#addRole(role);
      yield;
    }
    const { name, sector = '', id, timeline, status, context } = project;
    const countries = (factsOf(project).countries?.value ?? []).map((code) =>
      asOne(countryName(code)),
    );
    yield* this.words.add(
      { first, last: this.rows.length - 1 },
      {
        name,
        location: [project.location, ...countries].join(', '),
        sector,
        // The context is last, so that the rest is always searched.
        text: [id, timeline, status, context].join('\n\n'),
      },
    );
  }

  /** Adds assignments in steps of a few milliseconds, for a limited time. */
  *build(): Generator<void> {
    let spent = 0;
    for (const project of this.firstRows.keys()) {
      let started = performance.now();
      for (const _ of this.#addProject(project)) {
        spent += performance.now() - started;
        yield;
        started = performance.now();
      }
      spent += performance.now() - started;
      if (spent > MOST_BUILDING_MS) this.words.close('time');
    }
  }
}

/** The part of an index that is about the assignments of a list. */
export class SearchIndex {
  /** The numbers of all rows of the list. */
  readonly all = new Rows();
  readonly tables: Tables;

  constructor(tables: Tables, list: ProjectList) {
    this.tables = tables;
    for (const project of list.newestFirst) {
      const first = this.firstRowOf(project);
      this.all.addRange(first, first + Math.max(1, project.roles.length));
    }
  }

  get words(): WordIndex {
    return this.tables.words;
  }

  /** The rows of all lists that share the index. */
  get size(): number {
    return this.tables.rows.length;
  }

  firstRowOf = (project: PublicProject): number =>
    this.tables.firstRows.get(project) ?? 0;

  projectOf = (row: number): PublicProject | undefined =>
    this.tables.rows[row]?.project;

  factsOf = (row: number): RowFacts =>
    this.tables.rows[row]?.facts ?? { way: 'not-stated' };

  /** How far rows state a value; of those that don’t say, nothing. */
  degrees(
    value: FactValue,
  ): readonly { readonly degree: Degree; readonly rows: Rows }[] {
    const kind = factKindOf(value);
    return this.tables.stated(kind).map(({ fact, rows }) => ({
      degree: degreeOf(value, { [kind]: fact }),
      rows,
    }));
  }

  /** The rows that state something of a kind, by values made of it. */
  rowsBy<Kind extends FactKind>(
    kind: Kind,
    valuesOf: (fact: NonNullable<RowFacts[Kind]>) => readonly string[],
  ): ReadonlyMap<string, Rows> {
    const found = new Map<string, Rows>();
    for (const { fact, rows } of this.tables.stated(kind)) {
      for (const value of valuesOf(fact))
        found.set(value, found.get(value)?.union(rows) ?? rows.clone());
    }
    return found;
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
      const project = this.projectOf(row);
      if (!project) return;
      const score = best.get(project) ?? Number.NEGATIVE_INFINITY;
      best.set(project, Math.max(score, scoreOf(row)));
    });
    return [...best].sort(([, a], [, b]) => b - a).map(([project]) => project);
  }

  /** The rows of those assignments that have none of other rows. */
  without(rows: Rows, others: Rows): Rows {
    const excluded = new Set<PublicProject | undefined>();
    others.forEach((row) => void excluded.add(this.projectOf(row)));
    return new Rows(
      rows.array().filter((row) => !excluded.has(this.projectOf(row))),
    );
  }

  /** The number of assignments that have one of these rows. */
  countOf(rows: Rows): number {
    let [count, last]: [number, PublicProject | undefined] = [0, undefined];
    rows.forEach((row) => {
      const project = this.projectOf(row);
      if (project !== last) count += 1;
      last = project;
    });
    return count;
  }
}

type Building = { readonly tables: Tables; readonly steps: Generator<void> };
const shared = processWide('search-indexes', () => ({
  indexes: new WeakMap<ProjectList, SearchIndex>(),
  /** The building that each assignment is in. */
  buildings: new WeakMap<PublicProject, Building>(),
}));

/** Whether an index has the assignments of a list, in its order. */
function hasAll({ tables }: Building, { newestFirst }: ProjectList): boolean {
  let last = -1;
  return newestFirst.every((project) => {
    const row = tables.firstRows.get(project) ?? -1;
    const isNext = row > last;
    last = row;
    return isNext;
  });
}

/**
 * What builds the index of a list. One that is only shorter than an earlier
 * list, because the last day of some assignments is over, uses its index.
 */
function buildingOf(list: ProjectList): Building {
  const [first] = list.newestFirst;
  const known = first && shared.buildings.get(first);
  if (known && hasAll(known, list)) return known;
  const tables = new Tables(list.newestFirst);
  const building = { tables, steps: tables.build() };
  for (const project of list.newestFirst)
    shared.buildings.set(project, building);
  return building;
}

/**
 * The index of a list, in the order of its `newestFirst`. It is built when it
 * is first asked for, unless it was prepared.
 */
export function indexOf(list: ProjectList): SearchIndex {
  const known = shared.indexes.get(list);
  if (known) return known;
  const { tables, steps } = buildingOf(list);
  while (!steps.next().done);
  const index = new SearchIndex(tables, list);
  shared.indexes.set(list, index);
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
