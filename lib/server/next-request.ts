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
export const sharedRequest = (parsed: ParsedRequest) => ({
  method: 'GET',
  path: parsed.address,
  headers: { [innerHeaders.request]: requestHeader(parsed) },
});

/**
 * The headers of a caller that reach Next. All others are of no use there, or
 * only Next, the middleware or this layer may set them: how a request was
 * forwarded, which part of a page to render, a nonce for scripts, codings,
 * conditions and ranges.
 */
const FORWARDED = [
  // Content negotiation, and the type of a body.
  'accept',
  'content-type',
  // Which site the request came from.
  'host',
  'origin',
  'sec-fetch-site',
  // Read by the transport of MCP.
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  // For pages that adopters add: who the visitor is, with which program, and
  // which language they prefer.
  'cookie',
  'authorization',
  'user-agent',
  'accept-language',
];
const NEXT_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The headers of a request that are forwarded to Next, without those that
 * `Connection` lists (RFC 9110 §7.6.1).
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const dropped = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  const forwarded = Object.entries(headers).filter(
    ([name]) => FORWARDED.includes(name) && !dropped.includes(name),
  );
  return Object.fromEntries(forwarded);
}

/** The request to Next for one caller, whose response is not cached. */
export function privateRequest(
  parsed: ParsedRequest,
  { method = 'GET', headers, socket }: IncomingMessage,
  body?: Buffer,
): NextRequest {
  const shared = sharedRequest(parsed);
  // With the peer's address appended, as proxies do; Next would let callers
  // claim any address.
  const addresses = [
    headers['x-forwarded-for'],
    socket.remoteAddress ?? 'unknown',
  ];
  const forwardedMethod = method === 'HEAD' ? 'GET' : method;
  return {
    ...shared,
    // Next responds to TRACE with 500 and to unknown methods with an empty 400;
    // every route rejects PATCH with 405 and `Allow`.
    method: NEXT_METHODS.includes(forwardedMethod) ? forwardedMethod : 'PATCH',
    headers: {
      ...forwardedHeaders(headers),
      ...shared.headers,
      'x-forwarded-for': addresses.filter(Boolean).join(', '),
    },
    body,
  };
}
