import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import { factRules } from './filter-rules.ts';
import { valuesIn } from './filter-values.ts';
import { readWords } from './find-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { FactValue, WordsValue } from './wish.ts';

/** What one filter asks for, and what it finds. */
export type Condition = {
  readonly name: FilterName;
  readonly rows: Rows;
  /** The words that it compares, if any. */
  readonly words: readonly WordsValue[];
  /** What was read for words with a typing error. */
  readonly corrected: readonly string[];
};

/** The rows that state any of some values. */
function rowsStating(index: SearchIndex, values: readonly FactValue[]): Rows {
  const rows = new Rows();
  for (const value of values) {
    for (const { degree, rows: some } of index.degrees(value))
      if (degree > 0) rows.union(some);
  }
  return rows;
}

function wordsCondition(
  index: SearchIndex,
  name: 'technology' | 'role',
  values: readonly string[],
): Condition {
  const read = values.map((text) => readWords(index.words, name, text));
  const words = read.map(({ value }) => value);
  const rows = new Rows();
  for (const value of words)
    rows.union(index.words.havingAll(value, index.size).rows);
  const corrected = read.flatMap((one) => one.corrected);
  return { name, rows, words, corrected };
}

/** What a filter finds. Its value is as `readValue` gives it. */
export function conditionOf(
  index: SearchIndex,
  name: Exclude<FilterName, 'q'>,
  value: string,
): Condition {
  const values = valuesIn(name, value);
  if (name === 'technology' || name === 'role')
    return wordsCondition(index, name, values);
  const rows = rowsStating(index, factRules[name].meant(values));
  return { name, rows, words: [], corrected: [] };
}

/** What the filters find; a search text is none. */
export const conditionsOf = (
  index: SearchIndex,
  filter: Filter,
): readonly Condition[] =>
  FILTER_NAMES.flatMap((name) => {
    const value = filter[name];
    return name === 'q' || value === undefined
      ? []
      : conditionOf(index, name, value);
  });

/** The rows of a list that meet all conditions. */
export const meeting = (
  index: SearchIndex,
  conditions: readonly Condition[],
): Rows =>
  conditions.reduce(
    (all, { rows }) => all.intersection(rows),
    index.all.clone(),
  );
