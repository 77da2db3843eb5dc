import { processWide } from '../process-wide.ts';
import type { PublicProject } from './project.ts';

const lists = processWide(
  'projects-by-id',
  () => new WeakMap<readonly PublicProject[], ReadonlyMap<string, PublicProject>>(),
);

/** The assignment of a list with this id. Looked up in a map that is made once for each list and forgotten with it. */
export function findProject(projects: readonly PublicProject[], id: string): PublicProject | undefined {
  const byId = lists.get(projects) ?? new Map(projects.map((project) => [project.id, project]));
  lists.set(projects, byId);
  return byId.get(id);
}
