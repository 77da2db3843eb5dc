import { blanked } from '../facts/scan.ts';
import type { Filter, TextFilter } from './filter.ts';
import { meantFilters, normalized } from './meant-filters.ts';
import { type QueryWord, queryWordsIn, type Use } from './query-words.ts';
import type { SearchIndex } from './search-index.ts';
import { isTechnology, keyOf } from './terms.ts';
import { kindOf } from './word-kind.ts';
import { asOne } from './words.ts';

/** What no filter applies, such as "before March" or "95 EUR": words of that kind in a row, with the word before them. */
function conditionsIn(text: string, words: readonly QueryWord[]): readonly string[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = runs.at(-1);
    if (last && /^[\s,./–-]*$/.test(text.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  const found = runs.filter(({ start, end }) => /\p{L}|20\d\d/u.test(text.slice(start, end)));
  return found.map(({ start, end }) => {
    const before = text.slice(0, start).trimEnd();
    const word = before.slice(before.lastIndexOf(' ') + 1);
    const isPart = kindOf(word) === 'ignored' || kindOf(word) === 'negation';
    return text.slice(isPart ? before.length - word.length : start, end);
  });
}

/** A query as understood. */
export type Query = ReturnType<typeof parseQuery>;

/** Understands what somebody typed: a sentence for `q`, otherwise a value. */
export function parseQuery(text: string, index: SearchIndex, name: TextFilter) {
  const normal = normalized(text);
  const meant = meantFilters(normal, name);
  const plain = meant.reduce((rest, { at }) => blanked(rest, at), normal);
  const { single, words, isLong, isCut } = queryWordsIn(plain, index, name);
  const of = (use: Use) => words.filter((word) => word.use === use);

  const [wanted, details, conditions] = [of('required'), of('detail'), of('condition')];
  // A long sentence also says what no assignment states, so only words of titles, places and other short fields are required.
  const named = wanted.filter(({ terms }) => !isLong || isTechnology(terms) || index.isNamed(terms));
  // Details are looked for if there is nothing else to look for.
  const required: readonly QueryWord[] = [named, wanted, details].find((some) => some.length > 0) ?? [];
  // In a sentence, a capital that does not start it marks a name.
  const isName = ({ typed, terms, start }: QueryWord) =>
    isTechnology(terms) || keyOf(asOne(typed)) !== undefined || /[^.!?] \p{Lu}$/u.test(plain.slice(0, start + 1));
  const asked = single.filter(({ use }) => use === (wanted.length > 0 ? 'required' : 'detail'));
  const unmentioned = asked.filter((word) => !index.has(word.terms) && (!isLong || isName(word)));
  return {
    required,
    /** Assignments that have these come before those that don't. */
    loose: [...wanted, ...details, ...conditions].filter((word) => !required.includes(word)),
    /** Assignments that have these come last. */
    unwanted: of('unwanted'),
    /** The filters that it means. */
    filter: Object.assign({}, ...meant.map(({ filter }) => filter)) as Filter,
    /** The words for these, as typed. */
    meantWords: meant.flatMap(({ at }) => at.map(([start, end]) => normal.slice(start, end))),
    /** The conditions that no word can find, as typed. */
    notApplied: name === 'q' ? conditionsIn(plain, conditions) : [],
    /** What is looked for instead of words that nothing has. */
    corrected: single.flatMap(({ corrected, use }) => (corrected && use === 'required' ? [corrected] : [])),
    /** The words looked for that occur nowhere, as typed. */
    unmentioned: unmentioned.map(({ typed }) => typed),
    isLong,
    /** Whether it has more words than count. */
    isCut,
  };
}
