import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProbe, isStorable } from '../address-kind.ts';
import { isPicture } from '../addresses.ts';
import type { Config } from '../config.ts';
import * as limits from '../http/limits.ts';
import { log } from '../log.ts';
import { pages } from '../site.ts';
import { FAILED, type FinishedResponse, finishResponse, SharedResponse } from './finished-response.ts';
import { createFlights } from './flights.ts';
import { createLane } from './lane.ts';
import { isPagePath, nextRequest, type OwnRequest, type SharedRequest } from './next-request.ts';
import { RecordedResponse } from './recorded-response.ts';
import type { ResponseStore } from './response-store.ts';

/** Next's request handler. */
export type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What is asked for, and by whom. */
export type Work = {
  readonly next: Next;
  readonly path: string;
  readonly query: string;
  readonly isRead: boolean;
  readonly caller: string;
  /** Aborted when nobody waits for the response any more. */
  readonly over: AbortSignal;
};

export type RenderingOptions = {
  readonly config: Pick<Config, 'baseUrl'>;
  /** A string that changes whenever public responses might; `null` while that is unknown. */
  readonly version: () => string | null;
  /** Whether the page at a path keeps Next's client runtime. */
  readonly keepsRuntime: (path: string) => boolean;
  /** Whether a path is that of an assignment which the feed doesn't have. */
  readonly isUnknown: (path: string) => boolean;
  /** The headers that the layer sets on every response at a path. */
  readonly securityOf: (path: string) => Readonly<Record<string, string>>;
  /** The paths of the files that Next serves. */
  readonly files: ReadonlySet<string>;
  /** How long a response may be made. */
  readonly maxResponseMs?: number;
};

/** Next's whole response, or `null` if nobody waits for it any more. */
async function record({ next, path }: Work, asked: OwnRequest, signal: AbortSignal) {
  if (signal.aborted) return null;
  const request = nextRequest(asked);
  const recorded = new RecordedResponse(request);
  signal.addEventListener('abort', () => recorded.stop(null), { once: true });
  next(request, recorded).catch((error: Error) => {
    log('error', 'request_failed', { path, error: error.stack ?? error.message });
    recorded.stop(FAILED);
  });
  return recorded.whole;
}

/** Has Next answer requests: pages and searches each in a lane of their own, and what everybody gets once for all who wait. */
export function createRenderings(options: RenderingOptions, store: ResponseStore) {
  const { config, securityOf, version, keepsRuntime, isUnknown, files } = options;
  const { host } = new URL(config.baseUrl);
  const { maxResponseMs = limits.LONGEST_RESPONSE_MS } = options;
  const joinFlight = createFlights<SharedResponse | FinishedResponse | 'busy'>(maxResponseMs);
  const waiting = { mostWaiting: limits.MOST_WAITING, mostOfCaller: limits.MOST_WAITING_OF_CALLER };
  const pageLane = createLane({ atOnce: limits.PAGES_AT_ONCE, ...waiting });
  const searchLane = createLane({ atOnce: limits.SEARCHES_AT_ONCE, ...waiting });

  /**
   * Runs a task in its lane. Anyone can ask for any number of searches, pictures, calls and invented addresses, so no page
   * waits for them. What renders nothing needs no place, nor does a form, whose mail server may be slow.
   */
  function inLane<T>({ path, query, isRead, caller }: Work, task: () => Promise<T>, signal: AbortSignal) {
    if (files.has(path) || isProbe(path) || (path === pages.contact.path && !isRead)) return task();
    const isPage = isRead && query === '' && isStorable(path) && !isPicture(path) && !isUnknown(path);
    return (isPage ? pageLane : searchLane).run(caller, task, signal);
  }

  /** Renders a response; once more if the data changed meanwhile, so that all of it shows the same. */
  async function render(work: Work, asked: OwnRequest, signal: AbortSignal) {
    const { path, isRead } = work;
    let renderedAt = version();
    let whole = await record(work, asked, signal);
    if (isRead && renderedAt !== null && renderedAt !== version()) {
      renderedAt = version();
      whole = await record(work, asked, signal);
    }
    if (whole === null) return null;
    const finishing = { isPage: isPagePath(path), keepsRuntime: keepsRuntime(path), security: securityOf(path) };
    return { response: finishResponse(whole, finishing), renderedAt };
  }

  /** Renders what is the same for everybody, with no header of whoever asked first, and stores it if it may be. */
  async function renderForAll(work: Work, shared: SharedRequest, signal: AbortSignal) {
    const { url, accept, isFixed } = shared;
    const asked = { method: 'GET', url, headers: { host, accept }, body: Buffer.alloc(0) };
    const rendered = await render(work, asked, signal);
    if (rendered === null) return 'busy';
    const storable = SharedResponse.of(rendered.response, isFixed);
    if (storable !== null) store.set(shared, storable, rendered.renderedAt);
    return storable ?? rendered.response;
  }

  return {
    /** The response to a request that is the same for everybody. */
    forAll: (work: Work, shared: SharedRequest) =>
      joinFlight(shared.key, work.over, (signal) => inLane(work, () => renderForAll(work, shared, signal), signal)),

    /** The response to one caller's request. */
    forOne: (work: Work, own: OwnRequest): Promise<FinishedResponse | 'busy'> =>
      inLane(work, async () => (await render(work, own, work.over))?.response ?? 'busy', work.over),

    /** The renderings now, and how many requests found no place so far. */
    facts: () => {
      const [one, other] = [pageLane.facts(), searchLane.facts()];
      const now = { running: one.running + other.running, waiting: one.waiting + other.waiting };
      return { now, busy: one.refused + other.refused };
    },
  };
}
