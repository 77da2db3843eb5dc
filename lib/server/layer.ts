import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEmbeddable, isProbe, isStorable } from '../address-kind.ts';
import { isPicture } from '../addresses.ts';
import type { Config } from '../config.ts';
import { prefersProblem } from '../http/accept.ts';
import { MOST_WAITING } from '../http/layer-active.ts';
import { BAD_ADDRESS, BUSY, REQUEST_TIMEOUT, TOO_MUCH_WORK } from '../http/problem.ts';
import { contentSecurityPolicy, embeddable, securityHeaders } from '../http/security-headers.ts';
import { log } from '../log.ts';
import { pages, resources } from '../site.ts';
import { createBudget } from './budget.ts';
import { cacheKey, isPagePath, queryForNext } from './cache-key.ts';
import { whenOver } from './connection.ts';
import { type FinishedResponse, finishResponse } from './finished-response.ts';
import { createFlights } from './flights.ts';
import { createLane } from './lane.ts';
import { forwardedFor, methodForNext, nextRequest, withoutInnerHeaders } from './next-request.ts';
import { RecordedResponse } from './recorded-response.ts';
import { remembered } from './remembered.ts';
import { readRequestBody } from './request-body.ts';
import { bodyLimit, pointsOf } from './request-limits.ts';
import { parseTarget } from './request-target.ts';
import { createResponseStore } from './response-store.ts';
import { sendProblem, sendResponse } from './send-response.ts';

/** Next's request handler. */
export type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type Layer = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

export type LayerOptions = {
  readonly config: Config;
  /** A string that changes whenever public responses might; `null` while that is unknown. */
  readonly version: () => string | null;
  /** Whether the page at a path keeps Next's client runtime. */
  readonly keepsRuntime: (path: string) => boolean;
  /** Whether a path is that of an assignment which the feed doesn't have. */
  readonly isUnknown: (path: string) => boolean;
  /** The paths of the files that Next serves. */
  readonly files: ReadonlySet<string>;
  readonly hasServerActions: boolean;
  /** Called for each request that is answered from the store. */
  readonly onStored?: () => void;
  /** How long a body may take to arrive, and a response to be made. */
  readonly maxBodyMs?: number;
  readonly maxResponseMs?: number;
  /** How many requests may wait for a place in a lane. */
  readonly mostWaiting?: number;
};

// More at once would only delay each: they share one thread.
const PAGES_AT_ONCE = 2;
const ENDLESS_AT_ONCE = 1;
// A body of 64 kB arrives in ten seconds on any line that can load the page.
const LONGEST_BODY_MS = 10_000;
const LONGEST_RESPONSE_MS = 30_000;

/** The key of an `Accept` header and a request target on lines of their own; empty if the address is misspelt. */
const keyOf = remembered((lines) => {
  const [accept = '', url = ''] = lines.split('\n');
  const target = parseTarget(url);
  return target.kind === 'canonical' ? cacheKey(target.path, target.query, accept) : '';
});

/** A request for an address of this site, and its response. */
type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: Next;
  readonly path: string;
  readonly query: string;
  readonly isRead: boolean;
  readonly security: Readonly<Record<string, string>>;
  /** Aborted when the response is complete or the connection closed. */
  readonly over: AbortSignal;
};

/**
 * The layer before Next for sites that serve themselves. Each request takes these steps, in this order: one spelling of its
 * address, the store, the caller's budget, the body, a place among the renderings, Next, the finished response.
 */
export function createLayer(options: LayerOptions) {
  const { config, version, keepsRuntime, isUnknown, files, hasServerActions, onStored } = options;
  const { maxBodyMs = LONGEST_BODY_MS, maxResponseMs = LONGEST_RESPONSE_MS, mostWaiting = MOST_WAITING } = options;
  const usual = { ...securityHeaders(config), ...contentSecurityPolicy() };
  const open = { ...usual, ...embeddable };
  const store = createResponseStore(version);
  const joinFlight = createFlights<FinishedResponse | 'busy' | 'stopped' | null>();
  const spend = createBudget(config);
  const lane = (atOnce: number) => createLane({ atOnce, mostWaiting, maxMs: maxResponseMs });
  const lanes = { pages: lane(PAGES_AT_ONCE), endless: lane(ENDLESS_AT_ONCE) };
  let refusedByBudget = 0;

  const isFree = (path: string) => files.has(path) || isProbe(path);

  /** Pages have a lane in which nothing waits that there is no end of: searches, pictures, and what doesn't exist. */
  const laneOf = (path: string, query: string) =>
    isStorable(path) && query === '' && !isPicture(path) && !isUnknown(path) ? lanes.pages : lanes.endless;

  /** Whether the response may be stored for everybody. Next's client gets parts of pages, by a query of its own. */
  const isStored = ({ request, path, isRead }: Exchange) =>
    isRead && isStorable(path) && request.headers.rsc === undefined;

  /** The headers for Next. What is stored for everybody is rendered from no header of its first reader but the format. */
  function headersFor(exchange: Exchange) {
    const { request, path } = exchange;
    const { headers } = request;
    if (!isStored(exchange)) {
      return { ...withoutInnerHeaders(headers), 'x-forwarded-for': forwardedFor(request) };
    }
    const isMarkdown = cacheKey(path, '', headers.accept).startsWith('markdown ');
    const accept = isMarkdown
      ? 'text/markdown'
      : prefersProblem(headers.accept ?? null)
        ? 'application/json'
        : 'text/html';
    return { host: new URL(config.baseUrl).host, accept };
  }

  /** The request for Next, with a body that was read. One that was too large is announced by its length alone. */
  function requestFor(exchange: Exchange, body: Buffer | 'too-large' = Buffer.alloc(0)) {
    const { request, path, query } = exchange;
    const next = methodForNext(request.method ?? 'GET', path);
    const length = body === 'too-large' ? bodyLimit(request, path, hasServerActions) + 1 : body.byteLength;
    return nextRequest(request, {
      method: next.method === 'HEAD' ? 'GET' : next.method,
      url: `${next.path}${isStored(exchange) ? queryForNext(path, query) : query}`,
      headers: { ...headersFor(exchange), ...(length > 0 && { 'content-length': String(length) }) },
      ...(typeof body !== 'string' && { body }),
    });
  }

  /** Has Next render a response, and finishes it; once more if the data changed meanwhile, so that all of it shows the same. */
  async function render(exchange: Exchange, signal: AbortSignal, body?: Buffer | 'too-large', isAgain = false) {
    const { path, security, next } = exchange;
    const renderedAt = store.currentVersion();
    const request = requestFor(exchange, body);
    const recorded = new RecordedResponse(request);
    const stop = () => recorded.stop();
    if (signal.aborted) return null;
    signal.addEventListener('abort', stop, { once: true });
    next(request, recorded).catch((error: Error) => {
      log('error', 'request_failed', { path, error: error.stack ?? error.message });
      stop();
    });
    const whole = await recorded.whole;
    signal.removeEventListener('abort', stop);
    if (whole === null) return null;
    const isOutdated = exchange.isRead && renderedAt !== null && store.currentVersion() !== renderedAt;
    if (isOutdated && !isAgain) return render(exchange, signal, body, true);
    const finished = finishResponse(whole, { isPage: isPagePath(path), keepsRuntime: keepsRuntime(path), security });
    return { finished, renderedAt };
  }

  /** A response to GET or HEAD: one rendering for all who ask for the same at the same time, in a lane. */
  async function read(exchange: Exchange) {
    const { request, path, query, over } = exchange;
    const key = cacheKey(path, query, request.headers.accept);
    const make = async (signal: AbortSignal) => {
      const rendered = await render(exchange, signal);
      if (rendered === null) return null;
      const { finished, renderedAt } = rendered;
      if (finished.isShared && isStorable(path)) store.set(key, finished, renderedAt);
      return finished;
    };
    const inLane = (signal: AbortSignal) =>
      isFree(path) ? make(signal) : laneOf(path, queryForNext(path, query)).run(make, signal);
    // A contact form is different for each reader.
    if (!isStorable(path) || path === pages.contact.path) return inLane(over);
    const { result, isOwn } = await joinFlight(`${key} ${headersFor(exchange).accept}`, over, inLane);
    const isForAll = isOwn || (typeof result === 'object' && result?.isShared) || result === 'busy';
    return isForAll ? result : inLane(over);
  }

  /** Lets Next write to the caller itself: streams, which are not finished here. */
  function passOn(
    { response, next, security }: Exchange,
    request: IncomingMessage,
    signal: AbortSignal,
  ): Promise<void> {
    response.setHeaders(new Map(Object.entries(security)));
    // Whoever writes it may notice late that it is over.
    response.on('error', () => {});
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
      next(request, response).catch(reject);
    });
  }

  async function respond(exchange: Exchange) {
    const { request, response, path, query, isRead, security, over } = exchange;
    const refuse = (problem: typeof BUSY, headers: Readonly<Record<string, string>> = {}) =>
      sendProblem(response, problem, { path, headers: { ...security, ...headers } });

    const limit = bodyLimit(request, path, hasServerActions);
    const body = limit === 0 ? undefined : await readRequestBody(request, limit, maxBodyMs);
    if (body === 'gone') return;
    if (body === 'too-slow') return refuse(REQUEST_TIMEOUT, { Connection: 'close' });
    if (limit === 0) request.resume();

    if (isRead && request.headers.rsc !== undefined && !isFree(path)) {
      const passed = await laneOf(path, query).run((stopped) => passOn(exchange, requestFor(exchange), stopped), over);
      if (passed === 'busy') return refuse(BUSY, { 'Retry-After': '1' });
      return;
    }
    if (path === resources.mcp.path && request.method === 'POST')
      return passOn(exchange, requestFor(exchange, body), over);
    const finished = isRead ? await read(exchange) : ((await render(exchange, over, body))?.finished ?? null);
    if (over.aborted) return;
    if (finished === 'busy' || finished === 'stopped') return refuse(BUSY, { 'Retry-After': '1' });
    if (finished === null) return void response.destroy();
    await sendResponse(request, response, finished);
  }

  /** What costs the caller something, in order. */
  async function handle(request: IncomingMessage, response: ServerResponse, next: Next) {
    const target = parseTarget(request.url ?? '/');
    const path = target.kind === 'canonical' ? target.path : '/';
    const security = isEmbeddable(path) ? open : usual;
    if (!(target.kind === 'canonical' && isFree(path))) {
      const wait = await spend(request, pointsOf(request, path));
      if (wait !== null) {
        refusedByBudget += 1;
        request.resume();
        return sendProblem(response, TOO_MUCH_WORK, { path, headers: { ...security, 'Retry-After': String(wait) } });
      }
    }
    if (target.kind === 'malformed') {
      request.resume();
      return sendProblem(response, BAD_ADDRESS, { path, headers: security });
    }
    if (target.kind === 'misspelt') {
      request.resume();
      return void response.writeHead(308, { ...security, Location: target.location, 'Content-Length': 0 }).end();
    }
    const controller = new AbortController();
    const late = setTimeout(() => {
      controller.abort();
      const headers = { ...security, 'Retry-After': '1' };
      if (!response.headersSent) sendProblem(response, BUSY, { path, headers });
      else if (!response.writableEnded) response.destroy();
    }, maxBodyMs + maxResponseMs);
    whenOver(request, response, () => {
      clearTimeout(late);
      controller.abort();
    });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return respond({ ...target, request, response, next, isRead, security, over: controller.signal });
  }

  const layer: Layer = (request, response, next) => {
    const { method, headers } = request;
    if ((method === 'GET' || method === 'HEAD') && headers.rsc === undefined) {
      const stored = store.get(keyOf(`${headers.accept ?? ''}\n${request.url}`));
      if (stored !== undefined) {
        onStored?.();
        return void sendResponse(request, response, stored);
      }
    }
    void handle(request, response, next).catch((error: Error) => {
      log('error', 'request_failed', { error: error.stack ?? error.message });
      response.destroy();
    });
  };

  /** The renderings now, and how many requests were refused so far. */
  const facts = () => {
    const all = Object.values(lanes).map((each) => each.facts());
    const sum = (name: 'running' | 'waiting' | 'refused') => all.reduce((total, each) => total + each[name], 0);
    return {
      now: { running: sum('running'), waiting: sum('waiting') },
      refused: { budget: refusedByBudget, busy: sum('refused') },
    };
  };
  return { layer, facts };
}
