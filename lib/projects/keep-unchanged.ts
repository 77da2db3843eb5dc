import { isDeepStrictEqual } from 'node:util';
import type { PublicProject } from './project.ts';

/**
 * The new list with the old objects wherever they say the same, and the old list where all do. What was made of an
 * assignment or of the whole list (indexes, counts, renderings) is held by identity and so outlives a refresh without news.
 */
export function keepUnchanged(
  previous: readonly PublicProject[],
  next: readonly PublicProject[],
): readonly PublicProject[] {
  const known = new Map(previous.map((project) => [project.id, project]));
  const kept = next.map((project) => {
    const before = known.get(project.id);
    return before !== undefined && isDeepStrictEqual(before, project) ? before : project;
  });
  const same = kept.length === previous.length && kept.every((project, index) => project === previous[index]);
  return same ? previous : kept;
}
