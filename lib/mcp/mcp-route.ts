import { prefersHtml } from '../http/accept.ts';
import type { Handler } from '../http/methods.ts';
import { log } from '../log.ts';
import { mcpGuide } from '../site.ts';
import { refuseCaller, setCorsHeaders } from './allowed-callers.ts';
import { guard } from './guard.ts';
import { logMessage } from './log-message.ts';
import type { ReadPage } from './resources.ts';
import { maskErrors, type RpcError, rpcCode, rpcErrorResponse } from './rpc-error.ts';
import { createServerHandler } from './server.ts';

const ALLOWED = { Allow: 'POST, OPTIONS' };

/** RFC 9110 §15.5.6 requires `Allow`. The endpoint has no streams to GET and no sessions to DELETE. */
const refuseMethod = (request: Request) => {
  const message = `The MCP endpoint does not support ${request.method}. Use POST; see ${mcpGuide}.`;
  return rpcErrorResponse(405, rpcCode.refused, message, ALLOWED);
};

/** Redirects browsers to the documentation of the endpoint. */
const get = (request: Request) =>
  prefersHtml(request.headers.get('accept'))
    ? new Response(null, { status: 303, headers: { Location: mcpGuide, Vary: 'Accept' } })
    : refuseMethod(request);

const preflight = (request: Request) => refuseCaller(request) ?? new Response(null, { status: 204, headers: ALLOWED });

/** The handler with its errors masked and the headers that every response of the endpoint has. */
const withHeaders =
  (handler: Handler): Handler =>
  async (request) => {
    const response = await maskErrors('route', () => handler(request)).catch(({ code, message }: RpcError) =>
      rpcErrorResponse(500, code, message),
    );
    response.headers.set('Cache-Control', 'no-store');
    setCorsHeaders(request, response);
    return response;
  };

/** The method handlers of the MCP endpoint (Streamable HTTP, without sessions). `readPage` renders the pages that are resources. */
export function mcpRoute(readPage: ReadPage) {
  const handle = createServerHandler(readPage);
  const post = withHeaders(async (request) => {
    const checked = await guard(request);
    if (checked instanceof Response) return checked;
    for (const message of checked.messages) logMessage(message);
    const response = await handle(checked.request);
    if (response.status >= 500) log('error', 'mcp_failed', { part: 'protocol', status: response.status });
    // Whether the connection stays open is the server's decision.
    response.headers.delete('connection');
    return response;
  });
  const read = withHeaders(get);
  const refuse = withHeaders(refuseMethod);
  return {
    GET: read,
    // Next drops the body.
    HEAD: read,
    POST: post,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: withHeaders(preflight),
  };
}
