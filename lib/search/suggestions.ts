import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter, FilterName } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import type { Asked } from './choices.ts';
import { meeting } from './conditions.ts';
import { addTo, indexOf } from './search-index.ts';
import { tokensIn } from './terms.ts';

const MOST_SETS = 5;
const MOST_SIMILAR = 3;
const COMPARED_CHARACTERS = 2_000;
const COMPARED_WORDS = 60;

/**
 * The assignments that share the rarest words with a text; ties are newest
 * first.
 */
export function similarProjects(
  list: ProjectList,
  text: string,
  most = MOST_SIMILAR,
): readonly PublicProject[] {
  const index = indexOf(list);
  const terms = new Set(
    tokensIn(text.slice(0, COMPARED_CHARACTERS)).map(({ term }) => term),
  );
  const compared = [...terms]
    .filter((term) => term.length > 1)
    .slice(0, COMPARED_WORDS);
  const { rows, scores } = index.having(compared);
  return index.ranked(rows, (_, row) => scores[row] ?? 0).slice(0, most);
}

/** What helps if nothing matches. */
export function suggestionsFor({
  list,
  index,
  filter,
  conditions,
  includesUnstated,
}: Asked) {
  const parts = conditions.map((one) => ({
    name: one.name,
    rows: meeting(index, [one], includesUnstated),
  }));
  /** The rows that fail the same filters, by their names. */
  const rowsByFailed = new Map<string, Rows>();
  for (const row of index.rows.keys()) {
    const failed = parts
      .filter(({ rows }) => !rows.has(row))
      .map(({ name }) => name);
    if (failed.length > 0 && failed.length < parts.length)
      addTo(rowsByFailed, failed.join(), row);
  }
  const sets = Array.from(rowsByFailed, ([names, rows]) => ({
    without: names.split(',') as FilterName[],
    rows,
  }));
  const fewest = Math.min(...sets.map(({ without }) => without.length));
  const relaxations = sets
    .filter(({ without }) => without.length === fewest)
    .map(({ without, rows }) => {
      const rest: Filter = {
        ...filter,
        ...Object.fromEntries(without.map((name) => [name, undefined])),
      };
      return { without, filter: rest, count: index.countOf(rows) };
    });
  return {
    /**
     * The smallest sets of filters without which something matches: what
     * remains, and how many it lists, most first.
     */
    relaxations: relaxations
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_SETS),
    /** The assignments that share the rarest words of what was asked. */
    nearest: similarProjects(list, Object.values(filter).join(' ')),
  };
}
