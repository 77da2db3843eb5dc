import { isDeepStrictEqual } from 'node:util';
import type { Steps } from './in-slices.ts';
import type { PublicProject } from './project.ts';

/**
 * The new list with the old objects wherever they say the same, and the old list where all do. What was made of an
 * assignment or of the whole list (indexes, counts, renderings) is held by identity and so outlives a refresh without news.
 * One assignment is compared at each step.
 */
export function* keepingUnchanged(
  previous: readonly PublicProject[],
  next: readonly PublicProject[],
): Steps<readonly PublicProject[]> {
  const known = new Map(previous.map((project) => [project.id, project]));
  const kept: PublicProject[] = [];
  for (const project of next) {
    const before = known.get(project.id);
    kept.push(before !== undefined && isDeepStrictEqual(before, project) ? before : project);
    yield;
  }
  const same = kept.length === previous.length && kept.every((project, index) => project === previous[index]);
  return same ? previous : kept;
}
