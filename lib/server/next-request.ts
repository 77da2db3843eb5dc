import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { innerHeaders } from '../http/inner-headers.ts';
import { type ParsedRequest, requestHeader } from '../routes/parse-request.ts';
import type { NextRequest } from './next-process.ts';

/** Whether the response to a reader does not depend on who asks. */
export function isShared({ route, format }: ParsedRequest): boolean {
  // The form is each visitor's own.
  if (route.caching === 'form') return format === 'markdown';
  return route.caching !== 'none';
}

/**
 * The request to Next that all callers share: it has only the address and the
 * format, so its response may be cached.
 */
export const sharedRequest = (
  parsed: ParsedRequest,
  host: string,
): NextRequest => ({
  method: 'GET',
  url: parsed.address,
  headers: { host, [innerHeaders.request]: requestHeader(parsed) },
});

/**
 * The headers of a caller that reach Next. All others are of no use there, or
 * only Next, the middleware or this layer may set them: how a request was
 * forwarded, which part of a page to render, a nonce for scripts, codings,
 * conditions and ranges.
 */
const FORWARDED = [
  // Content negotiation, and the type of a body.
  ['accept', 'content-type'],
  // Which site the request came from.
  ['host', 'origin', 'sec-fetch-site'],
  // Read by the transport of MCP.
  ['mcp-protocol-version', 'mcp-method', 'mcp-name'],
  // For pages that adopters add: who the visitor is, with which program, and
  // which language they prefer.
  ['cookie', 'authorization', 'user-agent', 'accept-language'],
].flat();
// Cookies of Next's preview mode, to which it responds with `Set-Cookie`; the
// site has no cookies.
const PREVIEW = /\b__(?:prerender_bypass|next_preview_data)=/;
const NEXT_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The headers of a request that are forwarded to Next, without those that
 * `Connection` lists (RFC 9110 §7.6.1).
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const dropped = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  if (PREVIEW.test(headers.cookie ?? '')) dropped.push('cookie');
  const forwarded = Object.entries(headers).filter(
    ([name]) => FORWARDED.includes(name) && !dropped.includes(name),
  );
  return Object.fromEntries(forwarded);
}

type PrivateRequest = {
  readonly request: IncomingMessage;
  readonly parsed: ParsedRequest;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly body?: Buffer | undefined;
};

/** The request to Next for one caller, whose response is not cached. */
export function privateRequest({
  request,
  parsed,
  url,
  body,
}: PrivateRequest): NextRequest {
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  // With the peer's address appended, as proxies do; Next would let callers
  // claim any address.
  const addresses = [
    request.headers['x-forwarded-for'],
    request.socket.remoteAddress ?? 'unknown',
  ];
  const headers = {
    ...forwardedHeaders(request.headers),
    [innerHeaders.request]: requestHeader(parsed),
    'x-forwarded-for': addresses.filter(Boolean).join(', '),
  };
  // Next responds to TRACE with 500 and to unknown methods with an empty 400;
  // every route rejects PATCH with 405 and `Allow`.
  return {
    method: NEXT_METHODS.includes(method) ? method : 'PATCH',
    url,
    headers,
    body,
  };
}
