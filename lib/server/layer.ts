import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { ADDRESS_TOO_LONG, BAD_ADDRESS, methodNotAllowed } from '../http/problem.ts';
import { parseTarget } from '../http/request-target.ts';
import { contentSecurityPolicy, embeddable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { routeAt } from '../routes/routes.ts';
import { callersRequest, sharedRequest } from './next-request.ts';
import { createResponses, type ResponsesOptions } from './responses.ts';
import { problemAt, type SentResponse, sentResponse } from './sent-response.ts';

export type LayerOptions = Omit<ResponsesOptions, 'securityOf'> & { readonly config: Config };

const METHODS_OF_FILES = 'GET, HEAD, OPTIONS';
const EMPTY = Buffer.alloc(0);

/**
 * Reads the whole body of a request, for which Node has a time limit. Of a body that is too large it gives one byte more than the
 * limit, so that every route refuses it.
 */
async function readWholeBody(request: IncomingMessage): Promise<Buffer> {
  // One buffer, because a body may come in as many chunks as it has bytes.
  const bytes = Buffer.allocUnsafe(MOST_BODY_BYTES + 1);
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.copy(bytes, size);
  });
  await once(request, 'end');
  return bytes.subarray(0, size);
}

/** The layer before Next for sites that serve themselves: one spelling of an address, a cache, and the finished response. */
export function createLayer(options: LayerOptions) {
  const usual = { ...securityHeaders(options.config), ...contentSecurityPolicy() };
  const securityOf = (path: string) => (routeAt(path).route.isEmbeddable ? { ...usual, ...embeddable } : usual);
  // Made once: whoever sends these, sends thousands.
  const [badAddress, tooLong] = [problemAt(BAD_ADDRESS, usual), problemAt(ADDRESS_TOO_LONG, usual)];
  const responses = createResponses({ ...options, securityOf });

  async function respond(request: IncomingMessage): Promise<SentResponse> {
    const { method = 'GET', headers, httpVersion, url = '/', socket } = request;
    // RFC 9112 §3.2: a request of HTTP/1.1 without Host is malformed.
    const target = parseTarget(headers.host === undefined && httpVersion === '1.1' ? '' : url);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead || target.kind !== 'canonical') request.resume();
    if (target.kind === 'malformed') return badAddress;
    if (target.kind === 'too long') return tooLong;
    if (target.kind === 'misspelt')
      return sentResponse({ status: 308, headers: { ...usual, location: target.location }, body: EMPTY });

    const { path, query } = target;
    const shared = isRead ? sharedRequest(target, headers.accept ?? '') : null;
    if (shared !== null) return responses.forAll(shared, socket);
    const body = isRead ? EMPTY : await readWholeBody(request);
    if (routeAt(path).route.kind !== 'file')
      return responses.forOne(path, callersRequest(request, `${path}${query}`, body), socket);
    const allow = { ...securityOf(path), allow: METHODS_OF_FILES };
    if (method === 'OPTIONS') return sentResponse({ status: 204, headers: allow, body: EMPTY });
    return problemAt(methodNotAllowed(METHODS_OF_FILES), allow);
  }

  async function layer(request: IncomingMessage, response: ServerResponse) {
    try {
      const made = await respond(request);
      if (!request.socket.destroyed) await made.send(request, response);
    } catch (error) {
      // A body that never arrived because the caller has left is no error of the site.
      if (!request.socket.destroyed) log('error', 'request_failed', { error: (error as Error).stack });
      response.destroy();
    }
  }

  return { layer, update: responses.update };
}
