import type { ProjectList } from '../projects/project-list.ts';
import { type Filter, TEXT_FILTERS, type TextFilter } from './filter.ts';
import { countMatching, ranked, understood } from './filter-projects.ts';
import { indexOf } from './list-index.ts';
import { sumOf } from './search-index.ts';
import { kindOf } from './word-kind.ts';

const MOST_NEAREST = 3;
const MOST_RELAXATIONS = 5;
const MOST_CORRECTED = 3;

/** The words that a text of a filter requires, each with the rows that have it. */
function requiredWords(list: ProjectList, filter: Filter, name: TextFilter) {
  const index = indexOf(list);
  return understood(index, name, filter[name]).required.map(({ typed, terms }) => {
    const hits = index.having(terms);
    return { typed, name, hits, count: index.countIn([hits]) };
  });
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** A text with `typed`, where it is whole words, replaced by `other`. */
function textWith(other: string, typed: string, text: string): string {
  for (let at = text.indexOf(typed); at >= 0 && typed !== ''; at = text.indexOf(typed, at + 1)) {
    const end = at + typed.length;
    if (!isLetter(text[at - 1]) && !isLetter(text[end])) return text.slice(0, at) + other + text.slice(end);
  }
  return text;
}

/** A filter with `typed` replaced by `other` in one of its texts; without that text if `typed` is absent or nothing is left. */
function replaced(filter: Filter, name: keyof Filter, typed?: string, other = ''): Filter {
  const { [name]: value = '', ...rest } = filter;
  const text = value.normalize('NFC').replace(/\s+/g, ' ');
  const left = typed === undefined ? '' : textWith(other, typed, text).replace(/^[\s,;/]+|(?<![\s,;/])[\s,;/]+$/g, '');
  const words = left.split(/\s+/);
  // "developer in Berlin" without Berlin is "developer".
  while (kindOf(words.at(-1) ?? '') === 'ignored') words.pop();
  return words.join('') === '' ? rest : { ...rest, [name]: words.join(' ') };
}

/** The other filters that show something, with the number of assignments. */
const showing = <Other extends { readonly filter: Filter }>(list: ProjectList, others: readonly Other[]) =>
  others.map((other) => ({ ...other, count: countMatching(list, other.filter) })).filter(({ count }) => count > 0);

/**
 * Suggestions for a filter that matches no assignment: corrections of words that nothing mentions; the filters, or single
 * words of the free text, that can be left out, the one with most results first; and the assignments that share its rarest
 * words, or the first of the list if they share none that is rare.
 */
export function nothingFound(list: ProjectList, filter: Filter) {
  const words = TEXT_FILTERS.flatMap((name) => requiredWords(list, filter, name));
  const corrections = words
    .filter(({ count }) => count === 0)
    .slice(0, MOST_CORRECTED)
    .map(({ typed, name }) => ({ typed, name, meant: indexOf(list).closestTo(typed) }))
    .filter(({ meant }) => meant !== undefined)
    .map(({ typed, name, meant = '' }) => ({ typed, meant, filter: replaced(filter, name, typed, meant) }));

  const asked = words.flatMap((word) => (word.name === 'q' ? word.typed : []));
  const typed = new Set([...asked, ...understood(indexOf(list), 'q', filter.q).meantWords]);
  const single = [...(typed.size > 1 ? typed : [])].map((word) => ({ without: 'q' as const, word }));
  const whole = (Object.keys(filter) as (keyof Filter)[]).map((without) => ({ without, word: undefined }));
  const relaxations = [...single, ...whole]
    .map((way) => ({ ...way, filter: replaced(filter, way.without, way.word) }))
    .filter((way) => Object.keys(way.filter).length > 0);

  // A word is rare if at most a quarter of the list has it, or three assignments.
  const most = Math.max(3, list.newestFirst.length / 4);
  const rare = words.filter(({ count }) => count > 0 && count <= most);
  const nearest = ranked(list, sumOf((rare.length > 0 ? rare : words).map(({ hits }) => hits)));
  return {
    corrections: showing(list, corrections),
    relaxations: showing(list, relaxations)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_RELAXATIONS),
    nearest: [...nearest, ...(rare.length > 0 ? [] : list.newestFirst)].slice(0, MOST_NEAREST),
    isNear: rare.length > 0,
  };
}
