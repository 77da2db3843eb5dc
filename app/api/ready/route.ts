import { NOT_READY, problemResponse } from '@/lib/http/problem.ts';
import { routeHandler } from '@/lib/http/route-handler.ts';
import { secondsUntilReady } from '@/lib/projects/get-projects.ts';

export const GET = routeHandler(async () => {
  const seconds = await secondsUntilReady();
  return seconds === null
    ? Response.json({ ready: true }, { headers: { 'Cache-Control': 'no-store' } })
    : problemResponse(NOT_READY, { 'Retry-After': String(seconds) });
});
