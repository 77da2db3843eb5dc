import { DOCUMENT_CACHING } from '../http/caching.ts';
import { type Handler, methods } from '../http/methods.ts';
import { type Representation, representation, respond } from '../http/respond.ts';
import type { ResourceEntry } from '../site.ts';

/** The complete route of a document that is the same until the next deployment: rendered once, public, cached for an hour. */
export function documentRoute(
  { type }: Pick<ResourceEntry, 'type'>,
  render: () => object | string,
  headers: Readonly<Record<string, string>> = {},
): ReturnType<typeof methods> {
  let held: Representation | undefined;
  const GET: Handler = (request) => {
    held ??= representation(toText(render()), {
      'Content-Type': type.startsWith('text/') || type.endsWith('/xml') ? `${type}; charset=utf-8` : type,
      'Cache-Control': DOCUMENT_CACHING,
      ...headers,
    });
    return respond(request, held);
  };
  return methods({ GET }, { cors: true });
}

function toText(document: object | string): string {
  return typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`;
}
