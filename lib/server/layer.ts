import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEmbeddable, isFile } from '../address-kind.ts';
import type { Config } from '../config.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { BAD_ADDRESS, methodNotAllowed, NOT_READY } from '../http/problem.ts';
import { bytesWithin } from '../http/read-body.ts';
import { contentSecurityPolicy, embeddable, readable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { resources } from '../site.ts';
import { type Address, ownRequest, readAddress } from './next-request.ts';
import { createResponses, type ResponsesOptions } from './responses.ts';
import { problemAt, SentResponse } from './sent-response.ts';

export type Layer = (request: IncomingMessage, response: ServerResponse) => void;

export type LayerOptions = Omit<ResponsesOptions, 'securityOf'> & {
  readonly config: Config;
  /** Called for each request that is answered from memory. */
  readonly onKept?: (() => void) | undefined;
};

const ALLOW_READ = { allow: 'GET, HEAD, OPTIONS' };
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Reads the whole body of a request, for which Node has a time limit. One that is too large is discarded, so that the client
 * can read the response; zeros of one byte too many stand for it, which every route refuses.
 */
async function readWholeBody(request: IncomingMessage): Promise<Buffer> {
  const isStatedTooLarge = Number(request.headers['content-length']) > MOST_BODY_BYTES;
  const chunks = request.iterator({ destroyOnReturn: false });
  const body = isStatedTooLarge ? null : await bytesWithin(chunks, MOST_BODY_BYTES);
  request.resume();
  return body ?? Buffer.alloc(MOST_BODY_BYTES + 1);
}

/** The layer before Next for sites that serve themselves: one spelling of an address, memory, and the finished response. */
export function createLayer(options: LayerOptions) {
  const { config, next, onKept } = options;
  const usual = { ...securityHeaders(config), ...contentSecurityPolicy() };
  const open = { ...usual, ...embeddable };
  const securityOf = (path: string) => (isEmbeddable(path) ? open : usual);
  const responses = createResponses({ ...options, securityOf });

  const empty = (path: string, status: number, headers: Readonly<Record<string, string>>) =>
    new SentResponse({ status, headers: { ...securityOf(path), ...headers }, body: Buffer.alloc(0) });

  /** The response of a probe, for which nobody has to ask Next. `null` at any other path. */
  async function probeAt(path: string): Promise<SentResponse | null> {
    const headers = { ...open, ...readable, 'content-type': 'application/json', 'cache-control': 'no-store' };
    const json = (value: object) =>
      new SentResponse({ status: 200, headers, body: Buffer.from(JSON.stringify(value)) });
    if (path === resources.health.path) return json({ ok: true, service: config.siteName });
    if (path !== resources.ready.path) return null;
    const seconds = await next.secondsUntilReady();
    return seconds === null
      ? json({ ready: true })
      : problemAt(NOT_READY, { ...headers, 'retry-after': String(seconds) });
  }

  async function respond(request: IncomingMessage, { target, shared }: Address): Promise<SentResponse> {
    const { method = 'GET' } = request;
    if (isRead(method) || target.kind !== 'canonical') request.resume();
    if (target.kind === 'malformed') return problemAt(BAD_ADDRESS, usual);
    if (target.kind === 'misspelt') return empty('/', 308, { location: target.location });
    const { path, query } = target;
    const isGone = () => request.socket.destroyed;
    if (isRead(method)) {
      const probe = await probeAt(path);
      if (probe !== null) return probe;
      if (shared !== null) return responses.forAll(path, shared, isGone);
    }
    const body = isRead(method) ? Buffer.alloc(0) : await readWholeBody(request);
    if (isFile(path) && method === 'OPTIONS') return empty(path, 204, ALLOW_READ);
    if (isFile(path)) return problemAt(methodNotAllowed(ALLOW_READ.allow), { ...securityOf(path), ...ALLOW_READ });
    return responses.forOne(path, ownRequest(request, `${path}${query}`, body), isGone);
  }

  const layer: Layer = (request, response) => {
    const { method = 'GET', headers, httpVersion, url = '/' } = request;
    // RFC 9112 §3.2: a request of HTTP/1.1 without Host is malformed.
    const target = headers.host === undefined && httpVersion === '1.1' ? '' : url;
    const address = readAddress(target, headers.accept ?? '');
    const kept = address.shared !== null && isRead(method) ? responses.keptFor(address.shared) : undefined;
    if (kept !== undefined) {
      onKept?.();
      return void kept.send(request, response);
    }
    respond(request, address)
      .then((given) => (request.socket.destroyed ? undefined : given.send(request, response)))
      .catch((error: Error) => {
        // A body that does not arrive ends with its connection.
        if (!request.socket.destroyed) log('error', 'request_failed', { error: error.stack ?? error.message });
        response.destroy();
      });
  };

  return { layer, forget: responses.forget, facts: responses.facts };
}
