import pLimit from 'p-limit';

/** Creates a queue of tasks, of which a few run at a time and a bounded number waits. */
export function createQueue(atOnce: number, mostWaiting: number) {
  const limit = pLimit(atOnce);
  return {
    /** Runs a task when its turn comes; gives `null` at once if too many wait. */
    async run<T>(task: () => Promise<T>): Promise<T | null> {
      return limit.activeCount + limit.pendingCount < atOnce + mostWaiting ? limit(task) : null;
    },
  };
}
