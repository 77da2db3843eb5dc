import { setImmediate as nextTurn } from 'node:timers/promises';
import { TURNS_BETWEEN_RENDERINGS } from '../http/limits.ts';

type LaneOptions = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How many of those that wait may be one caller's. */
  readonly mostOfCaller: number;
};

/** Creates a queue of tasks, of which a few run at a time. */
export function createLane({ atOnce, mostWaiting, mostOfCaller }: LaneOptions) {
  const waiting: { readonly caller: string; readonly start: () => void }[] = [];
  let running = 0;
  let refused = 0;

  /** Waits for a place; gives `false` if the signal was aborted before. */
  function place(caller: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(own), 1);
        resolve(false);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      const own = { caller, start };
      waiting.push(own);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the place of a task to the next. */
  async function giveBack() {
    // Tasks may end without having waited for the network. In a row they would keep everybody else out.
    for (let turn = 0; turn < TURNS_BETWEEN_RENDERINGS; turn += 1) await nextTurn();
    const next = waiting.shift();
    if (next) next.start();
    else running -= 1;
  }

  const isFull = (caller: string) =>
    waiting.length >= mostWaiting || waiting.filter((other) => other.caller === caller).length >= mostOfCaller;

  return {
    /**
     * Runs a task when its turn comes; it has to end when `signal` is aborted. Gives `'busy'` at once if too many wait, in
     * all or of this caller, and if `signal` is aborted before the task starts.
     */
    run: async <T>(caller: string, task: () => Promise<T>, signal: AbortSignal): Promise<T | 'busy'> => {
      if (signal.aborted) return 'busy';
      if (running < atOnce) running += 1;
      else if (isFull(caller)) {
        refused += 1;
        return 'busy';
      } else if (!(await place(caller, signal))) return 'busy';
      try {
        return await task();
      } finally {
        void giveBack();
      }
    },
    /** The tasks that run and wait now, and how many found no place so far. */
    facts: () => ({ running, waiting: waiting.length, refused }),
  };
}
