import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import { createRateLimit } from './rate-limit.ts';

/** How many pages and documents are rendered at a time. They share one thread, so more would only delay each of them. */
const AT_ONCE = 4;
/** The same for searches. There is no end of them, so they have a queue in which no page waits, and which rests. */
const SEARCHES_AT_ONCE = 1;
/** The same for MCP calls, which take a millisecond or two. */
const CALLS_AT_ONCE = 1;
/** The same for pictures, which are drawn on their own thread: one is drawn while another is prepared. */
const DRAWN_AT_ONCE = 2;
const LONGEST_REST_MS = 200;
/** How long a search or picture lets pages go first at most, so that a crawler of pages does not stop searches. */
const LONGEST_WAIT_MS = 100;
const LOOK_MS = 5;

const queues = processWide('work', () => ({
  page: pLimit(AT_ONCE),
  search: pLimit(SEARCHES_AT_ONCE),
  call: pLimit(CALLS_AT_ONCE),
  picture: pLimit(DRAWN_AT_ONCE),
}));
// Otherwise enough strangers would keep the thread busy all the time, and each reader would wait for one of them.
const yields = new Set<keyof typeof queues>(['search', 'picture']);

/** Waits until no page is being rendered. */
async function pagesFirst() {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (queues.page.activeCount > 0 && performance.now() < end) await pause(LOOK_MS);
}

/** Runs a task in a queue after the pages, and starts no other task of the queue for as long as this one took. */
function yielding<T>(queue: LimitFunction, run: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    void queue(async () => {
      await pagesFirst();
      const before = performance.now();
      await run().then(resolve, reject);
      await pause(Math.min(performance.now() - before, LONGEST_REST_MS));
    });
  });
}

const budget = processWide('work-budget', () =>
  createRateLimit({ name: 'work', seconds: 60, points: ({ work }) => work.perMinute }),
);

const refused = processWide('work-refused', () => ({ budget: 0, busy: 0 }));

/**
 * Spends points of a caller's budget for uncached work: a page costs one, a picture ten. Gives `null`, or the seconds
 * to wait if the budget is spent. Each process counts its own work.
 */
export async function spendWork(settings: Config, caller: string, points: number): Promise<number | null> {
  if (settings.work.perMinute === 0) return null;
  const wait = await budget({ ...settings, rateLimitRedisUrl: null }, caller, points);
  if (wait !== null) refused.budget += 1;
  return wait;
}

/** Runs a task as soon as its kind has capacity, or gives `null` immediately if `work.waiting` tasks are queued already. */
export async function atWork<T>(
  { work }: Pick<Config, 'work'>,
  kind: keyof typeof queues,
  run: () => Promise<T>,
): Promise<T | null> {
  if (work.waiting === 0) return run();
  const queue = queues[kind];
  if (queue.pendingCount < work.waiting) return yields.has(kind) ? yielding(queue, run) : queue(run);
  refused.busy += 1;
  return null;
}

/** The tasks running and queued in this process, and how many were rejected, by budget or for lack of capacity. */
export function workFacts() {
  const all = Object.values(queues);
  const sum = (count: (queue: (typeof all)[number]) => number) => all.reduce((total, queue) => total + count(queue), 0);
  const now = { running: sum(({ activeCount }) => activeCount), waiting: sum(({ pendingCount }) => pendingCount) };
  return { now, refused };
}
