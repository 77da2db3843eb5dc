import type { ProjectsState } from './projects-cache.ts';

/** The metadata of a page that says when its list was read, if that is too long ago for it to be current; otherwise empty. */
export function listReadAt(projects: ProjectsState): { other?: { list_read_at: string } } {
  return projects.state === 'expired' ? { other: { list_read_at: projects.snapshot.readAt.toISOString() } } : {};
}
