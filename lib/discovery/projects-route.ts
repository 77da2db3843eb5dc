import { config } from '../config/config.ts';
import { liveCaching } from '../http/caching.ts';
import { type Handler, methods } from '../http/methods.ts';
import { FEED_UNAVAILABLE, notFound, problemResponse } from '../http/problem.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { resources } from '../routes/resources.ts';
import { documentResponse, type ResourceName } from './document-route.ts';

/** The complete route of a document that includes the assignments and is served without them while the feed is unavailable. */
export function liveDocumentRoute(resource: ResourceName, render: (projects: ProjectsState) => string) {
  const GET: Handler = async () => {
    const projects = await getProjects();
    const caching = projects.state === 'current' ? liveCaching(config().feed) : 'no-store';
    return documentResponse(resources[resource].type, render(projects), { 'Cache-Control': caching });
  };
  return methods({ GET }, { cors: true });
}

/** Renders the open assignments for a query; `null` if the query asks for a page beyond the last. */
type Render = (projects: ProjectList, query: URLSearchParams) => string | null | Promise<string | null>;

/** The complete route of a list of the open assignments: 502 while the feed is unavailable (interface specification §4). */
export function projectsRoute(resource: ResourceName, render: Render) {
  const GET: Handler = async ({ url }) => {
    const projects = await getProjects();
    if (projects.state !== 'current') {
      return problemResponse(FEED_UNAVAILABLE, { 'Retry-After': String(projects.retryAfterSeconds) });
    }
    const text = await render(projects.snapshot.data, new URL(url).searchParams);
    if (text === null) return problemResponse(notFound('The list has fewer pages than that.'));
    return documentResponse(resources[resource].type, text, { 'Cache-Control': liveCaching(config().feed) });
  };
  return methods({ GET }, { cors: true });
}
