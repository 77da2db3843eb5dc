import { countMatching, type Filter, ranked, TEXT_FILTERS, type TextFilter, understood } from './filter.ts';
import { countOf, sumOf } from './ids.ts';
import { kindOf } from './plain-words.ts';
import type { ProjectList } from './project-list.ts';

const MOST_NEAREST = 3;
const MOST_RELAXATIONS = 5;
const MOST_CORRECTED = 3;

function requiredWords({ index }: ProjectList, filter: Filter, name: TextFilter) {
  const { required } = understood(index, name, filter[name]);
  return required.map(({ typed, terms }) => ({ typed, name, hits: index.scored(terms) }));
}

type Wanted = ReturnType<typeof requiredWords>[number];

/** A filter with something typed replaced; without the filter, if nothing is left of it. */
function replaced(filter: Filter, name: keyof Filter, typed = '', other = ''): Filter {
  const words = (filter[name] ?? '').replace(typed, other).trim().split(/\s+/);
  // "developer in Berlin" without Berlin is "developer".
  while (kindOf(words.at(-1) ?? '') === 'ignored') words.pop();
  const { [name]: _, ...rest } = filter;
  return words.join('') === '' ? rest : { ...rest, [name]: words.join(' ') };
}

/** Similar words that occur, for words that occur nowhere, with the number of assignments that would show. */
function corrections(list: ProjectList, filter: Filter, unknown: readonly Wanted[]) {
  return unknown.slice(0, MOST_CORRECTED).flatMap(({ typed, name }) => {
    const meant = list.index.closestTo(typed);
    if (meant === undefined || kindOf(meant) === 'ignored') return [];
    const corrected = replaced(filter, name, typed, meant);
    const count = countMatching(list, corrected);
    return count > 0 ? [{ typed, meant, filter: corrected, count }] : [];
  });
}

/** What can be left out so that something shows, the one with most results first: filters, or single words of the free text. */
export function relaxations(list: ProjectList, filter: Filter) {
  const typed = new Set(requiredWords(list, filter, 'q').map((word) => word.typed));
  const words = [...typed].map((word) => ({ without: 'q' as const, word }));
  const filters = Object.keys(filter).map((name) => ({ without: name as keyof Filter, word: undefined }));
  return [...(words.length > 1 ? words : []), ...filters]
    .map((way) => ({ ...way, filter: replaced(filter, way.without, way.word ?? filter[way.without]) }))
    .filter((way) => Object.keys(way.filter).length > 0)
    .map((way) => ({ ...way, count: countMatching(list, way.filter) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELAXATIONS);
}

/**
 * Suggestions for a filter that matches no assignment: corrections of words that nothing mentions; what to leave out; and the assignments that share its rarest words, or the first of the list if they share none that is rare.
 */
export function nothingFound(list: ProjectList, filter: Filter) {
  const words = TEXT_FILTERS.flatMap((name) => requiredWords(list, filter, name));
  const unknown = words.filter(({ hits }) => countOf(hits) === 0);
  // A word is rare if at most a quarter of the list has it, or three assignments.
  const most = Math.max(3, list.newestFirst.length / 4);
  const isRare = ({ hits }: Wanted) => countOf(hits) > 0 && countOf(hits) <= most;
  const isNear = words.some(isRare);
  const shared = (isNear ? words.filter(isRare) : words).map(({ hits }) => hits);
  const nearest = ranked(list, sumOf(shared));
  return {
    corrections: corrections(list, filter, unknown),
    relaxations: relaxations(list, filter),
    nearest: [...nearest, ...(isNear ? [] : list.newestFirst)].slice(0, MOST_NEAREST),
    isNear,
  };
}
