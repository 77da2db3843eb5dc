import { countMatching, type Filter } from './filter.ts';
import type { PublicProject } from './project.ts';

/** A filter without one of its parts, and the number of assignments it shows. */
export type Relaxation = { readonly without: keyof Filter; readonly filter: Filter; readonly count: number };

/** The single parts whose removal shows something, the one with most results first. */
export function relaxations(projects: readonly PublicProject[], filter: Filter): readonly Relaxation[] {
  return (Object.keys(filter) as (keyof Filter)[])
    .map((without) => {
      const { [without]: _, ...rest } = filter;
      return { without, filter: rest, count: countMatching(projects, rest) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
