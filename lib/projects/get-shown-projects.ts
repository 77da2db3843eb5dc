import { headers } from 'next/headers';
import { config } from '../config.ts';
import { innerHeaders } from '../http/inner-headers.ts';
import type { ProjectList } from '../search/project-list.ts';
import { getProjects, getProjectsOf, noProjects } from './get-projects.ts';
import type { ProjectsState } from './projects-cache.ts';

/**
 * The assignments that a page shows. On Vercel the middleware decides in another process: a page shows the list by which it
 * has decided, from the Runtime Cache, or else one of its own. If the page may be kept and that one lacks what was requested,
 * this throws, because the platform keeps no error.
 */
export async function getShownProjects(has: (projects: ProjectList) => boolean = () => true): Promise<ProjectsState> {
  if (!config().onVercel) return getProjects();
  const given = await headers();
  if (given.get(innerHeaders.status) === '503') return noProjects;
  const readAt = given.get(innerHeaders.readAt);
  const decided = readAt === null ? null : await getProjectsOf(new Date(Number(readAt)));
  if (decided !== null) return decided;
  const own = await getProjects();
  const isKept = given.get(innerHeaders.caching)?.startsWith('public') === true;
  if (!isKept || (own.state === 'current' && has(own.snapshot.data))) return own;
  throw new Error('what the middleware has found is not in the feed any more');
}

/** The metadata of a page that says when its data was read; empty if none was. */
export function listReadAt({ snapshot }: ProjectsState): { other?: { list_read_at: string } } {
  return snapshot === null ? {} : { other: { list_read_at: snapshot.readAt.toISOString() } };
}
