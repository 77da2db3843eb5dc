import { config } from '../config.ts';
import { DOCUMENT_CACHING, liveCaching } from '../http/caching.ts';
import { contentType } from '../http/content-type.ts';
import { type Handler, methods } from '../http/methods.ts';
import { type ProjectsReading, readProjects } from '../projects/read-projects.ts';
import { resources } from '../site.ts';

type Name = keyof typeof resources;
type Headers = Readonly<Record<string, string>>;

function documentOf(type: string, content: object | string, headers: Headers): Response {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  return new Response(text, { headers: { 'Content-Type': contentType(type), ...headers } });
}

/**
 * The complete route of a document that is the same until the next deployment: public, cached for an hour. It is a
 * resource of the registry, or has a media type of its own.
 */
export function documentRoute(resource: Name | { type: string }, render: () => object | string, headers: Headers = {}) {
  const { type } = typeof resource === 'string' ? resources[resource] : resource;
  const GET = () => documentOf(type, render(), { 'Cache-Control': DOCUMENT_CACHING, ...headers });
  return methods({ GET }, { cors: true });
}

/** The complete route of a document that shows the feed. What is rendered may be a refusal instead. */
export function liveDocumentRoute(
  resource: Name,
  render: (reading: ProjectsReading, request: Request) => string | Promise<string | Response>,
) {
  const GET: Handler = async (request) => {
    const reading = await readProjects();
    const rendered = await render(reading, request);
    if (rendered instanceof Response) return rendered;
    const caching = reading.state === 'current' ? liveCaching(config().feed.revalidateSeconds) : 'no-store';
    return documentOf(resources[resource].type, rendered, { 'Cache-Control': caching });
  };
  return methods({ GET }, { cors: true });
}
