import { config } from '../config/config.ts';
import { documentCaching, liveCaching } from '../http/caching.ts';
import { type Handler, methods } from '../http/methods.ts';
import { FEED_UNAVAILABLE, notFound, problemResponse } from '../http/problem.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { resources } from '../routes/resources.ts';

type Name = keyof typeof resources;
type Headers = Readonly<Record<string, string>>;

function documentOf(type: string, content: object | string, headers: Headers): Response {
  // JSON is always UTF-8 (RFC 8259 §8.1); text and XML need a charset.
  const contentType = /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type;
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  return new Response(text, { headers: { 'Content-Type': contentType, ...headers } });
}

/**
 * The complete route of a document that changes only with a deployment: public and cached for an hour. `resource` is a
 * name among the resources, or a media type for a document that is not one of them.
 */
export function documentRoute(resource: Name | { type: string }, render: () => object | string, headers: Headers = {}) {
  const { type } = typeof resource === 'string' ? resources[resource] : resource;
  const GET = () => documentOf(type, render(), { 'Cache-Control': documentCaching(config().onVercel), ...headers });
  return methods({ GET }, { cors: true });
}

/** The complete route of a document that includes the assignments and is served without them while the feed is unavailable. */
export function liveDocumentRoute(resource: Name, render: (projects: ProjectsState) => string) {
  const GET: Handler = async () => {
    const projects = await getProjects();
    const caching = projects.state === 'current' ? liveCaching(config().feed) : 'no-store';
    return documentOf(resources[resource].type, render(projects), { 'Cache-Control': caching });
  };
  return methods({ GET }, { cors: true });
}

/** Renders the open assignments for a query; `null` if the query asks for a page beyond the last. */
type Render = (projects: ProjectList, query: URLSearchParams) => string | null | Promise<string | null>;

/** The complete route of a list of the open assignments: 502 while the feed is unavailable (interface specification §4). */
export function projectsRoute(resource: Name, render: Render) {
  const GET: Handler = async ({ url }) => {
    const projects = await getProjects();
    if (projects.state !== 'current') {
      return problemResponse(FEED_UNAVAILABLE, { 'Retry-After': String(projects.retryAfterSeconds) });
    }
    const text = await render(projects.snapshot.data, new URL(url).searchParams);
    if (text === null) return problemResponse(notFound('The list has fewer pages than that.'));
    return documentOf(resources[resource].type, text, { 'Cache-Control': liveCaching(config().feed) });
  };
  return methods({ GET }, { cors: true });
}
