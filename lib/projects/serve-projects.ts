import { config } from '../config.ts';
import { liveCaching } from '../http/caching.ts';
import { readProjects } from './read-projects.ts';
import { unavailableProblem } from './unavailable-problem.ts';

/** Answers `GET /api/public-projects` (interface specification §4): all open assignments, or 502. */
export async function serveProjects(): Promise<Response> {
  const reading = await readProjects();
  if (reading.state !== 'current') return unavailableProblem(reading);
  const headers = { 'Cache-Control': liveCaching(config().feed.revalidateSeconds) };
  return Response.json(reading.snapshot.data, { headers });
}
