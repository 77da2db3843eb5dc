import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isFile } from '../address-kind.ts';

const NEXT_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const FILE_METHODS = ['GET', 'HEAD'];
/** A method that every route rejects with 405 and `Allow`. */
const REFUSED = 'PATCH';

/** The method and path with which Next answers a request as it should be answered. */
export function methodForNext(method: string, path: string): { method: string; path: string } {
  // Next responds to a file's other methods with 500; the middleware rejects them on the home page as it would on the file.
  if (isFile(path) && !FILE_METHODS.includes(method)) {
    return { method: method === 'OPTIONS' ? method : REFUSED, path: '/' };
  }
  // Next responds to TRACE with 500 and to unknown methods with an empty 400.
  return { method: NEXT_METHODS.includes(method) ? method : REFUSED, path };
}

// Next's internal headers, and those the middleware uses to pass information to pages.
const INNER = /^(?:x-middleware-|x-nextjs-|x-invoke-|x-prerender-|x-now-|x-matched-path|x-site-)/;
// Next's client sends these only together with `rsc`.
const OF_PARTS = /^next-(?:router-|url$|hmr-)/;
const ROUTER_STATE = 'next-router-state-tree';
// This layer handles codings, entity tags and parts of a response, so Next must return the complete one.
const OF_REPRESENTATIONS = /^(?:accept-encoding|if-none-match|if-modified-since|range)$/;
// Next takes a nonce for its scripts from these.
const POLICIES = /^content-security-policy(?:-report-only)?$/;
const OF_BODY = /^(?:content-length|transfer-encoding|expect)$/;
// Cookies of Next's preview mode, to which it responds with `Set-Cookie`; the site has no cookies.
const PREVIEW = /(?:^|;)\s*__(?:prerender_bypass|next_preview_data)=[^;]*/g;

/** Whether a value is a tree of segments, as Next's client describes the page it shows. Next answers any other with 500. */
function isRouterState(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, children] = value;
  const isNamed = typeof segment === 'string' || Array.isArray(segment);
  const isParent = typeof children === 'object' && children !== null && !Array.isArray(children);
  return isNamed && isParent && Object.values(children).every(isRouterState);
}

function hasRouterState(header: unknown): boolean {
  try {
    return isRouterState(JSON.parse(decodeURIComponent(String(header))));
  } catch {
    return false;
  }
}

/** The headers of a request without those that only Next, the middleware or this layer may set. */
export function withoutInnerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const given = Object.entries(headers).filter(
    ([name]) =>
      !INNER.test(name) &&
      !OF_BODY.test(name) &&
      !POLICIES.test(name) &&
      (headers.rsc !== undefined || !(OF_PARTS.test(name) || OF_REPRESENTATIONS.test(name))),
  );
  const parts = Object.fromEntries(given);
  // Without it, Next sends all parts of the page.
  if (ROUTER_STATE in parts && !hasRouterState(parts[ROUTER_STATE])) delete parts[ROUTER_STATE];
  const cookie = headers.cookie?.replace(PREVIEW, '').replace(/^;\s*/, '');
  return { ...parts, ...(cookie !== undefined && { cookie }) };
}

const FORWARDED = 'x-forwarded-for';

/**
 * `X-Forwarded-For` with the peer's address appended, as proxies do. Next sets the header only if the caller sent none,
 * so callers could claim any address.
 */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers[FORWARDED], socket.remoteAddress ?? 'unknown'].flat().filter(Boolean).join(', ');
}

type Sent = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: Buffer;
};

/** A request for Next in place of the caller's: with these headers and this body only. */
export function nextRequest(original: IncomingMessage, { method, url, headers, body }: Sent): IncomingMessage {
  const { httpVersion, httpVersionMajor, httpVersionMinor } = original;
  const rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  // On a connection of its own, so that nothing that Next does with it affects the caller's.
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { httpVersion, httpVersionMajor, httpVersionMinor, method, url, headers, rawHeaders });
  if (body?.length) request.push(body);
  request.push(null);
  request.complete = true;
  return request;
}
