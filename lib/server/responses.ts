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
import type { AskNext, NextRequest, WholeResponse } from './next-process.ts';
import { problemAt, type SentResponse, sentResponse } from './sent-response.ts';

const LEFT_TO_CLIENT = /^<!DOCTYPE html><html id="__next_error__"/;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Has Next respond, a few requests at a time, and caches what is the same for
 * everybody until the list changes.
 */
export function createResponses({ feed }: Config, askNext: AskNext) {
  const renderings = pLimit(limits.RENDERINGS_AT_ONCE);
  // A form may wait for a mail server, so pages must not wait behind it.
  const forms = pLimit(limits.FORMS_AT_ONCE);
  let report: ListReport = { version: null, list: null, retryAfterSeconds: 1 };

  /**
   * Next's response. A page for a 404 or a failure that Next leaves to its
   * client is made whole (vercel/next.js issue 62228).
   */
  async function responseOf(
    request: NextRequest,
    signal: AbortSignal,
  ): Promise<WholeResponse> {
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
    // The middleware reads this address itself.
    const { host } = request.headers;
    const page = await askNext(
      { method: 'GET', url, headers: { host } },
      signal,
    );
    return { ...page, status };
  }

  /**
   * Next's finished response, or 503 if too many requests wait, Next takes too
   * long, or every caller has left.
   */
  async function render(
    parsed: ParsedRequest,
    request: NextRequest,
    callers: readonly Socket[],
  ): Promise<SentResponse> {
    const { path, route } = parsed;
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
    async function given() {
      // Until the very first reading of the feed has ended, it holds no place.
      const begin = Date.now();
      while (
        route.showsFeed &&
        report.list === null &&
        Date.now() - begin < limits.LONGEST_FIRST_READING_MS
      )
        await wait(REPORT_MS);
      // A probe must not wait behind pages. Its callers share one GET, so it
      // needs no limit.
      if (route.kind === 'probe') return task();
      const isForm = request.method === 'POST' && route.caching === 'form';
      const queue = isForm ? forms : renderings;
      return queue.pendingCount >= limits.MOST_WAITING ? null : queue(task);
    }
    const response = await given().catch((error: Error) => {
      if (hasCaller())
        log('error', 'next_failed', { path, error: error.message });
      return null;
    });
    if (response === null) return problemAt(BUSY, { 'retry-after': '1' });
    return sentResponse(finishResponse(response, parsed, report));
  }

  /**
   * The responses under way, with the connections of those who wait for each.
   */
  const pending = new Map<
    string,
    { readonly response: Promise<SentResponse>; readonly callers: Socket[] }
  >();
  const cached = new LRUCache<string, SentResponse>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the
    // original. A character of a key takes up to two bytes.
    sizeCalculation: ({ bytes }, key) => bytes * 2 + 2 * key.length + 1,
    // Only for a process of Next that hangs, because it reports no new version.
    ttl: 2 * feed.maxStaleSeconds * 1_000,
  });

  return {
    /**
     * The response to a request that is the same for everybody; those who ask
     * at the same time get the same one.
     */
    async forAll(
      parsed: ParsedRequest,
      request: NextRequest,
      caller: Socket,
    ): Promise<SentResponse> {
      const { version } = report;
      const key = `${version} ${parsed.format} ${request.url}`;
      const ready = cached.get(key);
      if (ready !== undefined) return ready;
      const underWay = pending.get(key);
      underWay?.callers.push(caller);
      if (underWay !== undefined) return underWay.response;
      const callers = [caller];
      const response = render(parsed, request, callers).finally(() =>
        pending.delete(key),
      );
      pending.set(key, { response, callers });
      const made = await response;
      if (version !== null && version === report.version && made.isCacheable)
        cached.set(key, made);
      return made;
    },
    /** The response to one caller's request. */
    forOne: (parsed: ParsedRequest, request: NextRequest, caller: Socket) =>
      render(parsed, request, [caller]),
    /**
     * Takes a report of the process that Next runs in, and discards what shows
     * another list.
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
