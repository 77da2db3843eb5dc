import { processWide } from '../process-wide.ts';
import type { PublicProject } from './project.ts';

const lists = processWide(
  'projects-by-id',
  () => new WeakMap<readonly PublicProject[], ReadonlyMap<string, PublicProject>>(),
);

/** The assignment with this id. Uses a map that is built once per list and garbage-collected with it. */
export function findProject(projects: readonly PublicProject[], id: string): PublicProject | undefined {
  const byId = lists.get(projects) ?? new Map(projects.map((project) => [project.id, project]));
  lists.set(projects, byId);
  return byId.get(id);
}
