import { countMatching, type Filter } from './filter.ts';
import { inMost, isEmpty } from './id-set.ts';
import type { PublicProject } from './project.ts';
import { type Relaxation, relaxations } from './relax.ts';
import { searchIndexOf } from './search-index.ts';
import { queryWords } from './words.ts';

/** A filter with a word that occurs nowhere replaced by a similar one from the list. */
export type Correction = {
  readonly typed: string;
  readonly meant: string;
  readonly filter: Filter;
  readonly count: number;
};

/** Suggestions for when no assignment matches a filter. */
export type NothingFound = {
  readonly corrections: readonly Correction[];
  /** Single filters to remove, if there are several. */
  readonly relaxations: readonly Relaxation[];
  /** The assignments that match most of the query, or the first of the list if none matches anything. */
  readonly nearest: readonly PublicProject[];
  /** Whether the nearest assignments match any of the query. */
  readonly isNear: boolean;
};

const MOST_NEAREST = 3;

type Text = [name: keyof Filter, value: string];
const textsOf = ({ remote: _, posted_after: __, ...texts }: Filter) =>
  (Object.entries(texts) as [keyof Filter, string | undefined][]).filter((entry): entry is Text => Boolean(entry[1]));

function corrections(projects: readonly PublicProject[], filter: Filter): readonly Correction[] {
  const { all, understand, nearestWord } = searchIndexOf(projects);
  return textsOf(filter).flatMap(([name, value]) => {
    const typed = queryWords(value).flatMap(([word = '']) => word);
    return typed.flatMap((word) => {
      const isKnown = understand(word).every((sought) => !isEmpty(all.havingSought(sought)));
      const meant = isKnown ? undefined : nearestWord(word);
      if (meant === undefined) return [];
      const corrected = typed.map((one) => (one === word ? meant : one)).join(' ');
      const its = { ...filter, [name]: corrected };
      const count = countMatching(projects, its);
      return count > 0 ? [{ typed: word, meant, filter: its, count }] : [];
    });
  });
}

function nearestMatches(projects: readonly PublicProject[], filter: Filter): readonly PublicProject[] {
  const { all, remote, understand } = searchIndexOf(projects);
  const sets = textsOf(filter).flatMap(([, value]) => understand(value).map((sought) => all.havingSought(sought)));
  if (filter.remote) sets.push(remote.matching(filter.remote));
  return inMost(sets, projects.length, MOST_NEAREST).flatMap((id) => projects[id] ?? []);
}

/** Computes the suggestions for a filter that matches no assignment. */
export function nothingFound(projects: readonly PublicProject[], filter: Filter): NothingFound {
  const nearest = nearestMatches(projects, filter);
  return {
    corrections: corrections(projects, filter),
    relaxations: Object.keys(filter).length > 1 ? relaxations(projects, filter) : [],
    nearest: nearest.length > 0 ? nearest : projects.slice(0, MOST_NEAREST),
    isNear: nearest.length > 0,
  };
}
