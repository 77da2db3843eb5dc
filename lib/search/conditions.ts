import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { FILTER_NAMES, type Filter, type FilterName } from '../filters.ts';
import { factRules } from './filter-rules.ts';
import { valuesIn } from './filter-values.ts';
import { readWords } from './find-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { Field } from './word-index.ts';

/**
 * The fields in which words are looked for: first exactly, then what is close
 * to them, then elsewhere.
 */
const ATTEMPTS: Readonly<
  Record<'technology' | 'role', readonly (readonly Field[])[]>
> = {
  technology: [['technology'], ['technology', 'related'], ['role']],
  role: [['role'], ['role'], ['technology']],
};

/** What one value of a filter by words finds. */
function findWords(
  { words }: SearchIndex,
  name: 'technology' | 'role',
  text: string,
) {
  const { value, exact, corrected } = readWords(words, name, text);
  const found = { text, groups: value.groups, corrected };
  for (const [at, fields] of ATTEMPTS[name].entries()) {
    const { groups } = at === 0 ? exact : value;
    const { rows } = words.find(groups, fields);
    if (!rows.isEmpty())
      return { ...found, rows, isClose: at === 1, isElsewhere: at === 2 };
  }
  return { ...found, rows: new Rows(), isClose: false, isElsewhere: false };
}

/** What one filter finds. */
export type Condition = {
  readonly name: FilterName;
  readonly rows: Rows;
  /**
   * If no row has a technology or a title: those that have it as the other,
   * such as “iOS” in a title. Otherwise the same rows.
   */
  readonly near: Rows;
  /** What each of its values finds, if it compares words. */
  readonly values: readonly ReturnType<typeof findWords>[];
};

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
    for (const value of values) if (!value.isElsewhere) rows.union(value.rows);
    const [first] = values;
    const near = rows.isEmpty() && first?.isElsewhere ? first.rows : rows;
    return { name, rows, near, values };
  }
  for (const value of factRules[name].valuesOf(texts)) {
    for (const { degree, rows: some } of index.facts.degreesOf(value))
      if (degree > 0) rows.union(some);
  }
  return { name, rows, near: rows, values: [] };
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
export const meeting = (
  rows: Rows,
  conditions: readonly Pick<Condition, 'rows'>[],
): Rows =>
  conditions.reduce(
    (met, condition) => met.intersection(condition.rows),
    rows.clone(),
  );
