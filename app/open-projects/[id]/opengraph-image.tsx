import { config } from '@/lib/config/config.ts';
import { otherMethods } from '@/lib/http/methods.ts';
import { notFound, problemResponse, unavailable } from '@/lib/http/problem.ts';
import { drawPicture, pictureSize } from '@/lib/pictures/picture.tsx';
import { getProjects } from '@/lib/projects/get-projects.ts';

export const dynamic = 'force-dynamic';
export const alt = 'An open assignment: its name, place and roles';
export const size = pictureSize;
export const contentType = 'image/png';
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods;

/** The preview image of an open assignment. */
export default async function AssignmentPicture({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const projects = await getProjects();
  if (projects.snapshot === null) {
    return problemResponse(unavailable('This picture'), { 'Retry-After': String(projects.retryAfterSeconds) });
  }
  const project = projects.snapshot.data.byId.get(id);
  if (project === undefined) return problemResponse(notFound('There is no open assignment at this URL.'));
  const { name, roles, location, timeline } = project;
  const titles = roles.map(({ title }) => title).filter((title) => title !== name);
  const lines = [location || timeline, titles.join(', ')];
  return drawPicture(
    { siteName: config().siteName, title: name, lines: lines.filter(Boolean) },
    { isCurrent: projects.state === 'current' },
  );
}
