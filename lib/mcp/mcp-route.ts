import { prefersHtml } from '../http/accept.ts';
import type { Handler } from '../http/methods.ts';
import type { OfferedAnswer, OfferedHandler, OfferedRequest } from '../http/offered-handlers.ts';
import { log } from '../log.ts';
import { mcpGuide } from '../site.ts';
import { describeMessage } from './describe-message.ts';
import { guard, refuseCaller } from './guard.ts';
import { keepAnswers } from './keep-answers.ts';
import { withMcpHeaders } from './mcp-cors.ts';
import { createProtocolHandler } from './protocol-handler.ts';
import type { Refusal } from './refusal.ts';
import type { ReadPage } from './register-resources.ts';
import { REFUSED, rpcError } from './rpc-error.ts';
import { safely } from './safely.ts';
import { withinLimits } from './within-limits.ts';

const ALLOWED = { Allow: 'POST, OPTIONS' };

/** RFC 9110 §15.5.6 requires `Allow`. The endpoint has no streams to GET and no sessions to DELETE. */
const refuseMethod = (request: OfferedRequest) =>
  rpcError(405, REFUSED, `The MCP endpoint does not support ${request.method}. Use POST; see ${mcpGuide}.`, ALLOWED);

/** Redirects browsers to the documentation of the endpoint. */
const show = (request: OfferedRequest) =>
  prefersHtml(request.headers.get('accept'))
    ? new Response(null, { status: 303, headers: { Location: mcpGuide, Vary: 'Accept' } })
    : refuseMethod(request);

const preflight = (request: OfferedRequest) =>
  refuseCaller(request) ?? new Response(null, { status: 204, headers: ALLOWED });

function answering(handler: OfferedHandler): OfferedHandler {
  return async (request) => {
    const answer: OfferedAnswer = await safely('route', () => handler(request)).catch(({ code, message }: Refusal) =>
      rpcError(500, code, message),
    );
    return withMcpHeaders(request, answer);
  };
}

const asResponse =
  (handler: OfferedHandler): Handler =>
  async (request) => {
    const { status, headers, body } = await handler(request);
    return new Response(body, { status, headers });
  };

/**
 * The method handlers of the MCP endpoint (Streamable HTTP, stateless), for sessionless and older protocol revisions.
 * `readPage` renders a page as markdown, for resources.
 */
export function mcpRoute(readPage: ReadPage) {
  const speak = createProtocolHandler(readPage);
  const keep = keepAnswers();
  const post = answering(async (request) => {
    const checked = await guard(request);
    if (checked instanceof Response) return checked;
    for (const message of checked.messages) log('info', 'mcp_message', describeMessage(message));
    const work = async () => {
      const answer = await speak(checked.whole(), checked.said);
      if (answer.status >= 500) log('error', 'mcp_failed', { part: 'protocol', status: answer.status });
      return answer;
    };
    return keep(request.headers, checked.said, () => withinLimits(request, checked.messages.length, work));
  });
  const read = asResponse(answering(show));
  const refuse = asResponse(answering(refuseMethod));
  return {
    /** Answers POST without Next; see `offerHandler`. */
    offered: post,
    GET: read,
    // Next drops the body.
    HEAD: read,
    POST: asResponse(post),
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: asResponse(answering(preflight)),
  };
}
