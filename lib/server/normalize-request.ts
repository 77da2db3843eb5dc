import type { IncomingMessage } from 'node:http';
import { isFile } from '../site.ts';

const NEXT_ROUTES = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const FILE_METHODS = ['GET', 'HEAD'];

/** A method that every route refuses with 405 and `Allow`. */
const REFUSED = 'PATCH';

type RequestLine = Pick<IncomingMessage, 'method' | 'url'>;

function originForm(target: string): string {
  // RFC 9112 §3.2.2: a server must accept the absolute form; which host it names is not believed.
  if (/^https?:\/\//i.test(target) && URL.canParse(target)) {
    const { pathname, search } = new URL(target);
    return `${pathname}${search}`;
  }
  return target.startsWith('/') ? target : `/${encodeURIComponent(target)}`;
}

/**
 * The request line as Next can route it. Next answers TRACE and the target `*` with 500, other methods beyond its seven
 * with an empty 400, an absolute target with a redirect to itself, and a path that repeats its own route's pattern
 * (`/[[...path]]`) with another page; RFC 3986 §3.3 has no brackets in a path.
 */
export function normalizeRequestLine({ method = 'GET', url = '/' }: RequestLine): { method: string; url: string } {
  const [path = '', ...query] = originForm(url).split('?');
  // Next answers a file's other methods with 500; the middleware refuses those of the home page as the file would.
  if (isFile(path) && !FILE_METHODS.includes(method))
    return { method: method === 'OPTIONS' ? method : REFUSED, url: '/' };
  return {
    method: NEXT_ROUTES.includes(method) ? method : REFUSED,
    url: [path.replaceAll('[', '%5B').replaceAll(']', '%5D'), ...query].join('?'),
  };
}

// Headers by which the parts of Next speak with each other, and ours by which the middleware speaks to the pages.
const INNER = /^(?:x-middleware-|x-nextjs-|x-invoke-|x-prerender-|x-now-|x-matched-path|x-site-)/;
// Next's client sends these with `rsc` alone.
const OF_PARTS = /^next-(?:router-|url$|hmr-)/;
// Cookies of Next's preview mode, which it answers with `Set-Cookie`; the site has none of its own.
const PREVIEW = /(?:^|;)\s*__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Deletes of a request's headers what only Next itself and the middleware may say. */
export function deleteInnerHeaders({ headers }: Pick<IncomingMessage, 'headers'>) {
  for (const name of Object.keys(headers)) {
    if (INNER.test(name) || (headers.rsc === undefined && OF_PARTS.test(name))) delete headers[name];
  }
  if (headers.cookie !== undefined) headers.cookie = headers.cookie.replace(PREVIEW, '').replace(/^;\s*/, '');
}
