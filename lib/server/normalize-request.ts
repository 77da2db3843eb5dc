import type { IncomingMessage } from 'node:http';
import { isFile } from '../site.ts';

const NEXT_ROUTES = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const FILE_METHODS = ['GET', 'HEAD'];

/** A method that every route rejects with 405 and `Allow`. */
const REFUSED = 'PATCH';

type RequestLine = Pick<IncomingMessage, 'method' | 'url'>;

function originForm(target: string): string {
  // RFC 9112 §3.2.2: servers must accept the absolute form; the host in it is not trusted.
  if (/^https?:\/\//i.test(target) && URL.canParse(target)) {
    const { pathname, search } = new URL(target);
    return `${pathname}${search}`;
  }
  return target.startsWith('/') ? target : `/${encodeURIComponent(target)}`;
}

/**
 * Rewrites the request line to one that Next can route. Next responds to TRACE and the target `*` with 500, to
 * unsupported methods with an empty 400, to absolute targets with a redirect to themselves, and to a path that looks
 * like its own route pattern (`/[[...path]]`) with the wrong page; RFC 3986 §3.3 allows no brackets in a path.
 */
export function normalizeRequestLine({ method = 'GET', url = '/' }: RequestLine): { method: string; url: string } {
  const [path = '', ...query] = originForm(url).split('?');
  // Next responds to a file's other methods with 500; the middleware rejects them on the home page as it would on the file.
  if (isFile(path) && !FILE_METHODS.includes(method))
    return { method: method === 'OPTIONS' ? method : REFUSED, url: '/' };
  return {
    method: NEXT_ROUTES.includes(method) ? method : REFUSED,
    url: [path.replaceAll('[', '%5B').replaceAll(']', '%5D'), ...query].join('?'),
  };
}

// Next's internal headers, and those the middleware uses to pass information to pages.
const INNER = /^(?:x-middleware-|x-nextjs-|x-invoke-|x-prerender-|x-now-|x-matched-path|x-site-)/;
// Next's client sends these only together with `rsc`.
const OF_PARTS = /^next-(?:router-|url$|hmr-)/;
// Cookies of Next's preview mode, to which it responds with `Set-Cookie`; the site has no cookies.
const PREVIEW = /(?:^|;)\s*__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Deletes request headers that only Next itself and the middleware may set. */
export function deleteInnerHeaders({ headers }: Pick<IncomingMessage, 'headers'>) {
  for (const name of Object.keys(headers)) {
    if (INNER.test(name) || (headers.rsc === undefined && OF_PARTS.test(name))) delete headers[name];
  }
  if (headers.cookie !== undefined) headers.cookie = headers.cookie.replace(PREVIEW, '').replace(/^;\s*/, '');
}
