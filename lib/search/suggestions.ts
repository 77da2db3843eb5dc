import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Condition, conditionsOf, explicit, meeting } from './conditions.ts';
import { narrowing } from './filter-values.ts';
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

function partsOf(index: SearchIndex, condition: Condition, includesUnstated: boolean): readonly Part[] {
  const { name, match } = condition;
  const words = name === 'q' ? (match?.sought ?? []).filter(({ use }) => use === 'required') : [];
  return words.length < 2
    ? [{ name, rows: meeting(index, [condition], includesUnstated) }]
    : words.map(({ typed, terms }) => ({ name, word: typed, rows: index.having(terms).rows }));
}

/** Each smallest set of parts without which a row matches, as bits, with the rows that then match. */
function smallestSets(index: SearchIndex, parts: readonly Part[]): ReadonlyMap<number, Rows> {
  const sets = new Map<number, Rows>();
  let fewest = Number.POSITIVE_INFINITY;
  for (const row of index.rows.keys()) {
    const lacking = parts.flatMap(({ rows }, at) => (rows.has(row) ? [] : at));
    if (lacking.length > fewest) continue;
    if (lacking.length < fewest) sets.clear();
    fewest = lacking.length;
    const set = lacking.reduce((bits, at) => bits | (1 << at), 0);
    const rows = sets.get(set) ?? new Rows();
    rows.add(row);
    sets.set(set, rows);
  }
  return sets;
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
  const relaxations = [...smallestSets(index, parts)]
    .sort(([, a], [, b]) => index.countOf(b) - index.countOf(a))
    .slice(0, MOST_SETS)
    .map(([set]): Relaxation => {
      const left = parts.filter((_, at) => (set & (1 << at)) !== 0);
      const words = left.flatMap(({ word }) => word ?? []);
      const without = FILTER_NAMES.filter((name) => left.some((one) => one.name === name && one.word === undefined));
      const q = words.reduce((text, word) => text.replace(word, ''), filter.q ?? '').replace(/\s+/g, ' ');
      const rest = narrowing({ ...filter, q, ...Object.fromEntries(without.map((name) => [name, undefined])) });
      // Words that are left may mean something else by themselves.
      const found = meeting(index, conditionsOf(index, explicit(rest)), includesUnstated);
      return { without, words, filter: rest, count: index.countOf(found) };
    })
    .filter(({ filter: rest, count }) => Object.keys(rest).length > 0 && count > 0);
  const near = similarProjects(list, Object.values(filter).join(' '));
  return { relaxations, nearest: near.length > 0 ? near : list.newestFirst.slice(0, 3), isNear: near.length > 0 };
}
