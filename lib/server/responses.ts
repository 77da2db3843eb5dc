import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import { REPORT_MS } from '../http/limits.ts';
import { BUSY } from '../http/problem.ts';
import type { ListReport } from '../projects/list-report.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import { finishResponse } from './finish-response.ts';
import * as limits from './limits.ts';
import type { AskNext } from './next-process.ts';
import { sharedRequest } from './next-request.ts';
import {
  type PreparedResponse,
  prepareProblem,
  prepareResponse,
} from './prepared-response.ts';
import { createRender, type Rendering } from './rendering.ts';

/** The bytes of a cached response. A character takes up to two. */
const bytesOf = ({ body, zipped }: PreparedResponse, key: string) =>
  body.length + (zipped?.length ?? 0) + 2 * key.length + 1;

/** Creates what makes a response once for everybody who sends its request. */
function createCache(
  make: (rendering: Rendering) => Promise<PreparedResponse>,
  { maxStaleSeconds }: Config['feed'],
) {
  const pending = new Map<
    string,
    { callers: Socket[]; response: Promise<PreparedResponse> }
  >();
  const cached = new LRUCache<string, PreparedResponse>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    sizeCalculation: bytesOf,
    // In case Next's process hangs, so that it reports no new version.
    ttl: 2 * maxStaleSeconds * 1_000,
  });

  /** Waits for a response, and keeps it if it may be cached. */
  async function keep(key: string, made: Promise<PreparedResponse>) {
    try {
      const response = await made;
      if (response.tag !== null) cached.set(key, response);
      return response;
    } finally {
      pending.delete(key);
    }
  }

  return async (parsed: ParsedRequest, caller: Socket) => {
    const key = `${parsed.format} ${parsed.address}`;
    const hit = cached.get(key);
    if (hit !== undefined) return hit;
    const inProgress = pending.get(key);
    inProgress?.callers.push(caller);
    if (inProgress !== undefined) return inProgress.response;
    const callers = [caller];
    const isAwaited = () => callers.some(({ destroyed }) => !destroyed);
    const request = sharedRequest(parsed);
    const response = keep(key, make({ parsed, request, isAwaited }));
    pending.set(key, { callers, response });
    return response;
  };
}

/**
 * Creates what gets finished responses from Next, and caches those to shared
 * requests until the list changes.
 */
export function createResponses({ feed }: Config, askNext: AskNext) {
  const render = createRender(askNext);
  let report: ListReport = { version: null, list: null, retryAfterSeconds: 1 };

  /** Waits until the first reading of the feed has ended, or takes too long. */
  async function firstReading() {
    const end = Date.now() + limits.LONGEST_FIRST_READING_MS;
    while (report.list === null && Date.now() < end) await wait(REPORT_MS);
  }

  /** Next's finished response, or 503 if it gives none. */
  async function make(rendering: Rendering): Promise<PreparedResponse> {
    const { parsed } = rendering;
    // Before the queue, so that other pages are not held up.
    if (parsed.route.showsFeed) await firstReading();
    const response = await render(rendering);
    if (response === null) return prepareProblem(BUSY, { 'retry-after': '1' });
    return prepareResponse(finishResponse(response, parsed, report));
  }

  let getShared = createCache(make, feed);

  return {
    /** The response to one caller's request, which is never cached. */
    getPrivate: make,
    /** The response to a shared request, from the cache if possible. */
    getShared: (parsed: ParsedRequest, caller: Socket) =>
      getShared(parsed, caller),
    /**
     * Takes a report of Next's process. When the list has changed, nothing that
     * was made before is served to new callers.
     */
    update(next: ListReport) {
      if (next.version !== report.version) getShared = createCache(make, feed);
      // While the feed is read again there is still no list, and a page that
      // was made without one may be under way.
      report = { ...next, list: next.list ?? report.list };
    },
  };
}
