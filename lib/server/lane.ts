/** A queue of renderings. */
export type Lane = {
  /**
   * Runs a task when its turn comes; gives `'busy'` at once if too many wait, in all or of this caller. The place is given
   * back when the task is settled, when `signal` is aborted, or after the time limit, whichever is first; in the last two
   * cases `task` is told by its own signal, and the result is `'stopped'`.
   */
  readonly run: <T>(
    caller: string,
    task: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ) => Promise<T | 'busy' | 'stopped'>;
  /** The tasks that run and wait now, and how many were refused so far. */
  readonly facts: () => {
    readonly running: number;
    readonly waiting: number;
    readonly refused: number;
  };
};

type LaneOptions = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How many of those that wait may be one caller's. */
  readonly mostOfCaller: number;
  /** How long one may run. */
  readonly maxMs: number;
};

/** Runs a task until it is settled, its caller has gone or its time is over. */
async function runNow<T>(task: (signal: AbortSignal) => Promise<T>, signal: AbortSignal, maxMs: number) {
  const controller = new AbortController();
  let stop = () => {};
  const stopped = new Promise<'stopped'>((resolve) => {
    stop = () => {
      controller.abort();
      resolve('stopped');
    };
  });
  const late = setTimeout(stop, maxMs);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([task(controller.signal), stopped]);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
  }
}

/** Creates a lane. */
export function createLane({ atOnce, mostWaiting, mostOfCaller, maxMs }: LaneOptions): Lane {
  const waiting: { readonly caller: string; readonly start: () => void }[] = [];
  let running = 0;
  let refused = 0;

  /** Waits for a place; gives `false` if the caller left before. */
  function place(caller: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const own = {
        caller,
        start: () => {
          signal.removeEventListener('abort', leave);
          resolve(true);
        },
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(own), 1);
        resolve(false);
      };
      waiting.push(own);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    run: async (caller, task, signal) => {
      if (signal.aborted) return 'stopped';
      if (running < atOnce) running += 1;
      else {
        const own = waiting.filter((other) => other.caller === caller).length;
        if (waiting.length >= mostWaiting || own >= mostOfCaller) {
          refused += 1;
          return 'busy';
        }
        if (!(await place(caller, signal))) return 'stopped';
      }
      try {
        return await runNow(task, signal, maxMs);
      } finally {
        const next = waiting.shift();
        if (next) next.start();
        else running -= 1;
      }
    },
    facts: () => ({ running, waiting: waiting.length, refused }),
  };
}
