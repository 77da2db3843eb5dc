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
import { notFoundPath } from '../routes/addresses.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import { finishResponse } from './finish-response.ts';
import * as limits from './limits.ts';
import type { AskNext, CompleteResponse, NextRequest } from './next-process.ts';
import {
  type PreparedResponse,
  prepareProblem,
  prepareResponse,
} from './prepared-response.ts';

const LEFT_TO_CLIENT = /^<!DOCTYPE html><html id="__next_error__"/;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Creates what gets responses from Next, a few at a time, and caches those to
 * shared requests until the list changes.
 */
export function createResponses({ feed }: Config, askNext: AskNext) {
  const renderings = pLimit(limits.RENDERINGS_AT_ONCE);
  // Separate, so that pages don't wait for a form that waits for a mail server.
  const forms = pLimit(limits.FORMS_AT_ONCE);
  let report: ListReport = { version: null, list: null, retryAfterSeconds: 1 };

  /**
   * Next's response. Where Next leaves an error page to its client to render
   * (vercel/next.js issue 62228), the complete page takes its place.
   */
  async function responseOf(
    request: NextRequest,
    signal: AbortSignal,
  ): Promise<CompleteResponse> {
    const response = await askNext(request, signal);
    const { status, body } = response;
    if (status < 400) return response;
    if (!LEFT_TO_CLIENT.test(Buffer.from(body).toString('latin1')))
      return response;
    if (status !== 404) {
      const { FAILURE_PAGE } = await import('./failure-page.ts');
      return { status, headers: HTML, body: Buffer.from(FAILURE_PAGE) };
    }
    const url = notFoundPath(request.url);
    // Without the inner header, the middleware parses this address itself.
    const { host } = request.headers;
    const page = await askNext(
      { method: 'GET', url, headers: { host } },
      signal,
    );
    return { ...page, status };
  }

  /** Waits until the first reading of the feed has ended, or takes too long. */
  async function firstReading() {
    const start = Date.now();
    while (
      report.list === null &&
      Date.now() - start < limits.LONGEST_FIRST_READING_MS
    )
      await wait(REPORT_MS);
  }

  /**
   * Runs a task when it is its turn in the queue of its kind; `null` if that is
   * full.
   */
  async function schedule<T>(
    { route }: ParsedRequest,
    { method }: NextRequest,
    task: () => Promise<T>,
  ): Promise<T | null> {
    // Before the queue, so that other pages are not held up.
    if (route.showsFeed) await firstReading();
    // A probe must not wait behind pages. Its callers share one GET, so it
    // needs no limit.
    if (route.kind === 'probe') return task();
    const isForm = method === 'POST' && route.caching === 'form';
    const queue = isForm ? forms : renderings;
    return queue.pendingCount >= limits.MOST_WAITING ? null : queue(task);
  }

  /**
   * Next's finished response, or 503 if too many requests wait, Next takes too
   * long, or every caller has left.
   */
  async function render(
    parsed: ParsedRequest,
    request: NextRequest,
    callers: readonly Socket[],
  ): Promise<PreparedResponse> {
    const hasCaller = () => callers.some(({ destroyed }) => !destroyed);
    const task = () =>
      within(limits.LONGEST_RESPONSE_MS, async (limit) => {
        if (!hasCaller()) return null;
        const check = setInterval(
          () => hasCaller() || limit.abort(),
          limits.CALLER_CHECK_MS,
        );
        return responseOf(request, limit.signal).finally(() =>
          clearInterval(check),
        );
      });
    const response = await schedule(parsed, request, task).catch(
      ({ message }: Error) => {
        if (hasCaller())
          log('error', 'next_failed', { path: parsed.path, error: message });
        return null;
      },
    );
    if (response === null) return prepareProblem(BUSY, { 'retry-after': '1' });
    return prepareResponse(finishResponse(response, parsed, report));
  }

  /** The responses in progress, each with the connections that wait for it. */
  const pending = new Map<
    string,
    { readonly response: Promise<PreparedResponse>; readonly callers: Socket[] }
  >();
  const cached = new LRUCache<string, PreparedResponse>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the
    // original. A character of a key takes up to two bytes.
    sizeCalculation: ({ bytes }, key) => bytes * 2 + 2 * key.length + 1,
    // In case Next's process hangs, so that it reports no new version.
    ttl: 2 * feed.maxStaleSeconds * 1_000,
  });

  return {
    /**
     * The response to a shared request, from the cache if possible. Callers at
     * the same time wait for one rendering.
     */
    async shared(
      parsed: ParsedRequest,
      request: NextRequest,
      caller: Socket,
    ): Promise<PreparedResponse> {
      const { version } = report;
      const key = `${version} ${parsed.format} ${request.url}`;
      const hit = cached.get(key);
      if (hit !== undefined) return hit;
      const inProgress = pending.get(key);
      inProgress?.callers.push(caller);
      if (inProgress !== undefined) return inProgress.response;
      const callers = [caller];
      const response = render(parsed, request, callers).finally(() =>
        pending.delete(key),
      );
      pending.set(key, { response, callers });
      const { isCacheable } = await response;
      if (version !== null && version === report.version && isCacheable)
        cached.set(key, await response);
      return response;
    },
    /** The response to one caller's request, which is never cached. */
    private: (parsed: ParsedRequest, request: NextRequest, caller: Socket) =>
      render(parsed, request, [caller]),
    /**
     * Takes a report of Next's process. When the list has changed, the cache is
     * cleared.
     */
    update(next: ListReport) {
      if (next.version !== report.version) cached.clear();
      // While the feed is read again there is still no list, and a page that
      // was made without one may be under way.
      report =
        next.list === null && report.list === 'none'
          ? { ...next, list: 'none' }
          : next;
    },
  };
}
