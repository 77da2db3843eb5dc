import { LRUCache } from 'lru-cache';
import type { FilterName } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project.ts';
import { type Filter, narrowing, TEXT_FILTERS, type TextFilter } from './filter.ts';
import { isFactFilter, rules } from './filter-rules.ts';
import { indexOf } from './list-index.ts';
import { parseQuery, type Query } from './parse-query.ts';
import type { QueryWord } from './query-words.ts';
import { KEPT, type Rows, type SearchIndex, sumOf } from './search-index.ts';
import { isOccupation } from './terms.ts';

/** The weight of a missing occupation, instead of 1. An “iOS engineer in Rotterdam” may be called a developer there. */
const LITTLE = 0.01;

/** The rows that a query matches: those with all of its words or, if a sentence finds none, those with the fewest missing. */
function rowsMatching(index: SearchIndex, name: TextFilter, { required, isLong }: Query) {
  const words = required.map(({ terms }) => ({
    rows: index.having(terms, name),
    weight: isOccupation(terms) ? LITTLE : 1,
  }));
  const lackOf = (row: number) => words.reduce((sum, { rows, weight }) => (rows[row] ? sum : sum + weight), 0);

  const others = words.filter(({ weight }) => weight > LITTLE).length;
  // Nothing may be missing; if that finds nothing, occupations may; then, in a long sentence, one more word.
  const limits = isLong && others > 2 ? [0, 0.5, 1.5] : [0, 0.5];
  for (const limit of name === 'q' && others > 0 ? limits : [0]) {
    const matching = index.where((_, row) => lackOf(row) <= limit);
    if (matching.some(Boolean)) return { matching, isPartial: limit > 0 };
  }
  return { matching: index.where(() => false), isPartial: false };
}

/** A text of a filter as understood, the rows that it matches, and whether none of these has all of its words. */
type Understood = Query & { readonly matching: Rows; readonly isPartial: boolean };

const kept = new WeakMap<SearchIndex, LRUCache<string, Understood>>();

/** Understands a text of a filter. The result is kept, because every part of a page asks for it. */
export function understood(index: SearchIndex, name: TextFilter, value = ''): Understood {
  const ofIndex =
    kept.get(index) ?? new LRUCache({ ...KEPT, sizeCalculation: ({ matching }) => matching.byteLength + 1 });
  kept.set(index, ofIndex);
  const before = ofIndex.get(`${name} ${value}`);
  if (before !== undefined) return before;
  const query = parseQuery(value, index, name);
  const found = { ...query, ...rowsMatching(index, name, query) };
  ofIndex.set(`${name} ${value}`, found);
  return found;
}

/** The filters given, and those that the texts mean: "remote" in a sentence is the filter, unless that is given too. */
export function appliedFilter(list: ProjectList, filter: Filter): Filter {
  const index = indexOf(list);
  const { q, location } = filter;
  return {
    ...understood(index, 'location', location).filter,
    ...understood(index, 'q', q).filter,
    ...narrowing(filter),
  };
}

/** The rows that match each filter that is given or meant; on demand also those that do not state what it asks for. */
export function matchesOf(list: ProjectList, filter: Filter, includesUnstated = false): ReadonlyMap<FilterName, Rows> {
  const index = indexOf(list);
  const given = Object.entries(appliedFilter(list, filter)) as [FilterName, string][];
  return new Map(
    given.map(([name, value]) => {
      if (!isFactFilter(name)) return [name, understood(index, name as TextFilter, value).matching];
      const { holds } = rules[name];
      return [name, index.where((row) => holds(row, value) ?? includesUnstated)];
    }),
  );
}

/** The number of matching assignments. */
export const countMatching = (list: ProjectList, filter: Filter): number =>
  indexOf(list).countIn([...matchesOf(list, filter).values()]);

/** The assignments of some rows, by default of those with a score. The highest score comes first, then the newest. */
export function ranked(
  list: ProjectList,
  score: (row: number) => number,
  isMeant: (row: number) => unknown = score,
): readonly PublicProject[] {
  const meant = indexOf(list).rows.flatMap(({ project }, row) =>
    isMeant(row) ? [[project, score(row)] as const] : [],
  );
  return [...new Map(meant)].sort(([, a], [, b]) => b - a).map(([project]) => project);
}

/** A score that outweighs all words of a query together. */
const DECISIVE = 1e6;

/**
 * The matching assignments: those with the wanted way of working first, those with what is not wanted
 * last; then by relevance to the text query; then the newest first.
 */
export function filterProjects(list: ProjectList, filter: Filter, includesUnstated = false): readonly PublicProject[] {
  if (Object.keys(narrowing(filter)).length === 0) return list.newestFirst;
  const index = indexOf(list);
  const { required, loose, unwanted, filter: meant } = understood(index, 'q', filter.q);
  const sumFor = (words: readonly QueryWord[]) => sumOf(words.map(({ terms }) => index.having(terms)));
  const [relevance, last] = [sumFor([...required, ...loose]), sumFor(unwanted)];
  // “Remote” also finds partly remote work, after what is fully remote.
  const [first = ''] = meant.remote?.split(',') ?? [];
  const way = (row: number) => (index.rows[row]?.facts.remote?.value === first ? 1 : 0);
  const found = index.inAll([...matchesOf(list, filter, includesUnstated).values()]);
  // One unwanted word outweighs everything else.
  const score = (row: number) => relevance(row) + DECISIVE * (way(row) - Math.sign(last(row)) * 2);
  return ranked(list, score, (row) => found[row]);
}

/** The assignments that may match, because they do not state what a filter asks for, besides those that were `found`. */
export function unstatedProjects(
  list: ProjectList,
  filter: Filter,
  found = filterProjects(list, filter),
): readonly PublicProject[] {
  if (!(Object.keys(appliedFilter(list, filter)) as FilterName[]).some(isFactFilter)) return [];
  const matching = new Set(found);
  const possible = filterProjects(list, filter, true);
  return possible.filter((project) => !matching.has(project));
}

/**
 * What to tell about the texts of a filter: the words that no assignment mentions, as typed; the conditions that the search
 * does not apply; the words that were corrected; the filters that it means; whether no assignment has all words; and whether
 * there are more words than count.
 */
export function remarksOn(list: ProjectList, filter: Filter) {
  const texts = TEXT_FILTERS.map((name) => understood(indexOf(list), name, filter[name]));
  const applied = appliedFilter(list, filter);
  return {
    understood: Object.fromEntries(Object.entries(applied).filter(([name]) => !(name in filter))) as Readonly<
      Partial<Record<FilterName, string>>
    >,
    notApplied: [...new Set(texts.flatMap(({ notApplied }) => notApplied))],
    corrected: [...new Set(texts.flatMap(({ corrected }) => corrected))],
    /** What is found last, because the text says “not”. */
    last: [...new Set(texts.flatMap(({ unwanted }) => unwanted.map(({ typed }) => typed)))],
    unmentioned: [...new Set(texts.flatMap(({ unmentioned }) => unmentioned))],
    isPartial: texts.some(({ isPartial }) => isPartial),
    isCut: texts.some(({ isCut }) => isCut),
  };
}
