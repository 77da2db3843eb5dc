import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { prefersMarkdown } from '../http/accept.ts';
import { acceptsGzip } from '../http/accept-encoding.ts';
import { type Answering, whileAnswering } from '../http/answering.ts';
import { matchesEtag } from '../http/etag.ts';
import { contentSecurityPolicy, embeddable, POLICY_HEADER, securityHeaders } from '../http/security-headers.ts';
import { canonicalAddress, isDocument, isEmbeddable, isFile, pageOfMarkdownPath } from '../site.ts';
import { type AnswerStore, createAnswerStore, type Kept } from './answer-store.ts';
import { type Coded, type FinishedAnswer, finishAnswer, gzipTag } from './finished-answer.ts';
import { deleteInnerHeaders, normalizeRequestLine } from './normalize-request.ts';
import { recordPeerAddress } from './record-peer-address.ts';
import type { Take } from './take-requests.ts';
import { takeWhole } from './whole-answer.ts';

export type LayerOptions = {
  readonly baseUrl: string;
  readonly hstsIncludesSubdomains: boolean;
  readonly isDevelopment: boolean;
  /** A word that is another one whenever what public answers show might be; `null` while that can't be told. */
  readonly version: () => string | null;
  /** Whether the page at a path keeps Next's client runtime. */
  readonly keepsRuntime: (path: string) => boolean;
};

const STRICT = [POLICY_HEADER, contentSecurityPolicy()] as const;

type Headers = readonly (readonly [name: string, value: string])[];

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

const isPageAddress = (path: string) => !isDocument(path) && !isFile(path);

function findKey(url: string, accept: string): string {
  const path = pathOf(url);
  const query = url.slice(path.length);
  if (!isPageAddress(path)) return `document ${canonicalAddress(url)}`;
  const twin = pageOfMarkdownPath(path);
  const format = twin !== null || prefersMarkdown(accept) ? 'markdown' : 'html';
  return `${format} ${canonicalAddress(`${twin ?? path}${query}`)}`;
}

// Most requests are like one before; longer ones are nobody's habit.
const keys = new LRUCache<string, string>({ max: 2_000 });
const MOST_REMEMBERED = 500;

/** What of a request decides over a public answer, in one word: the canonical address, and the format where pages have two. */
function keyOf(url: string, accept = ''): string {
  const asked = `${accept} ${url}`;
  const known = keys.get(asked);
  if (known !== undefined) return known;
  const key = findKey(url, accept);
  if (asked.length <= MOST_REMEMBERED) keys.set(asked, key);
  return key;
}

function send(request: IncomingMessage, response: ServerResponse, answer: FinishedAnswer, coded: Coded) {
  const known = request.headers['if-none-match'];
  const { etag, status } = answer;
  if (known !== undefined && etag !== null && (matchesEtag(known, etag) || matchesEtag(known, gzipTag(etag)))) {
    response.writeHead(304, coded.notModifiedHeaders).end();
  } else response.writeHead(status, coded.headers).end(coded.body);
}

/** Sends an answer in the coding its caller takes; a promise only while it has to be compressed. */
function sendKept(store: AnswerStore, key: string, request: IncomingMessage, response: ServerResponse, kept: Kept) {
  const { answer } = kept;
  const wantsGzip = answer.isCompressible && acceptsGzip(String(request.headers['accept-encoding'] ?? ''));
  const coded = wantsGzip ? kept.gzip : answer.identity;
  if (coded !== null) return send(request, response, answer, coded);
  return store.gzip(key, kept).then((gzip) => send(request, response, answer, gzip));
}

/** Sets headers at the moment in which the head is written, over whatever was set before. */
function setLast(response: ServerResponse, headers: Headers) {
  const { writeHead } = response;
  response.writeHead = ((...written: Parameters<typeof writeHead>) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    return writeHead.apply(response, written);
  }) as typeof writeHead;
}

/** Has Next answer, and finishes what it says. Gives `null` when the caller went away before. */
function ask(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  finishing: Omit<Parameters<typeof finishAnswer>[1], 'status' | 'retryAfterSeconds'>,
): Promise<FinishedAnswer | null> {
  const answering: Answering = { held: new Map() };
  const { headers } = request;
  const asked = { ...headers };
  // Next is asked for the whole of it: coding, tags and the leaving out of a body are this layer's.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete headers[name];
  const { method } = request;
  if (method === 'HEAD') request.method = 'GET';
  return new Promise((resolve, reject) => {
    takeWhole(response, (whole) => {
      request.method = method;
      request.headers = asked;
      if (whole === null) return resolve(null);
      try {
        const { status, retryAfterSeconds } = answering;
        resolve(finishAnswer(whole, { ...finishing, status, retryAfterSeconds }));
      } catch (error) {
        reject(error);
      }
    });
    whileAnswering(answering, next);
  });
}

/**
 * The layer around Next where the site serves itself. It gives again what was answered before, and of what is new it
 * takes Next's answer whole and makes of it what is sent. Requests of Next's own client pass through.
 */
export function answerRequests(options: LayerOptions): Take {
  const { baseUrl, hstsIncludesSubdomains, isDevelopment, version, keepsRuntime } = options;
  const store = createAnswerStore(version);
  const usual: Headers = securityHeaders({ baseUrl, hstsIncludesSubdomains }).map(
    ({ key, value }) => [key, value] as const,
  );
  const forOthers: Headers = embeddable.map(({ key, value }) => [key, value] as const);
  const open: Headers = [...usual.filter(([name]) => !forOthers.some(([own]) => own === name)), ...forOthers];

  return (request, response, next, isUnderWay = false) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers.rsc === undefined && !isUnderWay) {
      const key = keyOf(request.url ?? '/', request.headers.accept);
      const kept = store.get(key);
      if (kept !== undefined) return void sendKept(store, key, request, response, kept);
    }

    Object.assign(request, normalizeRequestLine(request, isFile));
    const { method, url = '/', headers } = request;
    const path = pathOf(url);
    const isAction = method === 'POST' && headers['next-action'] !== undefined;
    const isOfNext = headers.rsc !== undefined || isAction || (isDevelopment && isFile(path));
    // In development Next's client uses more of them.
    if (!isDevelopment) deleteInnerHeaders(request);
    recordPeerAddress(request);
    const security = isEmbeddable(path) ? open : usual;
    const isPage = isPageAddress(path);
    // What is written bit by bit, calls of the protocol among it, is passed on so.
    if (isOfNext || (!isRead && !isPage)) {
      setLast(response, isDevelopment ? security : [...security, STRICT]);
      return next();
    }
    const make = () =>
      ask(request, response, next, { isPage, keepsRuntime: keepsRuntime(path), security, isDevelopment });
    const key = keyOf(url, headers.accept);
    const isShared = isRead && !isUnderWay;
    const made = isShared ? store.share(key, make) : make().then((answer) => answer && { answer, gzip: null });
    made
      .then((answer) => answer && !response.destroyed && sendKept(store, key, request, response, answer))
      .catch((error) => response.destroy(error));
  };
}
