import type { PublicProject } from '../public-project.ts';
import { countMatching, type Filter } from './filter.ts';
import { mostFrequent } from './ids.ts';
import type { ProjectList } from './project-list.ts';
import { queryWords } from './words.ts';

/** A filter with a word that occurs nowhere replaced by a similar one from the list. */
export type Correction = {
  readonly typed: string;
  readonly meant: string;
  readonly filter: Filter;
  readonly count: number;
};

/** A filter without one of its parts, and the number of assignments it shows. */
export type Relaxation = { readonly without: keyof Filter; readonly filter: Filter; readonly count: number };

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

function corrections(projects: ProjectList, filter: Filter): readonly Correction[] {
  const { all, parse, closestWord } = projects.index;
  return textsOf(filter).flatMap(([name, value]) => {
    const typed = queryWords(value).flatMap(([word = '']) => word);
    return typed.flatMap((word) => {
      const isKnown = parse(word).every((term) => all.matchingTerm(term).size > 0);
      const meant = isKnown ? undefined : closestWord(word);
      if (meant === undefined) return [];
      const words = typed.map((one) => (one === word ? meant : one)).join(' ');
      const corrected = { ...filter, [name]: words };
      const count = countMatching(projects, corrected);
      return count > 0 ? [{ typed: word, meant, filter: corrected, count }] : [];
    });
  });
}

/** The single parts whose removal shows something, the one with most results first. */
export function relaxations(projects: ProjectList, filter: Filter): readonly Relaxation[] {
  return (Object.keys(filter) as (keyof Filter)[])
    .map((without) => {
      const { [without]: _, ...rest } = filter;
      return { without, filter: rest, count: countMatching(projects, rest) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function nearestMatches({ all, index }: ProjectList, filter: Filter): readonly PublicProject[] {
  const matching = textsOf(filter).flatMap(([, value]) => index.parse(value).map(index.all.matchingTerm));
  if (filter.remote) matching.push(index.remote(filter.remote));
  return mostFrequent(matching, MOST_NEAREST).flatMap((id) => all[id] ?? []);
}

/** Computes the suggestions for a filter that matches no assignment. */
export function nothingFound(projects: ProjectList, filter: Filter): NothingFound {
  const nearest = nearestMatches(projects, filter);
  return {
    corrections: corrections(projects, filter),
    relaxations: Object.keys(filter).length > 1 ? relaxations(projects, filter) : [],
    nearest: nearest.length > 0 ? nearest : projects.all.slice(0, MOST_NEAREST),
    isNear: nearest.length > 0,
  };
}
