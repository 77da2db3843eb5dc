import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import { factRules } from './filter-rules.ts';
import { valuesIn } from './filter-values.ts';
import { readWords } from './find-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { WordsValue } from './wish.ts';
import type { Field } from './word-index.ts';

/** What one value of a filter by words finds. */
type WordsCondition = {
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

/** What one filter finds. */
export type Condition = {
  readonly name: FilterName;
  readonly rows: Rows;
  /** What each of its values finds, if it compares words. */
  readonly values: readonly WordsCondition[];
};

function findWords(
  { words }: SearchIndex,
  name: 'technology' | 'role',
  text: string,
): WordsCondition {
  const { value, exact, corrected } = readWords(words, name, text);
  const rowsIn = ({ groups }: WordsValue, ...fields: readonly Field[]) =>
    words.find(groups, fields).rows;
  let rows = rowsIn(exact, name);
  const isExact = !rows.isEmpty();
  if (!isExact && name === 'technology')
    rows = rowsIn(value, 'technology', 'related');
  const isFound = !rows.isEmpty();
  const other = name === 'technology' ? 'role' : 'technology';
  return {
    text,
    words: value,
    rows,
    corrected,
    isClose: isFound && !isExact,
    elsewhere: isFound ? new Rows() : rowsIn(value, other),
  };
}

/** What a filter finds. Its value is as `readValue` gives it. */
export function conditionOf(
  index: SearchIndex,
  name: Exclude<FilterName, 'q'>,
  text: string,
): Condition {
  const texts = valuesIn(name, text);
  const rows = new Rows();
  if (name === 'technology' || name === 'role') {
    const values = texts.map((each) => findWords(index, name, each));
    for (const value of values) rows.union(value.rows);
    return { name, rows, values };
  }
  for (const value of factRules[name].valuesOf(texts)) {
    for (const { degree, rows: some } of index.facts.degreesOf(value))
      if (degree > 0) rows.union(some);
  }
  return { name, rows, values: [] };
}

/** What the filters find; a search text is none. */
export const conditionsOf = (
  index: SearchIndex,
  filter: Filter,
): readonly Condition[] =>
  FILTER_NAMES.flatMap((name) => {
    const text = filter[name];
    return name === 'q' || text === undefined
      ? []
      : conditionOf(index, name, text);
  });

/** Those of some rows that meet all conditions. */
export const meeting = (rows: Rows, conditions: readonly Condition[]): Rows =>
  conditions.reduce(
    (met, condition) => met.intersection(condition.rows),
    rows.clone(),
  );

/**
 * If a technology or a title that was asked for is in no row, those of some rows
 * that have it as the other: “iOS” in a title. `null` if there are none.
 */
export function elsewhereOf(rows: Rows, conditions: readonly Condition[]) {
  for (const condition of conditions) {
    const [value, ...more] = condition.values;
    if (!value || more.length > 0 || value.elsewhere.isEmpty()) continue;
    const others = conditions.filter((other) => other !== condition);
    return {
      text: value.text,
      field: condition.name === 'technology' ? 'role' : 'technology',
      rows: meeting(rows, others).intersection(value.elsewhere),
    } as const;
  }
  return null;
}
