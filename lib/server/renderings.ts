import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProbe, isRegisteredPage, isStorable, showsFeed } from '../address-kind.ts';
import { isPicture, notFoundPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import { prefersProblem } from '../http/accept.ts';
import * as limits from '../http/limits.ts';
import { log } from '../log.ts';
import { pages } from '../site.ts';
import { FAILED, type FinishedResponse, finishResponse, SharedResponse } from './finished-response.ts';
import { createFlights } from './flights.ts';
import { createLane } from './lane.ts';
import type { Outage } from './list-state.ts';
import { isPagePath, nextRequest, type OwnRequest, type SharedRequest } from './next-request.ts';
import { RecordedResponse, type WholeResponse } from './recorded-response.ts';
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
  /** Waits until the list was read, or can't be. */
  readonly untilRead: () => Promise<unknown>;
  /** Whether a path is that of an assignment which the feed doesn't have. */
  readonly isUnknown: (path: string) => boolean;
  /** The outage that the page at a path shows now, or `null`. */
  readonly outageAt: (path: string) => Outage | null;
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

// Next leaves the 404 page of a page that calls notFound() to its client (vercel/next.js issue 62228).
const isEmptyNotFound = ({ status, body }: WholeResponse) =>
  status === 404 && body.includes('<html id="__next_error__"');

/** {@link record}, with the 404 page as Next renders it where there is no page at all. */
async function recordWhole(work: Work, asked: OwnRequest, signal: AbortSignal) {
  const whole = await record(work, asked, signal);
  return whole !== null && isEmptyNotFound(whole)
    ? record(work, { ...asked, url: notFoundPath(asked.url) }, signal)
    : whole;
}

/** Has Next answer requests: pages and searches each in a lane of their own, and what everybody gets once for all who wait. */
export function createRenderings(options: RenderingOptions, store: ResponseStore) {
  const { config, securityOf, version, untilRead, isUnknown, outageAt, files } = options;
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
    // A page that waits for the list itself has its head in another order.
    if (version() === null && showsFeed(path)) await untilRead();
    let renderedAt = version();
    let whole = await recordWhole(work, asked, signal);
    if (isRead && renderedAt !== null && renderedAt !== version()) {
      renderedAt = version();
      whole = await recordWhole(work, asked, signal);
    }
    if (whole === null) return null;
    const response = finishResponse(whole, {
      isPage: isPagePath(path),
      isOwnPage: isRegisteredPage(path),
      outage: outageAt(path),
      wantsProblem: prefersProblem(asked.headers.accept ?? null),
      security: securityOf(path),
    });
    return { response, renderedAt };
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
