import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter, FilterName } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Condition, meeting } from './conditions.ts';
import { indexOf, type SearchIndex } from './search-index.ts';
import { tokensIn } from './terms.ts';

const MOST_SETS = 5;
const MOST_SIMILAR = 3;
const COMPARED_CHARACTERS = 2_000;
const COMPARED_WORDS = 60;

/** Filters without which something matches. */
export type Relaxation = {
  readonly without: readonly FilterName[];
  /** The filters that remain, and how many assignments they list. */
  readonly filter: Filter;
  readonly count: number;
};

export type Suggestions = {
  /** The smallest sets without which something matches, the one with most results first. */
  readonly relaxations: readonly Relaxation[];
  /** The assignments that share the rarest words of what was asked. */
  readonly nearest: readonly PublicProject[];
};

/** The assignments that share the rarest words with a text; ties are newest first. */
export function similarProjects(list: ProjectList, text: string, most = MOST_SIMILAR): readonly PublicProject[] {
  const index = indexOf(list);
  const terms = new Set(tokensIn(text.slice(0, COMPARED_CHARACTERS)).map(({ term }) => term));
  const compared = [...terms].filter((term) => term.length > 1).slice(0, COMPARED_WORDS);
  const { rows, scores } = index.having(compared);
  return index.ranked(rows, (row) => scores[row] ?? 0).slice(0, most);
}

/** What helps if nothing matches: as few filters as possible to leave out, and the closest assignments. */
export function suggestionsFor(
  list: ProjectList,
  index: SearchIndex,
  filter: Filter,
  conditions: readonly Condition[],
  includesUnstated: boolean,
): Suggestions {
  const parts = conditions.map((one) => ({ name: one.name, rows: meeting(index, [one], includesUnstated) }));
  /** By the filters that a row does not meet, joined. */
  const sets = new Map<string, { readonly without: readonly FilterName[]; readonly rows: Rows }>();
  let fewest = parts.length - 1;
  for (const row of index.rows.keys()) {
    const without = parts.filter(({ rows }) => !rows.has(row)).map(({ name }) => name);
    if (without.length > fewest) continue;
    if (without.length < fewest) sets.clear();
    fewest = without.length;
    const set = sets.get(without.join()) ?? { without, rows: new Rows() };
    set.rows.add(row);
    sets.set(without.join(), set);
  }
  const relaxations = [...sets.values()].map(({ without, rows }) => ({
    without,
    filter: { ...filter, ...Object.fromEntries(without.map((name) => [name, undefined])) },
    count: index.countOf(rows),
  }));
  return {
    relaxations: relaxations.sort((a, b) => b.count - a.count).slice(0, MOST_SETS),
    nearest: similarProjects(list, Object.values(filter).join(' ')),
  };
}
