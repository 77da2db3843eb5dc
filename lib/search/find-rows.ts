import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { FactOf, RowFacts } from './row-facts.ts';
import type { SearchIndex } from './search-index.ts';
import { tokensIn, VERSION } from './terms.ts';

/** Finds the rows that state a fact that passes a test with the values. */
export const byFact =
  <Name extends keyof RowFacts>(
    name: Name,
    passes: (fact: FactOf<Name>, texts: readonly string[]) => boolean,
  ) =>
  ({ facts }: SearchIndex, texts: readonly string[]): Found => {
    const rows = new Rows();
    for (const entry of facts.entriesOf(name))
      if (passes(entry.fact, texts)) rows.union(entry.rows);
    return { rows, near: rows, values: [] };
  };

const MOST_WORDS = 16;
const STEPS = ['exact', 'close', 'elsewhere'] as const;
/** The fields in which words are looked for in turn. */
const FIELDS = {
  technology: {
    exact: ['technology'],
    close: ['technology', 'related'],
    elsewhere: ['role'],
  },
  role: { exact: ['role'], close: ['role'], elsewhere: ['technology'] },
} as const;
type WordsFilter = keyof typeof FIELDS;

/** The version of a word alone, if it has one: “C++20” is not “C++”. */
function exactly(terms: readonly string[]): readonly string[] {
  const versions = terms.filter((term) => VERSION.test(term));
  return versions.length > 0 ? versions : terms;
}

/**
 * The words of a value, all of which must occur in its field. One that says
 * nothing by itself must if some field has it, or if there is no other.
 */
function readWords({ words }: SearchIndex, field: WordsFilter, text: string) {
  const all = tokensIn(text).map(({ word }) => word);
  const telling = all.filter(
    ({ isIgnored, ownTerms }) =>
      !isIgnored || !words.find([ownTerms], [field]).isEmpty(),
  );
  return (telling.length > 0 ? telling : all)
    .slice(0, MOST_WORDS)
    .map((word) => words.groupsFor(word));
}

/** What one value of a filter by words finds, and in which step. */
function findWords(index: SearchIndex, name: WordsFilter, text: string) {
  const read = readWords(index, name, text);
  const groups = read.flatMap((word) => word.groups);
  const corrected = read.flatMap((word) => word.corrected ?? []);
  const found = { text, groups, corrected };
  for (const step of STEPS) {
    const wanted = step === 'exact' ? groups.map(exactly) : groups;
    const rows = index.words.find(wanted, FIELDS[name][step]);
    if (!rows.isEmpty()) return { ...found, rows, step };
  }
  return { ...found, rows: new Rows(), step: null };
}

/** Finds the rows that have the words of a value in a field of the role. */
export const byWords =
  (name: WordsFilter) => (index: SearchIndex, texts: readonly string[]) => {
    const values = texts.map((text) => findWords(index, name, text));
    const [rows, elsewhere] = [new Rows(), new Rows()];
    for (const value of values)
      (value.step === 'elsewhere' ? elsewhere : rows).union(value.rows);
    return {
      rows,
      /**
       * If no row has a technology or a title: those that have it as the other,
       * such as “iOS” in a title. Otherwise the same rows.
       */
      near: rows.isEmpty() ? elsewhere : rows,
      /** What each of its values finds, if it compares words. */
      values,
    };
  };
/** What a filter finds with its values, of which any is enough. */
export type Find = ReturnType<typeof byWords>;
export type Found = ReturnType<Find>;
