import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { PublicProject } from '../public-project/public-project.ts';
import type { SearchIndex } from './search-index.ts';

/** The assignments of some rows by the highest score of their rows; the newest come first where scores are equal. */
export function ranked(index: SearchIndex, rows: Rows, score: (row: number) => number): readonly PublicProject[] {
  const scores = new Map<PublicProject, number>();
  rows.forEach((row) => {
    const project = index.rows[row]?.project;
    if (project) scores.set(project, Math.max(scores.get(project) ?? Number.NEGATIVE_INFINITY, score(row)));
  });
  return [...scores].sort(([, a], [, b]) => b - a).map(([project]) => project);
}
