import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEmbeddable, isFile } from '../address-kind.ts';
import type { Config } from '../config.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { BAD_ADDRESS, methodNotAllowed, NOT_READY } from '../http/problem.ts';
import { parseTarget, type RequestTarget } from '../http/request-target.ts';
import { contentSecurityPolicy, embeddable, readable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { resources } from '../site.ts';
import { ownRequest, type SharedRequest, sharedRequest } from './next-request.ts';
import { createResponses, type ResponsesOptions } from './responses.ts';
import { problemAt, type SentResponse, sentResponse } from './sent-response.ts';

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
  const { config, next, metrics } = options;
  const usual = { ...securityHeaders(config), ...contentSecurityPolicy() };
  const open = { ...usual, ...embeddable };
  const securityOf = (path: string) => (isEmbeddable(path) ? open : usual);
  const responses = createResponses({ ...options, securityOf });

  /** The response to a probe, given without asking Next. `null` at any other path. */
  async function probeAt(path: string): Promise<SentResponse | null> {
    const headers = { ...open, ...readable, 'cache-control': 'no-store' };
    const json = (value: object) => {
      const body = Buffer.from(JSON.stringify(value));
      return sentResponse({ status: 200, headers: { ...headers, 'content-type': 'application/json' }, body });
    };
    if (path === resources.health.path) return json({ ok: true, service: config.siteName });
    if (path !== resources.ready.path) return null;
    const seconds = await next.secondsUntilReady();
    return seconds === null
      ? json({ ready: true })
      : problemAt(NOT_READY, { ...headers, 'retry-after': String(seconds) });
  }

  async function respond(request: IncomingMessage, target: RequestTarget, shared: SharedRequest | null) {
    const { method = 'GET' } = request;
    if (isRead(method) || target.kind !== 'canonical') request.resume();
    if (target.kind === 'malformed') return problemAt(BAD_ADDRESS, usual);
    if (target.kind === 'misspelt')
      return sentResponse({ status: 308, headers: { ...usual, location: target.location }, body: EMPTY });
    const { path, query } = target;
    const isGone = () => request.socket.destroyed;
    if (isRead(method)) {
      const probe = await probeAt(path);
      if (probe !== null) return probe;
      if (shared !== null) return responses.forAll(shared, isGone);
    }
    const body = isRead(method) ? EMPTY : await readWholeBody(request);
    if (!isFile(path)) return responses.forOne(path, ownRequest(request, `${path}${query}`, body), isGone);
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
    if (kept !== undefined) {
      metrics?.countKept();
      return void kept.send(request, response);
    }
    respond(request, target, shared)
      .then((given) => (request.socket.destroyed ? undefined : given.send(request, response)))
      .catch((error: Error) => {
        // If its connection has ended, the body never arrived, which is no error of the site.
        if (!request.socket.destroyed) log('error', 'request_failed', { error: error.stack ?? error.message });
        response.destroy();
      });
  };

  return { layer, forget: responses.forget, facts: responses.facts };
}
