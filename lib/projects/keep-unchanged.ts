import { isDeepStrictEqual } from 'node:util';
import type { Steps } from './in-slices.ts';
import type { PublicProject } from './project.ts';

/**
 * The new list with old objects wherever they are equal, or the old list if all are. Anything derived from an
 * assignment or list (indexes, counts, renderings) is cached by identity and so survives a refresh without changes.
 * Compares one assignment per step.
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
