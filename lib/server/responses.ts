import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import * as limits from '../http/limits.ts';
import { BUSY } from '../http/problem.ts';
import { log } from '../log.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { ListReport } from '../projects/list-report.ts';
import { notFoundPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { routeAt } from '../routes/routes.ts';
import type { AskNext, NextRequest } from './ask-next.ts';
import { finishResponse } from './finish-response.ts';
import type { SharedRequest } from './next-request.ts';
import { createQueue } from './queue.ts';
import { problemAt, type SentResponse, sentResponse } from './sent-response.ts';

export type ResponsesOptions = {
  readonly config: Pick<Config, 'baseUrl' | 'feed'>;
  readonly askNext: AskNext;
  /** The headers that the layer sets on every response at a path. */
  readonly securityOf: (path: string) => Readonly<Record<string, string>>;
  readonly metrics: Pick<RequestMetrics, 'added' | 'countKept'> | null;
  readonly maxResponseMs?: number;
};

/** A response that is being made, and for how many callers. */
type Pending = { readonly response: Promise<SentResponse>; readonly abort: AbortController; callers: number };

/** Has Next respond, a few requests at a time, and keeps what everybody may get until the list changes. */
export function createResponses(options: ResponsesOptions) {
  const { config, askNext, securityOf, maxResponseMs = limits.LONGEST_RESPONSE_MS } = options;
  const { host } = new URL(config.baseUrl);
  const queue = createQueue(limits.RENDERINGS_AT_ONCE, limits.MOST_WAITING);
  // A form may wait for a mail server, so pages must not wait behind it.
  const forms = createQueue(limits.FORMS_AT_ONCE, limits.MOST_WAITING);
  let report: ListReport = { version: null, list: null, retryAfterSeconds: 1 };

  /** Next's response; its 404 page too, which Next leaves to its client after `notFound()` (vercel/next.js issue 62228). */
  async function responseOf(path: string, asked: NextRequest, signal: AbortSignal) {
    const first = await askNext(asked, signal);
    const isMissing = first.status === 404 && routeAt(path).route.kind === 'page';
    return isMissing ? askNext({ ...asked, url: notFoundPath(asked.url) }, signal) : first;
  }

  /** Next's finished response, or a refusal if it gives none in time or too many wait. Not made if the caller is `gone`. */
  async function render(path: string, asked: NextRequest, gone: AbortSignal): Promise<SentResponse> {
    const { run } = asked.method === 'POST' && path === pages.contact.path ? forms : queue;
    const task = async () => {
      if (gone.aborted) return null;
      const abandoned = new AbortController();
      // Not at once: Next does not stop in the middle of a page, and its place must not be given to another meanwhile.
      const leave = () => void setTimeout(() => abandoned.abort(), limits.ABANDONED_MS);
      gone.addEventListener('abort', leave, { once: true });
      const signal = AbortSignal.any([abandoned.signal, AbortSignal.timeout(maxResponseMs)]);
      return responseOf(path, asked, signal).finally(() => gone.removeEventListener('abort', leave));
    };
    // A probe waits for nobody. Its callers share one request, so it needs no bound.
    const whole = await (routeAt(path).route.kind === 'probe' ? task() : run(task)).catch((error: Error) => {
      if (!gone.aborted) log('error', 'next_failed', { path, error: error.message });
      return null;
    });
    if (whole === null) return problemAt(BUSY, { ...securityOf(path), 'retry-after': '1' });
    const all = (await options.metrics?.added(whole, path)) ?? whole;
    return sentResponse(finishResponse(all, path, asked.headers.accept, securityOf(path), report));
  }

  const pending = new Map<string, Pending>();
  const kept = new LRUCache<string, SentResponse>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the original. A character of a key takes up to two bytes.
    sizeCalculation: ({ bytes }, key) => bytes * 2 + 2 * key.length + 1,
    // Only for a process of Next that hangs, because it reports no new version.
    ttl: 2 * config.feed.maxStaleSeconds * 1_000,
  });
  const keyOf = ({ key, isFixed }: SharedRequest) => `${isFixed ? '' : report.version} ${key}`;

  function makeForAll(shared: SharedRequest, key: string): Pending {
    const { path, url, accept, isFixed } = shared;
    const abort = new AbortController();
    // Without the headers of the caller who happens to ask first.
    const asked = { method: 'GET', url, headers: { host, accept }, body: Buffer.alloc(0) };
    const response = render(path, asked, abort.signal).finally(() => forget(key, abort));
    const keep = (made: SentResponse) => {
      const isCurrent = isFixed || (report.version !== null && keyOf(shared) === key);
      if (isCurrent && made.mayBeKept(isFixed)) kept.set(key, made);
      return made;
    };
    const made = { response: response.then(keep), abort, callers: 0 };
    pending.set(key, made);
    return made;
  }

  function forget(key: string, abort: AbortController) {
    if (pending.get(key)?.abort === abort) pending.delete(key);
  }

  /** The response to a request that is the same for everybody; those who ask at the same time get the same one. */
  async function forAll(shared: SharedRequest, gone: AbortSignal): Promise<SentResponse> {
    const key = keyOf(shared);
    const one = pending.get(key) ?? makeForAll(shared, key);
    const leave = () => {
      one.callers -= 1;
      if (one.callers > 0) return;
      forget(key, one.abort);
      one.abort.abort();
    };
    one.callers += 1;
    if (gone.aborted) leave();
    gone.addEventListener('abort', leave, { once: true });
    return one.response.finally(() => gone.removeEventListener('abort', leave));
  }

  return {
    forAll,
    /** The kept response to such a request. */
    keptFor: (shared: SharedRequest): SentResponse | undefined => kept.get(keyOf(shared)),
    /** The response to one caller's request. */
    forOne: render,
    /** Takes a report of the process that Next runs in, and forgets what shows another list. */
    hear(next: ListReport) {
      if (next.version !== report.version) kept.clear();
      report = next;
    },
    facts: () => [queue.facts(), forms.facts()],
  };
}
