import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { FilterName, TextFilter } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Filter, narrowing } from './filter.ts';
import { conditionsOf, meeting, type Reading, ranked, withoutWords } from './reading.ts';
import type { SearchIndex } from './search-index.ts';
import { kindOf } from './word-kind.ts';

const MOST_NEAREST = 3;
const MOST_RELAXATIONS = 5;
const MOST_CORRECTED = 2;
/** The most searches for what is offered. */
const MOST_SEARCHES = 5;

type Other = { readonly filter: Filter; readonly count: number };
export type Suggestions = {
  /** For words that nothing mentions, the words that are probably meant. */
  readonly corrections: readonly (Other & { readonly typed: string; readonly meant: string })[];
  /** Without a filter, or a word of a text: the one with most results first. */
  readonly relaxations: readonly (Other & { readonly without: FilterName; readonly word?: string })[];
  /** The assignments that share its rarest words, or the first of the list if they share none that is rare. */
  readonly nearest: readonly PublicProject[];
  readonly isNear: boolean;
};

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** A text with `typed`, where it is whole words, replaced by `other`. */
function textWith(other: string, typed: string, text: string): string {
  for (let at = text.indexOf(typed); at >= 0 && typed !== ''; at = text.indexOf(typed, at + 1)) {
    const end = at + typed.length;
    if (!isLetter(text[at - 1]) && !isLetter(text[end])) return text.slice(0, at) + other + text.slice(end);
  }
  return text;
}

/** A filter with words of one of its texts replaced by others, or without them. */
function replaced(filter: Filter, name: TextFilter, typed: string, other = ''): Filter {
  const text = (filter[name] ?? '').normalize('NFC').replace(/\s+/g, ' ');
  const left = textWith(other, typed, text).replace(/^[\s,;/]+|(?<![\s,;/])[\s,;/]+$/g, '');
  const words = left.split(/\s+/);
  // "developer in Berlin" without Berlin is "developer".
  while (kindOf(words.at(-1) ?? '') === 'ignored') words.pop();
  return narrowing({ ...filter, [name]: words.join(' ') });
}

export function suggestionsFor(
  list: ProjectList,
  index: SearchIndex,
  reading: Reading,
  countOf: (filter: Filter) => number,
): Suggestions {
  const { given, texts } = reading;
  const words = [...texts].flatMap(([name, { required, rows }]) => {
    const sought = required.map(({ typed, terms }) => ({ typed, ...index.having(terms) }));
    // A value of the list has no words: it is found as a whole.
    const whole = required.length === 0 && name !== 'q' ? [{ typed: given[name] ?? '', rows, scores: [] }] : [];
    return [...sought, ...whole].map((one) => ({ ...one, name, count: index.countOf(one.rows) }));
  });
  const shown = <Way extends { readonly filter: Filter }>(ways: readonly Way[]) =>
    ways.map((way) => ({ ...way, count: countOf(way.filter) })).filter(({ count }) => count > 0);
  const corrected = words
    .filter(({ count }) => count === 0)
    .flatMap(({ typed, name }) => {
      const meant = index.closestTo(typed);
      return meant === undefined ? [] : [{ typed, meant, filter: replaced(given, name, typed, meant) }];
    })
    .slice(0, MOST_CORRECTED);

  const asked = words.filter(({ name }) => name === 'q').sort((a, b) => a.count - b.count);
  const meant = texts.get('q')?.sentence.meant ?? [];
  const single = [
    ...meant.map((one) => {
      const [name = 'remote'] = Object.keys(one.filter) as FilterName[];
      return { without: 'q' as const, word: one.words, filter: withoutWords(given, name) };
    }),
    ...asked.map(({ typed }) => ({ without: 'q' as const, word: typed, filter: replaced(given, 'q', typed) })),
  ].filter(({ filter }) => filter.q !== undefined);
  // What is left without a whole filter is known: no text is read anew.
  const whole = (Object.keys(given) as FilterName[]).map((without) => ({
    without,
    filter: narrowing({ ...given, [without]: undefined }),
    count: index.countOf(meeting(index, conditionsOf(index, reading, without))),
  }));
  const relaxations = [...shown(single.slice(0, MOST_SEARCHES - corrected.length)), ...whole]
    .filter(({ filter, count }) => count > 0 && Object.keys(filter).length > 0)
    .sort((a, b) => b.count - a.count);

  // A word is rare if at most a quarter of the list has it, or three assignments.
  const most = Math.max(3, list.newestFirst.length / 4);
  const rare = words.filter(({ count }) => count > 0 && count <= most);
  const near = rare.length > 0 ? rare : words;
  const rows = near.reduce((all, one) => all.union(one.rows), new Rows());
  const score = (row: number) => near.reduce((sum, one) => sum + (one.scores[row] ?? Number(one.rows.has(row))), 0);
  const nearest = ranked(index, rows, score);
  return {
    corrections: shown(corrected),
    relaxations: relaxations.slice(0, MOST_RELAXATIONS),
    nearest: [...nearest, ...(rare.length > 0 ? [] : list.newestFirst)].slice(0, MOST_NEAREST),
    isNear: rare.length > 0,
  };
}
