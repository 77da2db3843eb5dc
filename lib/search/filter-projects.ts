import { LRUCache } from 'lru-cache';
import { dayOf } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';
import { type Filter, narrowing, TEXT_FILTERS, type TextFilter } from './filter.ts';
import { parseQuery, type Query } from './parse-query.ts';
import type { ProjectList } from './project-list.ts';
import type { QueryWord } from './query-words.ts';
import { KEPT, type Rows, type SearchIndex, sumOf } from './search-index.ts';
import { isOccupation, isTechnology } from './terms.ts';

/** The rows whose way of working is one of these. */
const withRemote = ({ where }: SearchIndex, accepted: readonly string[]): Rows =>
  where(({ values }) => values.remote.some(({ shown }) => accepted.includes(shown)));

/** The weight of a missing occupation, instead of 1. An “iOS engineer in Rotterdam” may be called a developer there. */
const LITTLE = 0.01;

/** The rows that a query matches: those with all of its words or, if a sentence has none, those that lack the least. */
function rowsMatching(index: SearchIndex, name: TextFilter, { required, remote, isLong }: Query) {
  const words = required.map(({ terms }) => ({
    rows: index.having(terms, name),
    weight: isOccupation(terms) ? LITTLE : isTechnology(terms) ? 2 : 1,
  }));
  // Who wants to work remotely may do so partly, and who wants to do so partly, fully. A location rarely says “on site”.
  const accepted = remote === 'no' ? ['no', 'not-stated'] : ['yes', 'partly'];
  const isRemote = remote === 'not-stated' ? null : withRemote(index, accepted);

  function lackOf(row: number): number {
    const lack = words.reduce((sum, { rows, weight }) => (rows[row] ? sum : sum + weight), 0);
    return isRemote === null || isRemote[row] ? lack : Infinity;
  }

  const others = words.filter(({ weight }) => weight > LITTLE).length;
  // Nothing may be missing; if that finds nothing, occupations may; then, in a long sentence, one more word, unless it is a technology.
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

function rowsFor(index: SearchIndex, name: keyof Filter, value: string): Rows {
  if (name === 'remote') return withRemote(index, [value]);
  // Days are compared as text. An assignment without a date never matches.
  if (name === 'posted_after') return index.where(({ project }) => dayOf(project.posted ?? '') >= value);
  return understood(index, name, value).matching;
}

/** The rows that match each filter that is given. */
export function matchesOf({ index }: ProjectList, filter: Filter): ReadonlyMap<string, Rows> {
  const given = Object.entries(narrowing(filter)) as [keyof Filter, string][];
  return new Map(given.map(([name, value]) => [name, rowsFor(index, name, value)]));
}

/** The number of matching assignments. */
export const countMatching = (list: ProjectList, filter: Filter): number =>
  list.index.countIn([...matchesOf(list, filter).values()]);

/** The assignments of the rows that are meant, by default of those with a score; the highest score first, then the newest. */
export function ranked(
  { index }: ProjectList,
  score: (row: number) => number,
  isMeant: (row: number) => unknown = score,
): readonly PublicProject[] {
  const meant = index.rows.flatMap(({ project }, row) => (isMeant(row) ? [[project, score(row)] as const] : []));
  return [...new Map(meant)].sort(([, a], [, b]) => b - a).map(([project]) => project);
}

/** More than the words of a query can score together. */
const DECISIVE = 1e6;

/**
 * The matching assignments: those with the wanted way of working first, those with what is not wanted
 * last; then by relevance to the text query; then the newest first.
 */
export function filterProjects(list: ProjectList, filter: Filter): readonly PublicProject[] {
  if (Object.keys(narrowing(filter)).length === 0) return list.newestFirst;
  const { index } = list;
  const { required, wished, unwanted, remote } = understood(index, 'q', filter.q);
  const sumFor = (words: readonly QueryWord[]) => sumOf(words.map(({ terms }) => index.having(terms)));
  const [relevance, last] = [sumFor([...required, ...wished]), sumFor(unwanted)];
  const way = sumOf(remote === 'not-stated' ? [] : [withRemote(index, [remote])]);
  const found = index.inAll([...matchesOf(list, filter).values()]);
  const score = (row: number) => relevance(row) + DECISIVE * (way(row) - last(row));
  return ranked(list, score, (row) => found[row]);
}

/**
 * What to tell about the texts of a filter: the words that no assignment mentions, as typed; whether no assignment has all words;
 * and whether there are more words than count.
 */
export function remarksOn({ index }: ProjectList, filter: Filter) {
  const texts = TEXT_FILTERS.map((name) => understood(index, name, filter[name]));
  return {
    unmentioned: [...new Set(texts.flatMap(({ unmentioned }) => unmentioned))],
    isPartial: texts.some(({ isPartial }) => isPartial),
    isCut: texts.some(({ isCut }) => isCut),
  };
}
