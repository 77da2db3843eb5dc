import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import { createRateLimit } from './rate-limit.ts';

/** How many pieces of work are done at a time. More would make each of them later, and what needs none wait behind them. */
const AT_ONCE = 8;

const limit = processWide('work', () => pLimit(AT_ONCE));
const budget = processWide('work-budget', () =>
  createRateLimit({ name: 'work', seconds: 60, points: ({ work }) => work.perMinute }),
);

/**
 * Spends points of the budget that a caller has for what has to be worked out anew: a page costs one, a picture ten. Gives
 * the seconds after which to come back, or `null`. Each process counts its own work.
 */
export async function spendWork(settings: Config, caller: string, points: number): Promise<number | null> {
  return settings.work.perMinute === 0 ? null : budget({ ...settings, rateLimitRedisUrl: null }, caller, points);
}

/** Works as soon as there is room, or gives `null` at once where `work.waiting` pieces of work wait already. */
export async function atWork<T>({ work }: Pick<Config, 'work'>, run: () => Promise<T>): Promise<T | null> {
  if (work.waiting === 0) return run();
  return limit.pendingCount >= work.waiting ? null : limit(run);
}
