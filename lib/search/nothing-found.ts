import type { PublicProject } from '../public-project.ts';
import { countMatching, type Filter, queryOf, scoreOf, TEXT_FILTERS } from './filter.ts';
import type { QueryWord } from './parse-query.ts';
import { IGNORED } from './plain-words.ts';
import type { ProjectList } from './project-list.ts';
import type { Hits, SearchIndex } from './search-index.ts';

/** A filter with a word that occurs nowhere replaced by a similar one from the list. */
export type Correction = {
  readonly typed: string;
  readonly meant: string;
  readonly filter: Filter;
  readonly count: number;
};

/** A filter without one of its parts or without one word of its text, and the number of assignments it shows. */
export type Relaxation = {
  readonly without: keyof Filter;
  readonly word?: string;
  readonly filter: Filter;
  readonly count: number;
};

/** Suggestions for when no assignment matches a filter. */
export type NothingFound = {
  /** The words, as typed, that no assignment mentions. */
  readonly unmentioned: readonly string[];
  readonly corrections: readonly Correction[];
  /** What to remove, if there is more than one thing. */
  readonly relaxations: readonly Relaxation[];
  /** The assignments that share the rarest words with the query, or the first of the list if none shares any. */
  readonly nearest: readonly PublicProject[];
  /** Whether they share a rare word. */
  readonly isNear: boolean;
};

const MOST_NEAREST = 3;
const MOST_RELAXATIONS = 5;
const MOST_CORRECTED = 3;

type Wanted = QueryWord & { readonly name: (typeof TEXT_FILTERS)[number]; readonly hits: Hits };

function wantedWords(index: SearchIndex, filter: Filter): readonly Wanted[] {
  return TEXT_FILTERS.flatMap((name) =>
    filter[name] === undefined
      ? []
      : queryOf(index, name, filter[name]).required.map((word) => ({ ...word, name, hits: index.having(word.terms) })),
  );
}

/** A filter with another text, or without it. */
function withText(filter: Filter, name: keyof Filter, typed: string, other: string): Filter {
  const words = (filter[name] ?? '').replace(typed, other).trim().split(/\s+/);
  // "developer in Berlin" without Berlin is "developer".
  while (IGNORED.has(words.at(-1) ?? '')) words.pop();
  const text = words.join(' ');
  const { [name]: _, ...rest } = filter;
  return text === '' ? rest : { ...rest, [name]: text };
}

function corrections(list: ProjectList, filter: Filter, unknown: readonly Wanted[]): readonly Correction[] {
  return unknown.slice(0, MOST_CORRECTED).flatMap(({ typed, name }) => {
    const meant = list.index.closestTo(typed);
    if (meant === undefined) return [];
    const corrected = withText(filter, name, typed, meant);
    const count = countMatching(list, corrected);
    return count > 0 ? [{ typed, meant, filter: corrected, count }] : [];
  });
}

/** What can be left out so that something shows, the one with most results first: single words of the free text, or filters. */
export function relaxations(list: ProjectList, filter: Filter): readonly Relaxation[] {
  const parts = Object.keys(filter) as (keyof Filter)[];
  const words = wantedWords(list.index, filter).filter(({ name }) => name === 'q');
  const ways = [
    ...(words.length < 2 ? [] : words).map(({ typed }) => ({
      without: 'q' as const,
      word: typed,
      filter: withText(filter, 'q', typed, ''),
    })),
    ...parts.map((without) => ({ without, filter: withText(filter, without, filter[without] ?? '', '') })),
  ];
  return ways
    .filter((way) => Object.keys(way.filter).length > 0)
    .map((way) => ({ ...way, count: countMatching(list, way.filter) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELAXATIONS);
}

/** A word is rare if at most a quarter of the list has it, or three assignments. */
const isRare = ({ hits }: Wanted, { newestFirst }: ProjectList) =>
  hits.size > 0 && hits.size <= Math.max(3, newestFirst.length / 4);

function nearestMatches(list: ProjectList, words: readonly Wanted[]) {
  const rare = words.filter((word) => isRare(word, list));
  const considered = rare.length > 0 ? rare : words;
  const score = scoreOf(considered.map(({ hits }) => hits));
  const candidates = new Set(considered.flatMap(({ hits }) => [...hits.keys()]));
  return {
    isNear: rare.length > 0,
    nearest: [...candidates]
      .sort((a, b) => score(b) - score(a) || a - b)
      .slice(0, MOST_NEAREST)
      .flatMap((id) => list.newestFirst[id] ?? []),
  };
}

/** Computes the suggestions for a filter that matches no assignment. */
export function nothingFound(list: ProjectList, filter: Filter): NothingFound {
  const words = wantedWords(list.index, filter);
  const unknown = words.filter(({ hits }) => hits.size === 0);
  const { nearest, isNear } = nearestMatches(list, words);
  return {
    unmentioned: [...new Set(unknown.map(({ typed }) => typed))],
    corrections: corrections(list, filter, unknown),
    relaxations: relaxations(list, filter),
    nearest: nearest.length > 0 ? nearest : list.newestFirst.slice(0, MOST_NEAREST),
    isNear,
  };
}
