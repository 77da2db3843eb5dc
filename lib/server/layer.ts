import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { BAD_ADDRESS, methodNotAllowed } from '../http/problem.ts';
import { parseTarget } from '../http/request-target.ts';
import {
  contentSecurityPolicy,
  securityHeaders,
} from '../http/response-headers.ts';
import { log } from '../log.ts';
import { parseRequest } from '../routes/parse-request.ts';
import type { AskNext } from './next-process.ts';
import { isShared, privateRequest } from './next-request.ts';
import {
  type PreparedResponse,
  prepareProblem,
  prepareResponse,
  sendResponse,
} from './prepared-response.ts';
import { createResponses } from './responses.ts';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * RFC 9112 §3.2: a request of HTTP/1.1 without exactly one valid Host is
 * malformed.
 */
function hasValidHost(request: IncomingMessage): boolean {
  const { host } = request.headersDistinct;
  // Of two, the comma between them is invalid.
  return host ? HOST.test(host.join()) : request.httpVersion === '1.0';
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

/** The response to a request. */
async function respond(
  request: IncomingMessage,
  responses: ReturnType<typeof createResponses>,
): Promise<PreparedResponse> {
  const { method = 'GET', headers, socket } = request;
  const target = parseTarget(request.url ?? '/');
  if ('problem' in target) return prepareProblem(target.problem);
  if (!hasValidHost(request)) return prepareProblem(BAD_ADDRESS);
  const { path, query, isCanonical } = target;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isCanonical && isRead)
    return prepareResponse({
      status: 308,
      headers: { location: `${path}${query}` },
      body: Buffer.alloc(0),
    });
  const accept = headers.accept ?? null;
  const parsed = parseRequest(path, query, accept);
  if (isRead && isShared(parsed)) return responses.getShared(parsed, socket);
  if (parsed.route.kind === 'file') {
    // Next’s server would refuse any other with 500.
    const allow = 'GET, HEAD';
    return prepareProblem(methodNotAllowed(allow), { allow });
  }
  const body = isRead ? undefined : await readWholeBody(request);
  return responses.getPrivate({
    parsed,
    request: privateRequest(parsed, request, body),
    isAwaited: () => !socket.destroyed,
  });
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

  async function layer(request: IncomingMessage, response: ServerResponse) {
    try {
      const prepared = await respond(request, responses);
      if (!request.socket.destroyed)
        sendResponse(prepared, request, response.setHeaders(defaultHeaders));
    } catch (error) {
      // A body that never arrived because the caller has left is no error of
      // the site.
      if (!request.socket.destroyed) log('error', 'request_failed', { error });
      response.destroy();
    }
  }

  return { layer, update: responses.update };
}
