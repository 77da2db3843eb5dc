import { NOT_READY, problemResponse } from '@/lib/http/problem.ts';
import { routeHandler } from '@/lib/http/route-handler.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';

/** Ready once the feed was read, however long ago. */
export const GET = routeHandler(async () => {
  const projects = await getProjects();
  return projects.state === 'none'
    ? problemResponse(NOT_READY, {
        'Retry-After': String(projects.retryAfterSeconds),
      })
    : Response.json(
        { ready: true },
        { headers: { 'Cache-Control': 'no-store' } },
      );
});
