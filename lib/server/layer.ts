import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { ADDRESS_TOO_LONG, BAD_ADDRESS, methodNotAllowed } from '../http/problem.ts';
import { parseTarget, type RequestTarget } from '../http/request-target.ts';
import { contentSecurityPolicy, corsHeaders, embeddable, securityHeaders } from '../http/response-headers.ts';
import { log } from '../log.ts';
import { isPage, type Route, SAFE_METHODS } from '../routes/route.ts';
import { routeAt } from '../routes/routes.ts';
import { callersRequest, sharedRequest } from './next-request.ts';
import { createResponses, type ResponsesOptions } from './responses.ts';
import { problemAt, type SentResponse, sentResponse } from './sent-response.ts';

export type LayerOptions = Omit<ResponsesOptions, 'securityOf'> & { readonly config: Config };

const EMPTY = Buffer.alloc(0);
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** RFC 9112 §3.2: a request of HTTP/1.1 without exactly one valid Host is malformed. */
function hasValidHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  return host.length === 0 ? httpVersion === '1.0' : host.length === 1 && HOST.test(host[0] ?? '');
}

/**
 * Reads the whole body of a request, for which Node has a time limit. Of a body that is too large it gives one byte more than the
 * limit, so that every route refuses it.
 */
async function readWholeBody(request: IncomingMessage): Promise<Buffer> {
  // One buffer, because a body may come in as many chunks as it has bytes.
  const bytes = Buffer.allocUnsafe(MOST_BODY_BYTES + 1);
  let size = 0;
  for await (const chunk of request) size += chunk.copy(bytes, size);
  return bytes.subarray(0, size);
}

/** The layer before Next for sites that serve themselves: one spelling of an address, a cache, and the finished response. */
export function createLayer(options: LayerOptions) {
  const usual = { ...securityHeaders(options.config), ...contentSecurityPolicy() };
  const securityOf = (route: Route) => (isPage(route) ? usual : { ...usual, ...embeddable });
  // Made once: whoever sends these, sends thousands.
  const [badAddress, tooLong] = [problemAt(BAD_ADDRESS, usual), problemAt(ADDRESS_TOO_LONG, usual)];
  const responses = createResponses({ ...options, securityOf });

  /** The answer to a method that a file or a probe does not have; `null` at any other route. */
  function refusalOf(route: Route, method: string): SentResponse | null {
    const isProbe = route.kind === 'probe';
    if (route.kind !== 'file' && !(isProbe && method !== 'OPTIONS')) return null;
    const allow = SAFE_METHODS.join(', ');
    const headers = { ...securityOf(route), ...(isProbe && corsHeaders), allow };
    if (method === 'OPTIONS') return sentResponse({ status: 204, headers, body: EMPTY });
    return problemAt(methodNotAllowed(allow), headers);
  }

  async function respond(request: IncomingMessage): Promise<SentResponse> {
    const { method = 'GET', headers, url = '/', socket } = request;
    const target: RequestTarget = hasValidHost(request) ? parseTarget(url) : { kind: 'malformed' };
    if (target.kind === 'malformed') return badAddress;
    if (target.kind === 'too long') return tooLong;
    if (target.kind === 'misspelt')
      return sentResponse({ status: 308, headers: { ...usual, location: target.location }, body: EMPTY });

    const { path, query } = target;
    const at = routeAt(path);
    const isRead = method === 'GET' || method === 'HEAD';
    const shared = isRead ? sharedRequest(at, query, headers.accept ?? '') : null;
    if (shared !== null) return responses.forAll(at, shared, socket);
    const refusal = isRead ? null : refusalOf(at.route, method);
    if (refusal !== null) return refusal;
    const body = isRead ? EMPTY : await readWholeBody(request);
    return responses.forOne(at, callersRequest(request, `${path}${query}`, body), socket);
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
