import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import { createRateLimit } from './rate-limit.ts';

/** How many pages, feeds and calls are worked out at a time. There is one thread for them: more would make each of them later. */
const AT_ONCE = 4;
/** The same of pictures, which are drawn on a thread of their own: one is drawn, and one is made ready. */
const DRAWN_AT_ONCE = 2;

const queues = processWide('work', () => ({ text: pLimit(AT_ONCE), picture: pLimit(DRAWN_AT_ONCE) }));
const budget = processWide('work-budget', () =>
  createRateLimit({ name: 'work', seconds: 60, points: ({ work }) => work.perMinute }),
);

const refused = processWide('work-refused', () => ({ budget: 0, busy: 0 }));

/**
 * Spends points of the budget that a caller has for what has to be worked out anew: a page costs one, a picture ten. Gives
 * the seconds after which to come back, or `null`. Each process counts its own work.
 */
export async function spendWork(settings: Config, caller: string, points: number): Promise<number | null> {
  if (settings.work.perMinute === 0) return null;
  const wait = await budget({ ...settings, rateLimitRedisUrl: null }, caller, points);
  if (wait !== null) refused.budget += 1;
  return wait;
}

/**
 * Works as soon as there is room for work of its kind, or gives `null` at once where `work.waiting` pieces of it wait already.
 */
export async function atWork<T>(
  { work }: Pick<Config, 'work'>,
  kind: keyof typeof queues,
  run: () => Promise<T>,
): Promise<T | null> {
  if (work.waiting === 0) return run();
  const queue = queues[kind];
  if (queue.pendingCount < work.waiting) return queue(run);
  refused.busy += 1;
  return null;
}

/** What is worked out in this process now, and how often it refused to: to a caller beyond its budget, or to anybody. */
export function workFacts() {
  const all = Object.values(queues);
  const sum = (count: (queue: (typeof all)[number]) => number) => all.reduce((total, queue) => total + count(queue), 0);
  const now = { running: sum(({ activeCount }) => activeCount), waiting: sum(({ pendingCount }) => pendingCount) };
  return { now, refused };
}
