import { config } from '../config/config.ts';
import {
  FEED_UNAVAILABLE,
  notFound,
  problemResponse,
} from '../http/problem.ts';
import { liveCaching } from '../http/response-headers.ts';
import { type Handler, routeHandler } from '../http/route-handler.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { resources } from '../routes/resources.ts';
import { documentResponse, type ResourceName } from './document-route.ts';

/**
 * Renders the open assignments for a query; `null` if the query asks for a page
 * beyond the last.
 */
type Render = (
  projects: ProjectList,
  query: URLSearchParams,
) => string | null | Promise<string | null>;

/**
 * The handler of a list of the open assignments: 502 while the feed is
 * unavailable (interface specification §4).
 */
export const projectsRoute = (
  resource: ResourceName,
  render: Render,
): Handler =>
  routeHandler(async ({ url }) => {
    const projects = await getProjects();
    if (projects.state !== 'current') {
      return problemResponse(FEED_UNAVAILABLE, {
        'Retry-After': String(projects.retryAfterSeconds),
      });
    }
    const text = await render(
      projects.snapshot.data,
      new URL(url).searchParams,
    );
    if (text === null)
      return problemResponse(notFound('The list has fewer pages than that.'));
    return documentResponse(resources[resource].type, text, {
      'Cache-Control': liveCaching(config().feed),
    });
  });
