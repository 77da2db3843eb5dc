import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Config } from '../config/config.ts';
import { REPORT_MS } from '../http/limits.ts';
import { BUSY } from '../http/problem.ts';
import { within } from '../http/within.ts';
import { log } from '../log.ts';
import type { ListReport } from '../projects/list-report.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import { completeResponse } from './complete-response.ts';
import { finishResponse } from './finish-response.ts';
import * as limits from './limits.ts';
import type { AskNext, CompleteResponse, NextRequest } from './next-process.ts';
import { sharedRequest } from './next-request.ts';
import {
  type PreparedResponse,
  prepareProblem,
  prepareResponse,
} from './prepared-response.ts';

/** Who waits for a response: those whose connections are open. */
type Callers = readonly Socket[];

const hasCaller = (callers: Callers) =>
  callers.some(({ destroyed }) => !destroyed);

/**
 * The queues in which requests wait for Next, a few of which it gets at once.
 */
function createQueues() {
  const renderings = pLimit(limits.RENDERINGS_AT_ONCE);
  // Separate, so that pages don't wait for a form that waits for a mail server.
  const forms = pLimit(limits.FORMS_AT_ONCE);

  /** Runs a task when it is its turn; `null` if its queue is full. */
  return async <T>(
    { route }: ParsedRequest,
    { method }: NextRequest,
    task: () => Promise<T>,
  ): Promise<T | null> => {
    // A probe must not wait behind pages. Its callers share one GET, so it
    // needs no limit.
    if (route.kind === 'probe') return task();
    const isForm = method === 'POST' && route.caching === 'form';
    const queue = isForm ? forms : renderings;
    return queue.pendingCount >= limits.MOST_WAITING ? null : queue(task);
  };
}

/** Creates what keeps responses for everybody, until they are cleared. */
function createCache({ maxStaleSeconds }: Config['feed']) {
  return new LRUCache<string, PreparedResponse>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the
    // original. A character of a key takes up to two bytes.
    sizeCalculation: ({ bytes }, key) => bytes * 2 + 2 * key.length + 1,
    // In case Next's process hangs, so that it reports no new version.
    ttl: 2 * maxStaleSeconds * 1_000,
  });
}

/**
 * Creates what gets responses from Next, a few at a time, and caches those to
 * shared requests until the list changes.
 */
export function createResponses({ baseUrl, feed }: Config, askNext: AskNext) {
  const { host } = new URL(baseUrl);
  const enqueue = createQueues();
  const cached = createCache(feed);
  let report: ListReport = { version: null, list: null, retryAfterSeconds: 1 };

  /** Waits until the first reading of the feed has ended, or takes too long. */
  async function firstReading() {
    const end = Date.now() + limits.LONGEST_FIRST_READING_MS;
    while (report.list === null && Date.now() < end) await wait(REPORT_MS);
  }

  /** Next's response within its time, for as long as somebody waits for it. */
  const ask = (request: NextRequest, callers: Callers) =>
    within(limits.LONGEST_RESPONSE_MS, async (limit) => {
      if (!hasCaller(callers)) return null;
      const check = setInterval(
        () => hasCaller(callers) || limit.abort(),
        limits.CALLER_CHECK_MS,
      );
      return completeResponse(askNext, request, limit.signal).finally(() =>
        clearInterval(check),
      );
    });

  /**
   * Next's finished response, or 503 if too many requests wait, Next takes too
   * long, or every caller has left.
   */
  async function render(
    parsed: ParsedRequest,
    request: NextRequest,
    callers: Callers,
  ): Promise<PreparedResponse> {
    // Before the queue, so that other pages are not held up.
    if (parsed.route.showsFeed) await firstReading();
    let response: CompleteResponse | null = null;
    try {
      const task = () => ask(request, callers);
      response = await enqueue(parsed, request, task);
    } catch (error) {
      const { message } = error as Error;
      if (hasCaller(callers))
        log('error', 'next_failed', { path: parsed.path, error: message });
    }
    if (response === null) return prepareProblem(BUSY, { 'retry-after': '1' });
    return prepareResponse(finishResponse(response, parsed, report));
  }

  type Pending = {
    readonly response: Promise<PreparedResponse>;
    readonly callers: Socket[];
  };
  const pending = new Map<string, Pending>();

  /**
   * The response to a shared request, from the cache if possible. Callers at
   * the same time wait for one rendering.
   */
  async function getShared(
    parsed: ParsedRequest,
    caller: Socket,
  ): Promise<PreparedResponse> {
    const { version } = report;
    const key = `${version} ${parsed.format} ${parsed.address}`;
    const hit = cached.get(key);
    if (hit !== undefined) return hit;
    const inProgress = pending.get(key);
    inProgress?.callers.push(caller);
    if (inProgress !== undefined) return inProgress.response;
    const callers = [caller];
    const request = sharedRequest(parsed, host);
    const rendering = render(parsed, request, callers).finally(() =>
      pending.delete(key),
    );
    pending.set(key, { response: rendering, callers });
    const response = await rendering;
    const isCurrent = version !== null && version === report.version;
    if (isCurrent && response.isCacheable) cached.set(key, response);
    return response;
  }

  /**
   * Takes a report of Next's process. When the list has changed, the cache is
   * cleared.
   */
  function update(next: ListReport) {
    if (next.version !== report.version) cached.clear();
    // While the feed is read again there is still no list, and a page that was
    // made without one may be under way.
    const isStillNone = next.list === null && report.list === 'none';
    report = isStillNone ? { ...next, list: 'none' } : next;
  }

  return {
    getShared,
    /** The response to one caller's request, which is never cached. */
    getPrivate: (parsed: ParsedRequest, request: NextRequest, caller: Socket) =>
      render(parsed, request, [caller]),
    update,
  };
}
