import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { type Condition, meeting } from './conditions.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * If a technology or a title that was asked for is in no row, those that have
 * it as the other: “iOS” in a title. `null` if there are none.
 */
export function elsewhereOf(
  index: SearchIndex,
  conditions: readonly Condition[],
) {
  for (const condition of conditions) {
    const [value, ...more] = condition.values;
    if (!value || more.length > 0 || value.elsewhere.isEmpty()) continue;
    const others = conditions.filter((other) => other !== condition);
    const rows: Rows = meeting(index, others).intersection(value.elsewhere);
    const field = condition.name === 'technology' ? 'role' : 'technology';
    return { text: value.text, field, rows } as const;
  }
  return null;
}
