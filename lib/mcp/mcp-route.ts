import { prefersHtml } from '../http/accept.ts';
import type { Handler } from '../http/methods.ts';
import { log } from '../log.ts';
import { mcpGuide } from '../site.ts';
import { describeMessage } from './describe-message.ts';
import { guard, refuseCaller } from './guard.ts';
import { withMcpHeaders } from './mcp-cors.ts';
import { createProtocolHandler } from './protocol-handler.ts';
import type { ReadPage } from './register-resources.ts';
import { INTERNAL_ERROR, REFUSED, rpcError } from './rpc-error.ts';
import { logFailure, OUR_FAULT } from './safely.ts';

const ALLOWED = { Allow: 'POST, OPTIONS' };

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** RFC 9110 §15.5.6 demands `Allow`. There are no streams to GET and no sessions to DELETE here. */
const refuseMethod: Handler = (request) =>
  rpcError(405, REFUSED, `${request.method} is not possible here: the endpoint takes POST. See ${mcpGuide}.`, ALLOWED);

/** A person who opens the address in a browser is shown what it is for. */
const show: Handler = (request) =>
  prefersHtml(request.headers.get('accept'))
    ? new Response(null, { status: 303, headers: { Location: mcpGuide, Vary: 'Accept' } })
    : refuseMethod(request);

const preflight: Handler = (request) => refuseCaller(request) ?? new Response(null, { status: 204, headers: ALLOWED });

function answering(handler: Handler): Handler {
  return async (request) => {
    try {
      return withMcpHeaders(request, await handler(request));
    } catch (error) {
      logFailure('route', error);
      return withMcpHeaders(request, rpcError(500, INTERNAL_ERROR, OUR_FAULT));
    }
  };
}

/**
 * The method handlers of the MCP endpoint (Streamable HTTP, stateless), for both generations of the protocol.
 * `readPage` answers a GET of a page; resources are what it says in markdown.
 */
export function mcpRoute(readPage: ReadPage): Record<Method, Handler> {
  const speak = createProtocolHandler(readPage);
  const post: Handler = async (request) => {
    const verdict = await guard(request);
    if (!verdict.ok) return verdict.response;
    for (const message of verdict.messages) log('info', 'mcp_message', describeMessage(message));
    const answer = await speak(verdict.request);
    if (answer.status >= 500) log('error', 'mcp_failed', { part: 'protocol', status: answer.status });
    return answer;
  };
  const refuse = answering(refuseMethod);
  const head = answering(async (request) => {
    const { status, headers } = await show(request);
    return new Response(null, { status, headers });
  });
  return {
    GET: answering(show),
    HEAD: head,
    POST: answering(post),
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: answering(preflight),
  };
}
