import { LRUCache } from 'lru-cache';
import { dependsOnFeed } from '../address-kind.ts';
import { notFoundPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import * as limits from '../http/limits.ts';
import { BUSY } from '../http/problem.ts';
import { log } from '../log.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { pages } from '../site.ts';
import type { AskNext, NextRequest, WholeResponse } from './ask-next.ts';
import { finishResponse } from './finish-response.ts';
import type { NextState } from './next-process.ts';
import type { SharedRequest } from './next-request.ts';
import { createQueue } from './queue.ts';
import { problemAt, type SentResponse, sentResponse } from './sent-response.ts';

export type ResponsesOptions = {
  readonly config: Pick<Config, 'baseUrl'>;
  readonly askNext: AskNext;
  readonly next: NextState;
  /** The headers that the layer sets on every response at a path. */
  readonly securityOf: (path: string) => Readonly<Record<string, string>>;
  readonly metrics: Pick<RequestMetrics, 'added' | 'countKept'> | null;
  readonly maxResponseMs?: number;
};

// Next leaves the 404 page of a page that calls notFound() to its client (vercel/next.js issue 62228).
const isEmptyNotFound = ({ status, body }: WholeResponse) =>
  status === 404 && Buffer.from(body).includes('<html id="__next_error__"');

/** Has Next respond, a few requests at a time, and keeps what everybody may get until the list changes. */
export function createResponses(options: ResponsesOptions) {
  const { config, askNext, next, securityOf, maxResponseMs = limits.LONGEST_RESPONSE_MS } = options;
  const { host } = new URL(config.baseUrl);
  const queue = createQueue(limits.RENDERINGS_AT_ONCE, limits.MOST_WAITING);
  // A form may wait for a mail server, so pages must not wait behind it.
  const forms = createQueue(limits.FORMS_AT_ONCE, limits.MOST_WAITING);
  // Requests that wait for the first list must not delay others.
  const early = createQueue(limits.MOST_WAITING, 0);

  const busyAt = (path: string) => problemAt(BUSY, { ...securityOf(path), 'retry-after': '1' });

  /** Next's finished response, or a refusal if it gives none in time or too many wait. */
  async function render(path: string, asked: NextRequest, isGone: () => boolean): Promise<SentResponse> {
    if (next.isSilent()) return busyAt(path);
    const { run } = asked.method === 'POST' && path === pages.contact.path ? forms : queue;
    const whole = await run(async () => {
      if (isGone()) return null;
      const signal = AbortSignal.timeout(maxResponseMs);
      const first = await askNext(asked, signal);
      return isEmptyNotFound(first) ? askNext({ ...asked, url: notFoundPath(asked.url) }, signal) : first;
    }).catch((error: Error) => {
      log('error', 'next_failed', { path, error: error.message });
      return null;
    });
    if (whole === null) return busyAt(path);
    const all = (await options.metrics?.added(whole, path)) ?? whole;
    return sentResponse(finishResponse(all, path, asked.headers.accept, securityOf(path)));
  }

  /** For each response that is being made, whether the callers who wait for it are gone. If all are, it is not made. */
  const waiting = new Map<string, (() => boolean)[]>();
  const kept = new LRUCache<string, SentResponse, SharedRequest>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the original. A character of a key takes up to two bytes.
    sizeCalculation: ({ bytes }, key) => bytes * 2 + 2 * key.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: (key, _stale, { context: { path, url, accept } }) => {
      // Without the headers of the caller who happens to ask first.
      const asked = { method: 'GET', url, headers: { host, accept }, body: Buffer.alloc(0) };
      return render(path, asked, () => waiting.get(key)?.every((isGone) => isGone()) ?? true);
    },
  });
  const keyOf = ({ key, isFixed }: SharedRequest) => `${isFixed ? '' : next.version()} ${key}`;

  /** The response to a request that is the same for everybody; those who ask at the same time get the same one. */
  async function forAll(shared: SharedRequest, isGone: () => boolean): Promise<SentResponse> {
    const { path, isFixed } = shared;
    const waitsForList = next.version() === null && dependsOnFeed(path);
    if (waitsForList && (await early.run(next.untilRead)) === null) return busyAt(path);
    const key = keyOf(shared);
    waiting.set(key, [...(waiting.get(key) ?? []), isGone]);
    const response = await kept.forceFetch(key, { context: shared }).finally(() => waiting.delete(key));
    if (!response.mayBeKept(isFixed) || (next.version() === null && !isFixed)) kept.delete(key);
    return response;
  }

  return {
    forAll,
    /** The kept response to such a request. */
    keptFor: (shared: SharedRequest): SentResponse | undefined => kept.get(keyOf(shared)),
    /** The response to one caller's request. It is not made if the caller `isGone` when its turn comes. */
    forOne: render,
    /** Forgets all kept responses, because they show another list. */
    forget: () => kept.clear(),
    facts: () => [queue.facts(), forms.facts()],
  };
}
