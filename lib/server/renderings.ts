import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProbe, isStorable } from '../address-kind.ts';
import { isPicture } from '../addresses.ts';
import type { Config } from '../config.ts';
import {
  LONGEST_RESPONSE_MS,
  MOST_WAITING,
  MOST_WAITING_OF_CALLER,
  PAGES_AT_ONCE,
  SEARCHES_AT_ONCE,
} from '../http/limits.ts';
import { INTERNAL_ERROR } from '../http/problem.ts';
import { log } from '../log.ts';
import { pages } from '../site.ts';
import { type FinishedResponse, finishResponse, SharedResponse } from './finished-response.ts';
import { createFlights } from './flights.ts';
import { createLane } from './lane.ts';
import { isPagePath, nextRequest, nextRequestForAll, type OwnRequest, type SharedRequest } from './next-request.ts';
import { RecordedResponse } from './recorded-response.ts';
import type { ResponseStore } from './response-store.ts';
import { problemAt } from './send-response.ts';

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
  /** The paths of the files that Next serves. */
  readonly files: ReadonlySet<string>;
  /** How long a response may be made. */
  readonly maxResponseMs?: number;
  /** How many requests may wait for a place in a lane. */
  readonly mostWaiting?: number;
};

/** The headers that the layer sets on every response at a path. */
type SecurityOf = (path: string) => Readonly<Record<string, string>>;

/** Has Next answer requests: pages and searches each in a lane of their own, and what everybody gets once for all who wait. */
export function createRenderings(options: RenderingOptions, store: ResponseStore, securityOf: SecurityOf) {
  const { config, version, keepsRuntime, isUnknown, files } = options;
  const { maxResponseMs: maxMs = LONGEST_RESPONSE_MS, mostWaiting = MOST_WAITING } = options;
  const { host } = new URL(config.baseUrl);
  const joinFlight = createFlights<SharedResponse | FinishedResponse | 'busy'>();
  const mostOfCaller = Math.min(mostWaiting, MOST_WAITING_OF_CALLER);
  const lane = (atOnce: number) => createLane({ atOnce, mostWaiting, mostOfCaller, maxMs });
  const lanes = { pages: lane(PAGES_AT_ONCE), searches: lane(SEARCHES_AT_ONCE) };

  /** Anyone can ask for any number of searches, pictures, calls and invented addresses, so no page waits for them. */
  const laneOf = ({ isRead, path, query }: Work) =>
    isRead && query === '' && isStorable(path) && !isPicture(path) && !isUnknown(path) ? lanes.pages : lanes.searches;

  /** Runs a task in its lane. What renders nothing needs no place, nor does a form, whose mail server may be slow. */
  async function inLane<T>(work: Work, task: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) {
    const { path, isRead, caller } = work;
    if (files.has(path) || isProbe(path) || (path === pages.contact.path && !isRead)) return task(signal);
    const result = await laneOf(work).run(caller, task, signal);
    return result === 'stopped' ? 'busy' : result;
  }

  /** Next's whole response, or `null` if it gave none. */
  async function record({ next, path }: Work, request: IncomingMessage, signal: AbortSignal) {
    const recorded = new RecordedResponse(request);
    const stop = () => recorded.stop();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else
      next(request, recorded).catch((error: Error) => {
        log('error', 'request_failed', { path, error: error.stack ?? error.message });
        stop();
      });
    const whole = await recorded.whole;
    signal.removeEventListener('abort', stop);
    return whole;
  }

  /** Renders a response; once more if the data changed meanwhile, so that all of it shows the same. */
  async function render(work: Work, make: () => IncomingMessage, signal: AbortSignal) {
    const { path, isRead } = work;
    let renderedAt = version();
    let whole = await record(work, make(), signal);
    if (whole !== null && isRead && renderedAt !== null && renderedAt !== version()) {
      renderedAt = version();
      whole = await record(work, make(), signal);
    }
    const finishing = { isPage: isPagePath(path), keepsRuntime: keepsRuntime(path), security: securityOf(path) };
    const failed = problemAt(path, INTERNAL_ERROR, securityOf(path));
    return { response: whole === null ? failed : finishResponse(whole, finishing), renderedAt };
  }

  return {
    /** The response to a request that is the same for everybody. It is stored if it may be. */
    forAll: (work: Work, shared: SharedRequest) =>
      joinFlight(shared.key, work.over, (joined) =>
        inLane(
          work,
          async (signal) => {
            const { response, renderedAt } = await render(work, () => nextRequestForAll(shared, host), signal);
            const storable = SharedResponse.of(response, shared.isFixed);
            if (storable !== null) store.set(shared, storable, renderedAt);
            return storable ?? response;
          },
          joined,
        ),
      ),

    /** The response to one caller's request. */
    forOne: (work: Work, own: OwnRequest): Promise<FinishedResponse | 'busy'> =>
      inLane(work, async (signal) => (await render(work, () => nextRequest(own), signal)).response, work.over),

    /** The renderings now, and how many requests found no place so far. */
    facts: () => {
      const [one, other] = [lanes.pages.facts(), lanes.searches.facts()];
      return {
        now: { running: one.running + other.running, waiting: one.waiting + other.waiting },
        busy: one.refused + other.refused,
      };
    },
  };
}
