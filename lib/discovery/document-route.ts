import { config } from '../config.ts';
import { DOCUMENT_CACHING, liveCaching } from '../http/caching.ts';
import { contentType } from '../http/content-type.ts';
import { methods } from '../http/methods.ts';
import { type ProjectsReading, readProjects } from '../projects/read-projects.ts';
import type { ResourceEntry } from '../site.ts';

type Resource = Pick<ResourceEntry, 'type'>;

function documentOf({ type }: Resource, content: object | string, caching: string): Response {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  return new Response(text, { headers: { 'Content-Type': contentType(type), 'Cache-Control': caching } });
}

/** The complete route of a document that is the same until the next deployment: public, cached for an hour. */
export function documentRoute(
  resource: Resource,
  render: () => object | string,
  headers: Readonly<Record<string, string>> = {},
): ReturnType<typeof methods> {
  const GET = () => {
    const response = documentOf(resource, render(), DOCUMENT_CACHING);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
  return methods({ GET }, { cors: true });
}

/** The complete route of a document that shows the feed. */
export function liveDocumentRoute(
  resource: Resource,
  render: (reading: ProjectsReading) => string | Promise<string>,
): ReturnType<typeof methods> {
  const GET = async () => {
    const reading = await readProjects();
    const caching = reading.state === 'current' ? liveCaching(config().feed.revalidateSeconds) : 'no-store';
    return documentOf(resource, await render(reading), caching);
  };
  return methods({ GET }, { cors: true });
}
