import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEmbeddable, isFile, isProbe } from '../address-kind.ts';
import type { Config } from '../config.ts';
import { LONGEST_BODY_MS, LONGEST_RESPONSE_MS, MOST_BODY_BYTES } from '../http/limits.ts';
import { BAD_ADDRESS, BUSY, methodNotAllowed, type Problem, REQUEST_TIMEOUT, TOO_MUCH_WORK } from '../http/problem.ts';
import { createLocalLimit } from '../http/rate-limit.ts';
import { contentSecurityPolicy, embeddable, readable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { hasOperatorToken } from '../metrics/metrics-route.ts';
import { METRICS } from '../site.ts';
import { callerOf, pointsOf, pointsOfBody } from './budget.ts';
import type { FinishedResponse } from './finished-response.ts';
import { type Address, ownRequest, readAddress } from './next-request.ts';
import { createRenderings, type Next, type RenderingOptions } from './renderings.ts';
import { readRequestBody, readsBody } from './request-body.ts';
import { createResponseStore } from './response-store.ts';
import { problemAt, sendResponse } from './send-response.ts';

export type Layer = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

export type LayerOptions = Omit<RenderingOptions, 'securityOf'> & {
  readonly config: Config;
  /** Called for each request that is answered from the store. */
  readonly onStored?: () => void;
  /** How long a body may take to arrive. */
  readonly maxBodyMs?: number;
};

const GET_OR_HEAD = ['GET', 'HEAD'];
const ALLOW_READ = { allow: 'GET, HEAD, OPTIONS' };
const EMPTY = Buffer.alloc(0);

/**
 * The layer before Next for sites that serve themselves. Each request takes these steps, in this order: one spelling of its
 * address, the store, the caller's budget, the body, a place among the renderings, Next, the finished response.
 */
export function createLayer(options: LayerOptions) {
  const { config, version, files, onStored } = options;
  const { maxBodyMs = LONGEST_BODY_MS, maxResponseMs = LONGEST_RESPONSE_MS } = options;
  const usual = { ...securityHeaders(config), ...contentSecurityPolicy() };
  const open = { ...usual, ...embeddable };
  const securityOf = (path: string) => (isEmbeddable(path) ? open : usual);
  const store = createResponseStore(version);
  const renderings = createRenderings({ ...options, securityOf }, store);
  const { perMinute } = config.work;
  // Each process counts for itself, whatever other limits share.
  const spend = createLocalLimit(60);
  let refusedByBudget = 0;

  const refuse = (path: string, problem: Problem, headers: Readonly<Record<string, string>> = {}) =>
    problemAt(path, problem, { ...securityOf(path), ...headers });
  const empty = (path: string, status: number, headers: Readonly<Record<string, string>>): FinishedResponse => ({
    status,
    headers: { ...securityOf(path), ...headers },
    body: EMPTY,
  });

  /** Spends points of a caller's budget; gives the refusal if there are too few. */
  function charge(caller: string, points: number, path: string): FinishedResponse | null {
    const wait = points === 0 || perMinute === 0 ? null : spend(perMinute, caller, points);
    if (wait === null) return null;
    refusedByBudget += 1;
    return refuse(path, TOO_MUCH_WORK, { 'retry-after': String(wait) });
  }

  /** Whether a request is the operator's for the metrics, which is no caller's work. */
  const isScrape = ({ headers }: IncomingMessage, path: string) =>
    path === METRICS && config.metrics.token !== null && hasOperatorToken(headers.authorization, config.metrics.token);

  /** What is not in the store. `GET` and `HEAD` of an existing file are free; everything else costs the caller something. */
  async function respond(request: IncomingMessage, next: Next, { target, shared }: Address, over: AbortSignal) {
    const { method = 'GET' } = request;
    const isRead = GET_OR_HEAD.includes(method);
    const { path, query } = target.kind === 'canonical' ? target : { path: '/', query: '' };
    const caller = callerOf(request, config);
    const isFree = isRead && target.kind === 'canonical' && (files.has(path) || isScrape(request, path));
    const refused = charge(caller, isFree ? 0 : pointsOf(request, path), path);
    if (refused !== null) return refused;
    if (target.kind === 'malformed') return refuse(path, BAD_ADDRESS);
    if (target.kind === 'misspelt') return empty(path, 308, { location: target.location });
    if (isFile(path) && method === 'OPTIONS') return empty(path, 204, ALLOW_READ);
    const isProbeForAll = isProbe(path) && path !== METRICS && method !== 'OPTIONS';
    if (!isRead && (isFile(path) || isProbeForAll)) {
      return refuse(path, methodNotAllowed(ALLOW_READ.allow), { ...ALLOW_READ, ...(isProbeForAll && readable) });
    }
    if (!readsBody(method, path)) request.resume();
    const work = { next, path, query, isRead, caller, over };
    if (isRead && shared !== null) return renderings.forAll({ ...work, query: shared.query }, shared);
    const body = readsBody(method, path) ? await readRequestBody(request, MOST_BODY_BYTES, maxBodyMs) : EMPTY;
    if (body === null) return refuse(path, REQUEST_TIMEOUT, { connection: 'close' });
    const refusedForBody = charge(caller, pointsOfBody(body, path), path);
    return refusedForBody ?? renderings.forOne(work, ownRequest(request, `${path}${query}`, body));
  }

  /** Responds in time, and tells those who still work on the response that it is over. */
  async function handle(request: IncomingMessage, response: ServerResponse, next: Next, address: Address) {
    const controller = new AbortController();
    const late = setTimeout(() => controller.abort(), maxBodyMs + maxResponseMs);
    response.once('close', () => {
      clearTimeout(late);
      controller.abort();
    });
    const result = await respond(request, next, address, controller.signal);
    const path = address.target.kind === 'canonical' ? address.target.path : '/';
    const given = result === 'busy' ? refuse(path, BUSY, { 'retry-after': '1' }) : result;
    if (!response.destroyed) await sendResponse(request, response, given);
  }

  const layer: Layer = (request, response, next) => {
    const { method = 'GET', headers, httpVersion, url = '/' } = request;
    // RFC 9112 §3.2: a request of HTTP/1.1 without Host is malformed.
    const target = headers.host === undefined && httpVersion === '1.1' ? '' : url;
    const address = readAddress(target, headers.accept ?? '');
    const stored = address.shared !== null && GET_OR_HEAD.includes(method) ? store.get(address.shared) : undefined;
    if (stored !== undefined) {
      onStored?.();
      return void sendResponse(request, response, stored);
    }
    void handle(request, response, next, address).catch((error: Error) => {
      log('error', 'request_failed', { error: error.stack ?? error.message });
      response.destroy();
    });
  };

  /** The renderings now, and how many requests were refused so far. */
  const facts = () => {
    const { now, busy } = renderings.facts();
    return { now, refused: { budget: refusedByBudget, busy } };
  };
  return { layer, facts };
}
