import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import { factRules } from './filter-rules.ts';
import { valuesIn } from './filter-values.ts';
import { readWords } from './find-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { FactValue, WordsValue } from './wish.ts';

/** What one value of a filter by words finds. */
type ValueFound = {
  readonly text: string;
  readonly words: WordsValue;
  readonly rows: Rows;
  /** What was read for words with a typing error. */
  readonly corrected: readonly string[];
  /** Whether no row has exactly this, so that the rows have something close. */
  readonly isClose: boolean;
  /** If no row has it: those with a title or a technology of that name. */
  readonly elsewhere: Rows;
};

/** What one filter asks for, and what it finds. */
export type Condition = {
  readonly name: FilterName;
  readonly rows: Rows;
  /** What each of its values finds, if it compares words. */
  readonly values: readonly ValueFound[];
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

/** What one value of a filter by words finds. */
function findWords(
  index: SearchIndex,
  field: 'technology' | 'role',
  text: string,
): ValueFound {
  const { words, size } = index;
  const { value, exact, corrected } = readWords(words, field, text);
  const found = { text, words: value, corrected };
  const { rows } = words.havingAll(exact, size, [field]);
  if (!rows.isEmpty())
    return { ...found, rows, isClose: false, elsewhere: new Rows() };
  const close =
    field === 'technology'
      ? words.havingAll(value, size, ['technology', 'related']).rows
      : rows;
  const other = field === 'technology' ? 'role' : 'technology';
  const elsewhere = close.isEmpty()
    ? words.havingAll(value, size, [other]).rows
    : new Rows();
  return { ...found, rows: close, isClose: !close.isEmpty(), elsewhere };
}

function wordsCondition(
  index: SearchIndex,
  name: 'technology' | 'role',
  texts: readonly string[],
): Condition {
  const values = texts.map((text) => findWords(index, name, text));
  const rows = new Rows();
  for (const value of values) rows.union(value.rows);
  return { name, rows, values };
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
  return { name, rows, values: [] };
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
