import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isEmbeddable, isFile } from '../address-kind.ts';
import type { Config } from '../config.ts';
import { LONGEST_BODY_MS, LONGEST_READINESS_MS, MOST_BODY_BYTES } from '../http/limits.ts';
import { BAD_ADDRESS, methodNotAllowed, NOT_READY, type Problem, REQUEST_TIMEOUT } from '../http/problem.ts';
import { contentSecurityPolicy, embeddable, readable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { resources } from '../site.ts';
import type { FinishedResponse } from './finished-response.ts';
import { type Address, ownRequest, readAddress } from './next-request.ts';
import { readRequestBody, readsBody } from './request-body.ts';
import { createResponses, type ResponsesOptions } from './responses.ts';
import { problemAt, sendResponse } from './send-response.ts';

export type Layer = (request: IncomingMessage, response: ServerResponse) => void;

export type LayerOptions = Omit<ResponsesOptions, 'securityOf'> & {
  readonly config: Config;
  /** Called for each request that is answered from memory. */
  readonly onKept?: () => void;
  /** Adds what the layer has counted to the metrics of the process that Next runs in. */
  readonly withMetrics?: (response: FinishedResponse, path: string) => Promise<FinishedResponse>;
  /** How long a body may take to arrive. */
  readonly maxBodyMs?: number;
};

const ALLOW_READ = { allow: 'GET, HEAD, OPTIONS' };
const EMPTY = Buffer.alloc(0);
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** The layer before Next for sites that serve themselves: one spelling of an address, memory, and the finished response. */
export function createLayer(options: LayerOptions) {
  const {
    config,
    report,
    isSilent,
    untilRead,
    onKept,
    withMetrics = async (response) => response,
    maxBodyMs = LONGEST_BODY_MS,
  } = options;
  const usual = { ...securityHeaders(config), ...contentSecurityPolicy() };
  const open = { ...usual, ...embeddable };
  const securityOf = (path: string) => (isEmbeddable(path) ? open : usual);
  const responses = createResponses({ ...options, securityOf });

  const refuse = (path: string, problem: Problem, headers: Readonly<Record<string, string>> = {}) =>
    problemAt(problem, { ...securityOf(path), ...headers });
  const empty = (path: string, status: number, headers: Readonly<Record<string, string>>): FinishedResponse => ({
    status,
    headers: { ...securityOf(path), ...headers },
    body: EMPTY,
  });

  /** The response of a probe, for which nobody has to ask Next. `null` at any other path. */
  async function probeAt(path: string): Promise<FinishedResponse | null> {
    const headers = { ...open, ...readable };
    const json = (value: object) => {
      const own = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return { status: 200, headers: { ...headers, ...own }, body: Buffer.from(JSON.stringify(value)) };
    };
    if (path === resources.health.path) return json({ ok: true, service: config.siteName });
    if (path !== resources.ready.path) return null;
    if (report().readyInSeconds !== null)
      await Promise.race([untilRead(), wait(LONGEST_READINESS_MS, null, { ref: false })]);
    const { readyInSeconds } = report();
    if (readyInSeconds === null && !isSilent()) return json({ ready: true });
    return problemAt(NOT_READY, { ...headers, 'retry-after': String(readyInSeconds ?? 1) });
  }

  async function respond(request: IncomingMessage, { target, shared }: Address) {
    const { method = 'GET' } = request;
    if (!readsBody(method, target)) request.resume();
    if (target.kind === 'malformed') return refuse('/', BAD_ADDRESS);
    const { path = '/', query = '' } = target.kind === 'canonical' ? target : {};
    if (target.kind === 'misspelt') return empty(path, 308, { location: target.location });
    if (isFile(path) && method === 'OPTIONS') return empty(path, 204, ALLOW_READ);
    if (isFile(path) && !isRead(method)) return refuse(path, methodNotAllowed(ALLOW_READ.allow), ALLOW_READ);
    const probe = isRead(method) ? await probeAt(path) : null;
    if (probe !== null) return probe;
    if (isRead(method) && shared !== null) return responses.forAll(path, shared);
    const body = readsBody(method, target) ? await readRequestBody(request, MOST_BODY_BYTES, maxBodyMs) : EMPTY;
    if (body === null) return refuse(path, REQUEST_TIMEOUT, { connection: 'close' });
    const asked = ownRequest(request, `${path}${query}`, body);
    return withMetrics(await responses.forOne(path, asked, () => request.socket.destroyed), path);
  }

  const layer: Layer = (request, response) => {
    const { method = 'GET', headers, httpVersion, url = '/' } = request;
    // RFC 9112 §3.2: a request of HTTP/1.1 without Host is malformed.
    const target = headers.host === undefined && httpVersion === '1.1' ? '' : url;
    const address = readAddress(target, headers.accept ?? '');
    const kept = address.shared !== null && isRead(method) ? responses.keptFor(address.shared) : undefined;
    if (kept !== undefined) {
      onKept?.();
      return void sendResponse(request, response, kept);
    }
    respond(request, address)
      .then((given) => {
        return request.socket.destroyed ? undefined : sendResponse(request, response, given);
      })
      .catch((error: Error) => {
        log('error', 'request_failed', { error: error.stack ?? error.message });
        response.destroy();
      });
  };

  return { layer, forget: responses.forget, forAll: responses.forAll, facts: responses.facts };
}
