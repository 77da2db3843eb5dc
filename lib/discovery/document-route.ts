import { config } from '../config.ts';
import { DOCUMENT_CACHING, liveCaching } from '../http/caching.ts';
import { contentType } from '../http/content-type.ts';
import { methods } from '../http/methods.ts';
import { type ProjectsReading, readProjects } from '../projects/read-projects.ts';
import { resources } from '../site.ts';

/** A document's name in the registry, or the media type of one that is not served as the registry says. */
type Document = keyof typeof resources | { readonly type: string };

function answer(document: Document, content: object | string, headers: Readonly<Record<string, string>>): Response {
  const { type } = typeof document === 'string' ? resources[document] : document;
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  return new Response(text, { headers: { 'Content-Type': contentType(type), ...headers } });
}

/** The complete route of a document that is the same until the next deployment: public, cached for an hour. */
export function documentRoute(
  document: Document,
  render: () => object | string,
  headers: Readonly<Record<string, string>> = {},
) {
  const GET = () => answer(document, render(), { 'Cache-Control': DOCUMENT_CACHING, ...headers });
  return methods({ GET }, { cors: true });
}

/** The complete route of a document that shows the feed. */
export function liveDocumentRoute(document: Document, render: (reading: ProjectsReading) => string | Promise<string>) {
  const GET = async () => {
    const reading = await readProjects();
    const caching = reading.state === 'current' ? liveCaching(config().feed.revalidateSeconds) : 'no-store';
    return answer(document, await render(reading), { 'Cache-Control': caching });
  };
  return methods({ GET }, { cors: true });
}
