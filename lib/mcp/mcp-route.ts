import { prefersHtml } from '../http/accept.ts';
import type { Handler } from '../http/methods.ts';
import { log } from '../log.ts';
import { mcpGuide } from '../site.ts';
import { describeMessage } from './describe-message.ts';
import { guard, refuseCaller } from './guard.ts';
import { withMcpHeaders } from './mcp-cors.ts';
import { createProtocolHandler } from './protocol-handler.ts';
import type { Refusal } from './refusal.ts';
import type { ReadPage } from './register-resources.ts';
import { REFUSED, rpcError } from './rpc-error.ts';
import { safely } from './safely.ts';

const ALLOWED = { Allow: 'POST, OPTIONS' };

/** RFC 9110 §15.5.6 requires `Allow`. The endpoint has no streams to GET and no sessions to DELETE. */
const refuseMethod = (request: Request) =>
  rpcError(405, REFUSED, `The MCP endpoint does not support ${request.method}. Use POST; see ${mcpGuide}.`, ALLOWED);

/** Redirects browsers to the documentation of the endpoint. */
const show = (request: Request) =>
  prefersHtml(request.headers.get('accept'))
    ? new Response(null, { status: 303, headers: { Location: mcpGuide, Vary: 'Accept' } })
    : refuseMethod(request);

const preflight = (request: Request) => refuseCaller(request) ?? new Response(null, { status: 204, headers: ALLOWED });

const answering =
  (handler: Handler): Handler =>
  async (request) => {
    const response = await safely('route', () => handler(request)).catch(({ code, message }: Refusal) =>
      rpcError(500, code, message),
    );
    return withMcpHeaders(request, response);
  };

/**
 * The method handlers of the MCP endpoint (Streamable HTTP, stateless), for sessionless and older protocol revisions.
 * `readPage` renders a page as markdown, for resources.
 */
export function mcpRoute(readPage: ReadPage) {
  const handle = createProtocolHandler(readPage);
  const post = answering(async (request) => {
    const checked = await guard(request);
    if (checked instanceof Response) return checked;
    for (const message of checked.messages) log('info', 'mcp_message', describeMessage(message));
    const response = await handle(checked.request);
    if (response.status >= 500) log('error', 'mcp_failed', { part: 'protocol', status: response.status });
    // What the protocol handler gives may be immutable. Whether the connection stays open is the server's decision.
    const headers = new Headers(response.headers);
    headers.delete('connection');
    return new Response(response.body, { status: response.status, headers });
  });
  const read = answering(show);
  const refuse = answering(refuseMethod);
  return {
    GET: read,
    // Next drops the body.
    HEAD: read,
    POST: post,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: answering(preflight),
  };
}
