import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { innerHeaders } from '../http/inner-headers.ts';
import { type ParsedRequest, requestHeader } from '../routes/parse-request.ts';
import type { NextRequest } from './next-process.ts';

/**
 * The request to Next that is the same for everybody: made of the address and
 * the format alone, so its response may be cached. `null` if the response
 * depends on who asks.
 */
export function sharedRequest(
  parsed: ParsedRequest,
  host: string,
): NextRequest | null {
  const { caching } = parsed.route;
  // The form is each visitor's own.
  if (caching === 'none') return null;
  if (caching === 'form' && parsed.format !== 'markdown') return null;
  return {
    method: 'GET',
    url: parsed.address,
    headers: { host, [innerHeaders.request]: requestHeader(parsed) },
  };
}

/**
 * The headers of a caller that reach Next. Everything else is of no use there,
 * or only Next, the middleware or this layer may set it: how a request was
 * forwarded, which part of a page is wanted, a nonce for scripts, codings,
 * conditions and ranges.
 */
const FORWARDED = [
  // What is wanted, and what a body is.
  ['accept', 'content-type'],
  // Whether a page of another site has sent it.
  ['host', 'origin', 'sec-fetch-site'],
  // What the transport of MCP reads.
  ['mcp-protocol-version', 'mcp-method', 'mcp-name'],
  // What a page of an adopter may read: who somebody is, with which program,
  // and which language they prefer.
  ['cookie', 'authorization', 'user-agent', 'accept-language'],
].flat();
// Cookies of Next's preview mode, to which it responds with `Set-Cookie`; the
// site has no cookies.
const PREVIEW = /\b__(?:prerender_bypass|next_preview_data)=/;
const NEXT_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The headers of a request that reach Next. RFC 9110 §7.6.1: those that
 * `Connection` names go no further either.
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  if (PREVIEW.test(headers.cookie ?? '')) named.push('cookie');
  const allowed = Object.entries(headers).filter(
    ([name]) => FORWARDED.includes(name) && !named.includes(name),
  );
  return Object.fromEntries(allowed);
}

type CallersRequest = {
  readonly request: IncomingMessage;
  readonly parsed: ParsedRequest;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly body?: Buffer | undefined;
};

/** One caller's request as Next gets it. */
export function callersRequest({
  request,
  parsed,
  url,
  body,
}: CallersRequest): NextRequest {
  const { headers: sent, socket } = request;
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const headers = {
    ...forwardedHeaders(sent),
    [innerHeaders.request]: requestHeader(parsed),
    // With the peer's address appended, as proxies do; Next would let callers
    // claim any address.
    'x-forwarded-for': [
      sent['x-forwarded-for'],
      socket.remoteAddress ?? 'unknown',
    ]
      .filter(Boolean)
      .join(', '),
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
