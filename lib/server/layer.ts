import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import {
  ADDRESS_TOO_LONG,
  BAD_ADDRESS,
  methodNotAllowed,
} from '../http/problem.ts';
import { parseTarget } from '../http/request-target.ts';
import {
  contentSecurityPolicy,
  corsHeaders,
  preflightHeaders,
  securityHeaders,
} from '../http/response-headers.ts';
import { log } from '../log.ts';
import { parseRequest } from '../routes/parse-request.ts';
import { type Route, SAFE_METHODS } from '../routes/route.ts';
import type { AskNext } from './next-process.ts';
import { isShared, privateRequest } from './next-request.ts';
import {
  type PreparedResponse,
  prepareProblem,
  prepareResponse,
} from './prepared-response.ts';
import { createResponses } from './responses.ts';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * RFC 9112 §3.2: a request of HTTP/1.1 without exactly one valid Host is
 * malformed.
 */
function hasValidHost({
  headersDistinct: { host = [] },
  httpVersion,
}: IncomingMessage): boolean {
  return host.length === 0
    ? httpVersion === '1.0'
    : host.length === 1 && HOST.test(host[0] ?? '');
}

/**
 * Reads the whole body of a request, within Node's time limit. A body that is
 * too large is cut one byte after the limit, so that every route refuses it.
 */
async function readWholeBody(request: IncomingMessage): Promise<Buffer> {
  // One buffer, because a body may come in as many chunks as it has bytes.
  const bytes = Buffer.allocUnsafe(MOST_BODY_BYTES + 1);
  let size = 0;
  for await (const chunk of request) size += chunk.copy(bytes, size);
  return bytes.subarray(0, size);
}

/**
 * The response to a method that a file or a probe does not support; `null` for
 * any other route.
 */
function refusalOf({ kind }: Route, method: string): PreparedResponse | null {
  if (kind !== 'file' && kind !== 'probe') return null;
  const allow = SAFE_METHODS.join(', ');
  const headers = { ...corsHeaders, ...preflightHeaders, allow };
  if (method === 'OPTIONS')
    return prepareResponse({ status: 204, headers, body: Buffer.alloc(0) });
  return prepareProblem(methodNotAllowed(allow), headers);
}

/**
 * Creates the layer before Next for sites that serve themselves: it redirects
 * to canonical addresses, caches, and finishes Next's responses.
 */
export function createLayer(config: Config, askNext: AskNext) {
  // A response may override these.
  const defaultHeaders = new Map(
    Object.entries({ ...securityHeaders(config), ...contentSecurityPolicy() }),
  );
  const responses = createResponses(config, askNext);

  async function respond(request: IncomingMessage): Promise<PreparedResponse> {
    const { method = 'GET', headers, socket } = request;
    const target = parseTarget(request.url ?? '/');
    if (target.kind === 'malformed' || !hasValidHost(request))
      return prepareProblem(BAD_ADDRESS);
    if (target.kind === 'too long') return prepareProblem(ADDRESS_TOO_LONG);
    const { path, query } = target;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!target.isCanonical && isRead)
      return prepareResponse({
        status: 308,
        headers: { location: `${path}${query}` },
        body: Buffer.alloc(0),
      });
    const accept = headers.accept ?? null;
    const parsed = parseRequest({ path, query, accept });
    if (isRead && isShared(parsed)) return responses.getShared(parsed, socket);
    const refusal = isRead ? null : refusalOf(parsed.route, method);
    if (refusal !== null) return refusal;
    const body = isRead ? undefined : await readWholeBody(request);
    const url = `${path}${query}`;
    const forwarded = privateRequest({ request, parsed, url, body });
    return responses.getPrivate(parsed, forwarded, socket);
  }

  async function layer(request: IncomingMessage, response: ServerResponse) {
    try {
      const prepared = await respond(request);
      if (!request.socket.destroyed)
        await prepared.send(request, response.setHeaders(defaultHeaders));
    } catch (error) {
      // A body that never arrived because the caller has left is no error of
      // the site.
      if (!request.socket.destroyed)
        log('error', 'request_failed', { error: (error as Error).stack });
      response.destroy();
    }
  }

  return { layer, update: responses.update };
}
