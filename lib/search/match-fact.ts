import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { type FactFilter, ruleOf } from './filter-rules.ts';
import type { SearchIndex } from './search-index.ts';

/** The rows that state what a filter asks for, and those that state nothing about it. */
export function matchFact(index: SearchIndex, name: FactFilter, value: string): { rows: Rows; unstated: Rows } {
  const { holds } = ruleOf(name);
  const rows = new Rows();
  const unstated = index.all();
  for (const [stated, having] of index.statedBy(name)) {
    unstated.difference(having);
    if (holds(stated, value)) rows.union(having);
  }
  const isAsked = name === 'remote' && value.split(',').includes('not-stated');
  return isAsked ? { rows: rows.union(unstated), unstated: new Rows() } : { rows, unstated };
}
