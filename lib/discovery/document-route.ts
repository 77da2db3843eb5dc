import { config } from '../config.ts';
import { DOCUMENT_CACHING, liveCaching } from '../http/caching.ts';
import { contentType } from '../http/content-type.ts';
import { type Handler, methods } from '../http/methods.ts';
import { type Representation, representation, respond } from '../http/respond.ts';
import { type ProjectsReading, readProjects } from '../projects/read-projects.ts';
import { readingVersion } from '../projects/reading-version.ts';
import type { ResourceEntry } from '../site.ts';

type Resource = Pick<ResourceEntry, 'type'>;

/** The complete route of a document that is the same until the next deployment: rendered once, public, cached for an hour. */
export function documentRoute(
  resource: Resource,
  render: () => object | string,
  headers: Readonly<Record<string, string>> = {},
): ReturnType<typeof methods> {
  let held: Representation | undefined;
  const GET: Handler = (request) => {
    held ??= representation(toText(render()), {
      'Content-Type': contentType(resource.type),
      'Cache-Control': DOCUMENT_CACHING,
      ...headers,
    });
    return respond(request, held);
  };
  return methods({ GET }, { cors: true });
}

/** The complete route of a document that shows the feed: rendered once per reading of it. */
export function liveDocumentRoute(
  resource: Resource,
  render: (reading: ProjectsReading) => string | Promise<string>,
): ReturnType<typeof methods> {
  let held: { readonly version: string; readonly answer: Promise<Representation> } | undefined;
  const GET: Handler = async (request) => {
    const reading = await readProjects();
    const version = readingVersion(reading);
    if (held?.version !== version) {
      const caching = reading.state === 'current' ? liveCaching(config().feed.revalidateSeconds) : 'no-store';
      const headers = { 'Content-Type': contentType(resource.type), 'Cache-Control': caching };
      const answer = Promise.resolve(render(reading)).then((text) => representation(text, headers));
      held = { version, answer };
      // What failed once is tried again.
      answer.catch(() => (held = undefined));
    }
    return respond(request, await held.answer);
  };
  return methods({ GET }, { cors: true });
}

function toText(document: object | string): string {
  return typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`;
}
