import { assignmentIdOf, pageOfMarkdownPath } from '../addresses.ts';
import { cachedProjects } from '../projects/projects-cache.ts';

/** Whether a path is that of an assignment which the last reading of the feed doesn't have; `false` before the first one. */
export function isUnknownAssignment(path: string): boolean {
  const id = assignmentIdOf(pageOfMarkdownPath(path) ?? path);
  if (id === null) return false;
  const projects = cachedProjects();
  return projects !== null && !projects.byId.has(id);
}
