import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { acceptsGzip } from '../http/accept.ts';
import { type Answering, whileAnswering } from '../http/answering.ts';
import { clientAddress } from '../http/client-address.ts';
import { matchesEtag } from '../http/etag.ts';
import { offeredHandler } from '../http/offered-handlers.ts';
import { BUSY, PROBLEM_HEADERS, type Problem, problemText, TOO_MUCH_WORK } from '../http/problem.ts';
import { contentSecurityPolicy, embeddable, securityHeaders } from '../http/security-headers.ts';
import { atWork, spendWork } from '../http/work.ts';
import { isEmbeddable, isFile, isProbe, pageOfPicturePath } from '../site.ts';
import { createAnswerStore } from './answer-store.ts';
import { type AskedAt, addressForNext, askedAt, isPageAddress, pathOf } from './asked-at.ts';
import { type Coded, compress, type FinishedAnswer, type Finishing, finishAnswer, gzipTag } from './finished-answer.ts';
import { deleteInnerHeaders, normalizeRequestLine } from './normalize-request.ts';
import { recordPeerAddress } from './record-peer-address.ts';
import { runHandler } from './run-handler.ts';
import type { Take } from './take-requests.ts';
import { takeWhole } from './whole-answer.ts';

export type LayerOptions = Config & {
  /** A string that changes whenever public responses might; `null` while that is unknown. */
  readonly version: () => string | null;
  /** Whether the page at a path keeps Next's client runtime. */
  readonly keepsRuntime: (path: string) => boolean;
  /** Whether a path is that of an assignment which the feed doesn't have. */
  readonly isUnknown: (path: string) => boolean;
  /** Called for each request that is answered from memory. */
  readonly onKept?: () => void;
};

const callerOf = ({ headers }: IncomingMessage, { trustedProxies }: Config) =>
  clientAddress({ headers: { get: (name) => headers[name]?.toString() ?? null } }, trustedProxies);

const POINTS = { none: 0, page: 1, search: 1, picture: 10 } as const;

/**
 * The kind of work a request requires. Probes are not limited: they must work when the site is overloaded. Unknown
 * assignments are like searches: there is no end of them.
 */
function workOf(path: string, { key }: AskedAt, isUnknown: LayerOptions['isUnknown']): keyof typeof POINTS {
  if (isProbe(path) || isFile(path)) return 'none';
  if (pageOfPicturePath(path) !== null) return 'picture';
  return key.includes('?') || isUnknown(path) ? 'search' : 'page';
}

// Few different headers occur; longer ones are unusual.
const MOST_CODINGS = 20_000;
const LONGEST_CODING = 200;

const codings = new LRUCache<string, boolean>({
  maxSize: MOST_CODINGS,
  maxEntrySize: LONGEST_CODING,
  sizeCalculation: (_accepts, header) => Math.max(1, header.length),
  memoMethod: (header) => acceptsGzip(header),
});

const takesGzip = (header = '') => codings.get(header) ?? codings.memo(header);

function send(request: IncomingMessage, response: ServerResponse, answer: FinishedAnswer, coded: Coded) {
  const known = request.headers['if-none-match'];
  const { etag, status } = answer;
  if (known !== undefined && etag !== null && (matchesEtag(known, etag) || matchesEtag(known, gzipTag(etag)))) {
    response.writeHead(304, coded.notModifiedHeaders).end();
  } else response.writeHead(status, coded.headers).end(coded.body);
}

/** Sends a response in a coding its caller accepts; gives a promise only if it has to be compressed first. */
function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: FinishedAnswer) {
  const wantsGzip = answer.isCompressible && takesGzip(request.headers['accept-encoding']?.toString());
  const coded = wantsGzip ? answer.gzip : answer.identity;
  if (coded !== null) return send(request, response, answer, coded);
  return compress(answer).then((gzip) => send(request, response, answer, gzip));
}

/** Sets headers when the head is written, overriding any set before. */
function setLast(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  const { writeHead } = response;
  response.writeHead = ((...written: Parameters<typeof writeHead>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return writeHead.apply(response, written);
  }) as typeof writeHead;
}

/** Rejects a request immediately, for lack of budget or capacity. */
function refuse(
  response: ServerResponse,
  problem: Problem,
  retryAfterSeconds: number,
  headers: Record<string, string>,
) {
  response.writeHead(problem.status, {
    ...headers,
    ...PROBLEM_HEADERS,
    'Retry-After': retryAfterSeconds,
  });
  response.end(problemText(problem));
}

/** Lets Next write a response, until it is complete or the caller disconnects. */
function passOn(response: ServerResponse, next: () => void): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    next();
  });
}

/** Gets a response from Next and finishes it; `null` if the caller disconnected first. */
async function ask(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  finishing: Finishing,
): Promise<FinishedAnswer | null> {
  const answering: Answering = { held: new Map() };
  const { method, headers } = request;
  const asked = { ...headers };
  // Next must return the complete response: this layer handles codings, entity tags and HEAD.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete headers[name];
  if (method === 'HEAD') request.method = 'GET';
  const taken = takeWhole(response);
  whileAnswering(answering, next);
  const whole = await taken;
  Object.assign(request, { method, headers: asked });
  return whole && finishAnswer(whole, finishing, answering);
}

/**
 * The layer around Next for sites that serve themselves. It serves stored responses again; new ones it takes from Next
 * as a whole and finishes before sending. Requests from Next's own client pass through.
 */
export function answerRequests(options: LayerOptions): Take {
  const { isDevelopment, version, keepsRuntime, isUnknown, onKept } = options;
  const store = createAnswerStore(version);
  const usual = securityHeaders(options);
  const open = { ...usual, ...embeddable };

  return (request, response, next, isUnderWay = false) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers.rsc === undefined && !isUnderWay) {
      const { key } = askedAt(request.url, request.headers.accept);
      const kept = store.get(key);
      if (kept !== undefined) {
        onKept?.();
        return void sendAnswer(request, response, kept);
      }
    }

    Object.assign(request, normalizeRequestLine(request));
    const { method, url = '/', headers } = request;
    const path = pathOf(url);
    const isAction = method === 'POST' && headers['next-action'] !== undefined;
    const isOfNext = headers.rsc !== undefined || isAction || (isDevelopment && isFile(path));
    // In development, Next's client uses more of these headers.
    if (!isDevelopment) deleteInnerHeaders(request);
    recordPeerAddress(request);
    const security = isEmbeddable(path) ? open : usual;
    const isPage = isPageAddress(path);
    const asked = askedAt(url, headers.accept);
    const kind = isUnderWay ? 'none' : workOf(path, asked, isUnknown);

    /** Runs work within the limits per caller and in total; `null` if it was rejected. */
    async function withinLimits<T>(work: () => Promise<T>): Promise<T | null> {
      if (kind === 'none') return work();
      const wait = await spendWork(options, callerOf(request, options), POINTS[kind]);
      if (wait !== null) {
        refuse(response, TOO_MUCH_WORK, wait, security);
        return null;
      }
      const made = await atWork(options, kind, async () => (response.destroyed ? null : work()));
      if (made === null && !response.destroyed) refuse(response, BUSY, 1, security);
      return made;
    }

    const broken = (error: Error) => void response.destroy(error);
    // Streamed responses, such as MCP calls, are passed on unchanged.
    if (isOfNext || (!isRead && !isPage)) {
      setLast(response, isDevelopment ? security : { ...security, ...contentSecurityPolicy() });
      if (isOfNext) return void withinLimits(() => passOn(response, next)).catch(broken);
      // In development, routes are reloaded on every edit.
      const handler = method === 'POST' && !isDevelopment && !isUnderWay ? offeredHandler(path) : undefined;
      if (handler === undefined) return next();
      return void runHandler(handler, request, response, options.baseUrl).catch(broken);
    }
    if (isRead) request.url = addressForNext(url);
    const finishing = { isPage, keepsRuntime: keepsRuntime(path), security, isDevelopment };
    const make = () => ask(request, response, next, finishing);
    const shares = isRead && !isUnderWay;
    const answer = shares ? store.share(asked.key, () => withinLimits(make)) : make();
    answer.then((made) => made && !response.destroyed && sendAnswer(request, response, made)).catch(broken);
  };
}
