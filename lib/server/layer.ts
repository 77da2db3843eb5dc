import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { ADDRESS_TOO_LONG, BAD_ADDRESS, methodNotAllowed } from '../http/problem.ts';
import { parseTarget, type RequestTarget } from '../http/request-target.ts';
import { contentSecurityPolicy, embeddable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { routeAt } from '../routes/routes.ts';
import { ownRequest, type SharedRequest, sharedRequest } from './next-request.ts';
import { createResponses, type ResponsesOptions } from './responses.ts';
import { problemAt, sentResponse } from './sent-response.ts';

export type Layer = (request: IncomingMessage, response: ServerResponse) => void;

export type LayerOptions = Omit<ResponsesOptions, 'securityOf'> & { readonly config: Config };

const ALLOW_READ = { allow: 'GET, HEAD, OPTIONS' };
const EMPTY = Buffer.alloc(0);
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

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

/** The layer before Next for sites that serve themselves: one spelling of an address, memory, and the finished response. */
export function createLayer(options: LayerOptions) {
  const { config, metrics } = options;
  const usual = { ...securityHeaders(config), ...contentSecurityPolicy() };
  const open = { ...usual, ...embeddable };
  const securityOf = (path: string) => (routeAt(path).route.isEmbeddable ? open : usual);
  // Made once: whoever sends these, sends thousands.
  const [badAddress, tooLong] = [problemAt(BAD_ADDRESS, usual), problemAt(ADDRESS_TOO_LONG, usual)];
  const responses = createResponses({ ...options, securityOf });

  async function respond(request: IncomingMessage, target: RequestTarget, shared: SharedRequest | null) {
    const { method = 'GET' } = request;
    if (isRead(method) || target.kind !== 'canonical') request.resume();
    if (target.kind === 'malformed') return badAddress;
    if (target.kind === 'too long') return tooLong;
    if (target.kind === 'misspelt')
      return sentResponse({ status: 308, headers: { ...usual, location: target.location }, body: EMPTY });
    const { path, query } = target;
    const gone = closedSignal(request.socket);
    if (isRead(method) && shared !== null) return responses.forAll(shared, gone);
    const body = isRead(method) ? EMPTY : await readWholeBody(request);
    if (routeAt(path).route.kind !== 'file')
      return responses.forOne(path, ownRequest(request, `${path}${query}`, body), gone);
    const headers = { ...securityOf(path), ...ALLOW_READ };
    if (method === 'OPTIONS') return sentResponse({ status: 204, headers, body: EMPTY });
    return problemAt(methodNotAllowed(ALLOW_READ.allow), headers);
  }

  const layer: Layer = (request, response) => {
    const { method = 'GET', headers, httpVersion, url = '/' } = request;
    // RFC 9112 §3.2: a request of HTTP/1.1 without Host is malformed.
    const target = parseTarget(headers.host === undefined && httpVersion === '1.1' ? '' : url);
    const shared = target.kind === 'canonical' ? sharedRequest(target, headers.accept ?? '') : null;
    const kept = shared !== null && isRead(method) ? responses.keptFor(shared) : undefined;
    const fail = (error: Error) => {
      // If its connection has ended, the body never arrived, which is no error of the site.
      if (!request.socket.destroyed) log('error', 'request_failed', { error: error.stack ?? error.message });
      response.destroy();
    };
    if (kept !== undefined) {
      metrics?.countKept();
      return void kept.send(request, response)?.catch(fail);
    }
    respond(request, target, shared)
      .then((given) => (request.socket.destroyed ? undefined : given.send(request, response)))
      .catch(fail);
  };

  return { layer, hear: responses.hear, facts: responses.facts };
}
