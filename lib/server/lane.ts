import pLimit from 'p-limit';

/** A queue of renderings. */
export type Lane = {
  /**
   * Runs a task when its turn comes; gives `'busy'` at once if too many wait. The place is given back when the task is
   * settled, when `signal` is aborted, or after the time limit, whichever is first; in the last two cases `task` is told
   * by its own signal, and the result is `'stopped'`.
   */
  readonly run: <T>(task: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => Promise<T | 'busy' | 'stopped'>;
  /** The tasks that run and wait now, and how many were refused so far. */
  readonly facts: () => { readonly running: number; readonly waiting: number; readonly refused: number };
};

type LaneOptions = {
  /** All of them share one thread, so more at once would only delay each. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long one may run. */
  readonly maxMs: number;
};

/** Settles when a signal is aborted, and stops listening when `settled` does. */
function aborted(signal: AbortSignal, settled: Promise<unknown>): Promise<'stopped'> {
  return new Promise((resolve) => {
    const stop = () => resolve('stopped');
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    settled.finally(() => signal.removeEventListener('abort', stop)).catch(() => {});
  });
}

/** Creates a lane. */
export function createLane({ atOnce, mostWaiting, maxMs }: LaneOptions): Lane {
  const limit = pLimit(atOnce);
  let waiting = 0;
  let refused = 0;

  async function runNow<T>(task: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T | 'stopped'> {
    if (signal.aborted) return 'stopped';
    const controller = new AbortController();
    const stop = () => controller.abort();
    const late = setTimeout(stop, maxMs);
    signal.addEventListener('abort', stop);
    const result = task(controller.signal);
    try {
      return await Promise.race([result, aborted(controller.signal, result)]);
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    run: (task, signal) => {
      if (limit.activeCount >= atOnce && waiting >= mostWaiting) {
        refused += 1;
        return Promise.resolve('busy');
      }
      waiting += 1;
      let isWaiting = true;
      const leave = () => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      // Whoever disconnects makes room for others at once; its turn then costs nothing.
      signal.addEventListener('abort', leave, { once: true });
      return limit(() => {
        leave();
        signal.removeEventListener('abort', leave);
        return runNow(task, signal);
      });
    },
    facts: () => ({ running: limit.activeCount, waiting, refused }),
  };
}
