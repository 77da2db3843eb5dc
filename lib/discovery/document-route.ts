import { config } from '../config/config.ts';
import { resources } from '../routes/resources.ts';

export type ResourceName = keyof typeof resources;
type Headers = Readonly<Record<string, string>>;

/** A response with a document of this media type. */
export function documentResponse(
  type: string,
  content: object | string,
  headers: Headers,
): Response {
  // JSON is always UTF-8 (RFC 8259 §8.1); text and XML need a charset.
  const contentType = /^text\/|xml$/.test(type)
    ? `${type}; charset=utf-8`
    : type;
  const text =
    typeof content === 'string'
      ? content
      : `${JSON.stringify(content, null, 2)}\n`;
  return new Response(text, {
    headers: { 'Content-Type': contentType, ...headers },
  });
}

/**
 * The handler of a document that changes only with a deployment: public and
 * cached for an hour.
 */
export const documentRoute =
  (
    resource: ResourceName,
    render: () => object | string,
    headers: Headers = {},
  ) =>
  () => {
    // Vercel's cache keeps only what has `s-maxage`.
    const caching = `public, max-age=3600${config().onVercel ? ', s-maxage=3600' : ''}`;
    return documentResponse(resources[resource].type, render(), {
      'Cache-Control': caching,
      ...headers,
    });
  };
