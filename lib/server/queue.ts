import pLimit from 'p-limit';

/** Creates a queue of tasks, of which a few run at a time and a bounded number waits. */
export function createQueue(atOnce: number, mostWaiting: number) {
  const limit = pLimit(atOnce);
  let refused = 0;
  return {
    /** Runs a task when its turn comes; gives `null` at once if too many wait. */
    async run<T>(task: () => Promise<T>): Promise<T | null> {
      if (limit.activeCount + limit.pendingCount < atOnce + mostWaiting) return limit(task);
      refused += 1;
      return null;
    },
    /** The tasks that run and wait now, and how many were refused so far. */
    counts: () => ({ running: limit.activeCount, waiting: limit.pendingCount, refused }),
  };
}
