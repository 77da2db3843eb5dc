import { headers } from 'next/headers';
import { config } from '../config.ts';
import { innerHeaders } from '../http/inner-headers.ts';
import type { ProjectList } from '../search/project-list.ts';
import { getProjects } from './get-projects.ts';
import { parseReading } from './handed-reading.ts';
import type { ProjectsState } from './projects-cache.ts';

/**
 * The reading that a page shows. On Vercel the middleware decides in another process, by a reading of its own, which it
 * hands on: a page shows that one, unless it has a fresher one in which `has` finds what was requested.
 */
export async function shownReading(has: (projects: ProjectList) => boolean = () => true): Promise<ProjectsState> {
  const { handOnKey, feed } = config();
  const handed = handOnKey === null ? null : parseReading((await headers()).get(innerHeaders.reading), handOnKey);
  if (handed === null) return getProjects();
  const { reading, isWhole } = handed;
  if (reading.state !== 'current') return reading;
  const ageSeconds = (Date.now() - reading.snapshot.readAt.getTime()) / 1000;
  if (isWhole && ageSeconds < feed.revalidateSeconds) return reading;
  const own = await getProjects();
  return own.state === 'current' && has(own.snapshot.data) ? own : reading;
}
