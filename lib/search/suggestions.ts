import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import { FILTER_NAMES, type FilterName } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Condition, conditionsOf, explicit, meeting } from './conditions.ts';
import { narrowing } from './filter.ts';
import type { SearchIndex } from './search-index.ts';
import { similarProjects } from './similar.ts';

const MOST_SETS = 5;

/** Filters, and words of the search text, without which something matches. */
export type Relaxation = {
  readonly without: readonly FilterName[];
  readonly words: readonly string[];
  /** The filters that remain, and how many assignments they list. */
  readonly filter: Filter;
  readonly count: number;
};

export type Suggestions = {
  /** The smallest sets without which something matches, the one with most results first. */
  readonly relaxations: readonly Relaxation[];
  /** The assignments that share the rarest words of what was asked, or the first of the list. */
  readonly nearest: readonly PublicProject[];
  readonly isNear: boolean;
};

/** What can be left out: a filter, or a word that must occur. */
type Part = { readonly name: FilterName; readonly word?: string; readonly rows: Rows };

function partsOf(
  index: SearchIndex,
  { name, match, rows, unstated }: Condition,
  includesUnstated: boolean,
): readonly Part[] {
  const words = name === 'q' ? (match?.sought ?? []).filter(({ use }) => use === 'required') : [];
  return words.length < 2
    ? [{ name, rows: includesUnstated ? rows.new_union(unstated) : rows }]
    : words.map(({ typed, terms }) => ({ name, word: typed, rows: index.having(terms).rows }));
}

/** For each smallest set of parts without which a row matches, the rows that then match, in one pass over all rows. */
function smallestSets(index: SearchIndex, parts: readonly Part[]): readonly { set: number; rows: Rows }[] {
  const sets = new Map<number, Rows>();
  let fewest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < index.rows.length; row += 1) {
    let [set, size] = [0, 0];
    for (const [at, { rows }] of parts.entries()) {
      if (rows.has(row)) continue;
      set |= 1 << at;
      size += 1;
    }
    if (size > fewest) continue;
    if (size < fewest) sets.clear();
    fewest = size;
    const rows = sets.get(set) ?? new Rows();
    rows.add(row);
    sets.set(set, rows);
  }
  return [...sets].map(([set, rows]) => ({ set, rows }));
}

/** What helps if nothing matches: as few filters and words as possible to leave out, and the closest assignments. */
export function suggestionsFor(
  list: ProjectList,
  index: SearchIndex,
  filter: Filter,
  conditions: readonly Condition[],
  includesUnstated: boolean,
): Suggestions {
  const parts = conditions.flatMap((one) => partsOf(index, one, includesUnstated));
  const relaxations = smallestSets(index, parts)
    .map(({ set, rows }): Relaxation => {
      const left = parts.filter((_, at) => (set & (1 << at)) !== 0);
      const words = left.flatMap(({ word }) => word ?? []);
      const without = FILTER_NAMES.filter((name) => left.some((one) => one.name === name && one.word === undefined));
      const q = words
        .reduce((text, word) => text.replace(word, ''), filter.q ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      const rest = Object.fromEntries(without.map((name) => [name, undefined]));
      return { without, words, filter: narrowing({ ...filter, q, ...rest }), count: index.countOf(rows) };
    })
    .filter(({ filter: rest }) => Object.keys(rest).length > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SETS)
    // Words that are left may mean something else by themselves.
    .map((one) => {
      const found = meeting(index, conditionsOf(index, explicit(one.filter)), includesUnstated);
      return { ...one, count: index.countOf(found) };
    })
    .filter(({ count }) => count > 0);
  const near = similarProjects(list, Object.values(filter).join(' '));
  return { relaxations, nearest: near.length > 0 ? near : list.newestFirst.slice(0, 3), isNear: near.length > 0 };
}
