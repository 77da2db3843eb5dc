import { setImmediate as nextTurn } from 'node:timers/promises';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { factsInSteps } from '../facts/project-facts.ts';
import { technologiesOf } from '../facts/technologies.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { FactIndex } from './fact-index.ts';
import { type RowFacts, rowFactsOf } from './row-facts.ts';
import { asOne, tokensIn } from './terms.ts';
import { WordIndex } from './word-index.ts';

/** How long one step of building takes. */
const STEP_MS = 2;
const MOST_TECHNOLOGIES = 100;

/**
 * A role, with what it and its assignment state; an assignment without roles has
 * a single row.
 */
type Row = {
  readonly role: PublicProjectRole | undefined;
  readonly facts: RowFacts;
};

/**
 * The index of the assignments of a reading of the feed. It has a row for each
 * role, because a title and a technology must be those of one role.
 */
export class SearchIndex {
  readonly words = new WordIndex();
  readonly facts = new FactIndex();
  /** The names of technologies in several words, each as a single word. */
  readonly names = new Set<string>();
  /** What remains to be added, at most an assignment in each step. */
  readonly steps: Generator<void>;
  readonly #projects: readonly PublicProject[];
  readonly #rows: Row[] = [];
  /** Of each row, the position of its assignment. */
  readonly #positions: number[] = [];
  readonly #rowsOf = new Map<PublicProject, readonly number[]>();
  /** The rows of lists of its reading. */
  readonly #rowsIn = new WeakMap<ProjectList, Rows>();

  constructor(projects: readonly PublicProject[]) {
    this.#projects = projects;
    this.steps = this.#build();
  }

  #addRole(role: PublicProjectRole, row: number) {
    const { title, tech_stack, languages, allocation = '', price = '' } = role;
    for (const text of technologiesOf(role).slice(0, MOST_TECHNOLOGIES)) {
      const terms = tokensIn(text).map(({ word }) => word.term);
      if (terms.length > 1) this.names.add(asOne(text));
      // Names of one thing have the same terms.
      const key = terms.join(' ');
      if (key) this.facts.add('technology', text, row, key);
    }
    this.words.add([row], {
      role: title,
      technology: tech_stack,
      other: languages,
      text: `${allocation}\n\n${price}`,
    });
  }

  /** Adds assignments, a role in each step. */
  *#build(): Generator<void> {
    for (const [position, project] of this.#projects.entries()) {
      yield* factsInSteps(project);
      const rows: number[] = [];
      for (const [at, facts] of rowFactsOf(project).entries()) {
        const role = project.roles[at];
        const row = this.#rows.length;
        rows.push(row);
        this.#rows.push({ role, facts });
        this.#positions.push(position);
        for (const [name, fact] of Object.entries(facts))
          this.facts.add(name, fact, row);
        if (role) this.#addRole(role, row);
        yield;
      }
      this.#rowsOf.set(project, rows);
      const { name, sector, location, id, timeline, status, context } = project;
      this.words.add(rows, {
        other: [name, location, sector].join('\n\n'),
        // The context is last, so that the rest is always searched.
        text: [id, timeline, status, context].join('\n\n'),
      });
    }
  }

  /** How many rows it has. */
  get size(): number {
    return this.#rows.length;
  }

  /** The numbers of the rows of an assignment, in the order of its roles. */
  rowsOf = (project: PublicProject): readonly number[] =>
    this.#rowsOf.get(project) ?? [];

  /** The rows of a list of its reading. */
  rowsIn(list: ProjectList): Rows {
    const rows =
      this.#rowsIn.get(list) ?? new Rows(list.newestFirst.flatMap(this.rowsOf));
    this.#rowsIn.set(list, rows);
    return rows;
  }

  rowAt = (row: number): Row => this.#rows[row] as Row;

  /** The assignments of some rows, in their order. */
  projectsOf(rows: Iterable<number>): readonly PublicProject[] {
    const projects: PublicProject[] = [];
    const seen = new Rows();
    for (const row of rows) {
      const position = this.#positions[row] ?? 0;
      const project = this.#projects[position];
      if (project && seen.checkedAdd(position)) projects.push(project);
    }
    return projects;
  }

  /** The rows of those assignments that have none of other rows. */
  without(rows: Rows, others: Rows): Rows {
    const left = this.projectsOf(others).flatMap(this.rowsOf);
    return rows.new_difference(new Rows(left));
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
