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

type ResourceName = keyof typeof resources;
type Headers = Readonly<Record<string, string>>;

/** A response with the text of a document. */
function textResponse(name: ResourceName, text: string, headers: Headers) {
  const { type } = resources[name];
  // JSON is always UTF-8 (RFC 8259 §8.1); text and XML need a charset.
  const charset = /^text\/|xml$/.test(type) ? '; charset=utf-8' : '';
  return new Response(text, {
    headers: { 'Content-Type': `${type}${charset}`, ...headers },
  });
}

/**
 * The handler of a document that changes only with a deployment: public and
 * cached for an hour.
 */
export const documentRoute =
  (name: ResourceName, render: () => object | string, headers: Headers = {}) =>
  () => {
    const content = render();
    const text =
      typeof content === 'string'
        ? content
        : `${JSON.stringify(content, null, 2)}\n`;
    return textResponse(name, text, {
      // Vercel's cache keeps only what has `s-maxage`.
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
      ...headers,
    });
  };

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
export const projectsRoute = (name: ResourceName, render: Render): Handler =>
  routeHandler(async ({ url }) => {
    const { state, list, retryAfterSeconds } = await getProjects();
    if (state !== 'current') {
      return problemResponse(FEED_UNAVAILABLE, {
        'Retry-After': String(retryAfterSeconds),
      });
    }
    const text = await render(list, new URL(url).searchParams);
    return text === null
      ? problemResponse(notFound('The list has fewer pages than that.'))
      : textResponse(name, text, {
          'Cache-Control': liveCaching(config().feed),
        });
  });
