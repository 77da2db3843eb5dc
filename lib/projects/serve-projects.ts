import { config } from '../config.ts';
import { liveCaching } from '../http/caching.ts';
import { type Representation, representation, respond } from '../http/respond.ts';
import type { PublicProject } from './project.ts';
import { readProjects } from './read-projects.ts';
import { unavailableProblem } from './unavailable-problem.ts';

const rendered = new WeakMap<readonly PublicProject[], Representation>();

function render(projects: readonly PublicProject[]): Representation {
  const held = rendered.get(projects);
  if (held) return held;
  const fresh = representation(JSON.stringify(projects), {
    'Content-Type': 'application/json',
    'Cache-Control': liveCaching(config().feed.revalidateSeconds),
  });
  rendered.set(projects, fresh);
  return fresh;
}

/** Answers `GET /api/public-projects` (interface specification §4): all open assignments, or 502. */
export async function serveProjects(request: Request): Promise<Response> {
  const reading = await readProjects();
  if (reading.state === 'current') return respond(request, render(reading.snapshot.data));
  return unavailableProblem(reading);
}
