import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { dependsOnFeed, isRegisteredPage } from '../address-kind.ts';
import { assignmentIdOf, notFoundPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import { prefersProblem } from '../http/accept.ts';
import * as limits from '../http/limits.ts';
import { BUSY } from '../http/problem.ts';
import { log } from '../log.ts';
import { pages } from '../site.ts';
import type { AskNext, NextRequest, WholeResponse } from './ask-next.ts';
import { type FinishedResponse, finishResponse, SharedResponse } from './finished-response.ts';
import type { ListReport } from './list-report.ts';
import { isPagePath, type SharedRequest } from './next-request.ts';
import { createQueue } from './queue.ts';
import { problemAt } from './send-response.ts';

export type ResponsesOptions = {
  readonly config: Pick<Config, 'baseUrl'>;
  readonly askNext: AskNext;
  /** The last report of the process that Next runs in. */
  readonly report: () => ListReport;
  /** Whether that process has been silent for too long to be of use. */
  readonly isSilent: () => boolean;
  /** Resolves when that process has read its feed, or could not. */
  readonly untilRead: () => Promise<unknown>;
  /** The headers that the layer sets on every response at a path. */
  readonly securityOf: (path: string) => Readonly<Record<string, string>>;
  readonly maxResponseMs?: number;
};

// Next leaves the 404 page of a page that calls notFound() to its client (vercel/next.js issue 62228).
const isEmptyNotFound = ({ status, body }: WholeResponse) =>
  status === 404 && Buffer.from(body).includes('<html id="__next_error__"');

/** Has Next respond, a few requests at a time, and keeps what everybody may get until the list changes. */
export function createResponses(options: ResponsesOptions) {
  const {
    config,
    askNext,
    report,
    isSilent,
    untilRead,
    securityOf,
    maxResponseMs = limits.LONGEST_RESPONSE_MS,
  } = options;
  const { host } = new URL(config.baseUrl);
  const queue = createQueue(limits.RENDERINGS_AT_ONCE, limits.MOST_WAITING);
  // A form may wait for a mail server, and no page waits for that.
  const forms = createQueue(limits.FORMS_AT_ONCE, limits.MOST_WAITING);

  const busyAt = (path: string) => problemAt(BUSY, { ...securityOf(path), 'retry-after': '1' });

  /** Next's finished response, or a refusal if it gives none in time or too many wait. */
  async function render(path: string, asked: NextRequest, isOver = () => false): Promise<FinishedResponse> {
    if (isSilent()) return busyAt(path);
    const { run } = asked.method === 'POST' && path === pages.contact.path ? forms : queue;
    const whole = await run(async () => {
      if (isOver()) return null;
      const signal = AbortSignal.timeout(maxResponseMs);
      const first = await askNext(asked, signal);
      return isEmptyNotFound(first) ? askNext({ ...asked, url: notFoundPath(asked.url) }, signal) : first;
    }).catch((error: Error) => {
      log('error', 'next_failed', { path, error: error.message });
      return null;
    });
    if (whole === null) return busyAt(path);
    return finishResponse(whole, {
      isPage: isPagePath(path),
      isOwnPage: isRegisteredPage(path),
      isAssignment: assignmentIdOf(path) !== null,
      wantsProblem: prefersProblem(asked.headers.accept ?? null),
      security: securityOf(path),
    });
  }

  type Work = { readonly path: string; readonly shared: SharedRequest };
  const kept = new LRUCache<string, SharedResponse | FinishedResponse, Work>({
    max: limits.MOST_RESPONSES,
    maxSize: limits.MOST_RESPONSE_BYTES,
    // The compressed version, which is made later, is smaller than the original. A character of a key takes up to two bytes.
    sizeCalculation: (response, key) =>
      (response instanceof SharedResponse ? response.identity : response).body.length * 2 + 2 * key.length + 1,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { path, shared } }) {
      const { url, accept, isFixed } = shared;
      // No header of whoever asks first.
      const asked = { method: 'GET', url, headers: { host, accept }, body: Buffer.alloc(0) };
      const response = await render(path, asked);
      return SharedResponse.of(response, isFixed) ?? response;
    },
  });
  const keyOf = ({ key, isFixed }: SharedRequest) => `${isFixed ? '' : report().version} ${key}`;

  let waitingForFeed = 0;

  /** Waits for the first list, in no place of the queue; gives whether there was room to wait. */
  async function waitForFeed(): Promise<boolean> {
    if (waitingForFeed >= limits.MOST_WAITING) return false;
    waitingForFeed += 1;
    await Promise.race([untilRead(), wait(maxResponseMs, null, { ref: false })]);
    waitingForFeed -= 1;
    return true;
  }

  /** The response to a request that is the same for everybody; those who ask at the same time get the same one. */
  async function forAll(path: string, shared: SharedRequest): Promise<SharedResponse | FinishedResponse> {
    if (report().version === null && dependsOnFeed(path) && !(await waitForFeed())) return busyAt(path);
    const key = keyOf(shared);
    const response = await kept.forceFetch(key, { context: { path, shared } });
    const isKept = response instanceof SharedResponse && (shared.isFixed || report().version !== null);
    if (!isKept) kept.delete(key);
    return response;
  }

  return {
    forAll,
    /** The kept response to such a request. */
    keptFor(shared: SharedRequest): SharedResponse | undefined {
      const response = kept.get(keyOf(shared));
      return response instanceof SharedResponse ? response : undefined;
    },
    /** The response to one caller's request, unless it `isOver` before it gets its place. */
    forOne: render,
    /** Forgets what was made of another list. */
    forget: () => kept.clear(),
    facts() {
      const [one, other] = [queue.facts(), forms.facts()];
      const now = { running: one.running + other.running, waiting: one.waiting + other.waiting };
      return { now, refused: { busy: one.refused + other.refused } };
    },
  };
}
