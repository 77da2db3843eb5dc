import { config } from '@/lib/config.ts';
import { documentCaching } from '@/lib/http/caching.ts';
import { problemResponse, unavailable } from '@/lib/http/problem.ts';
import { readProjects } from '@/lib/projects/read-projects.ts';
import { assignmentIdOf, pageOfPicturePath } from '@/lib/site.ts';
import { pageContent, titleOf } from '../../md/markdown-page.ts';
import { drawOnThread } from './drawing-thread.ts';

const noPicture = () =>
  problemResponse({
    status: 404,
    title: 'No picture',
    detail: 'There is no page with a preview picture at this URL.',
    code: 'not_found',
  });

const notNow = (retryAfterSeconds = 1) =>
  problemResponse(unavailable('This picture'), { 'Retry-After': String(retryAfterSeconds) });

/** The text below the title: an assignment's roles, location and timeline, or any other page's description. */
async function contentOf(path: string, description: string): Promise<{ lines: readonly string[]; roles?: number }> {
  const id = assignmentIdOf(path);
  const { snapshot } = await readProjects();
  const project = snapshot?.data.byId.get(id ?? '');
  if (project === undefined) return { lines: [description] };
  const { roles, location, timeline } = project;
  const titles = roles.map((role) => role.title).join(', ');
  return { lines: [titles, [location, timeline].filter(Boolean).join(' · ')].filter(Boolean), roles: roles.length };
}

/** Responds with the preview image of a page or an open assignment. */
export async function drawPicture(request: Request): Promise<Response> {
  const path = pageOfPicturePath(new URL(request.url).pathname);
  if (path === null) return noPicture();
  const { status, retryAfterSeconds, metadata } = await pageContent(path);
  if (status === 503) return notNow(retryAfterSeconds);
  if (status !== 200) return noPicture();
  const { siteName, onVercel } = config();
  const content = await contentOf(path, metadata.description ?? '');
  const png = await drawOnThread({ siteName, title: titleOf(metadata) ?? siteName, ...content });
  if (png === null) return notNow();
  return new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': documentCaching(onVercel) } });
}
