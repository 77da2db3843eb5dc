import { setImmediate } from 'node:timers/promises';
import { FeedFailure } from './feed-content.ts';

const STEP_MS = 8;

export type Pace = ReturnType<typeof createPace>;

/**
 * Paces the work of one reading of a feed, which may take so many seconds: what
 * serves the site has the thread between its steps.
 */
export function createPace(mostSeconds: number) {
  let from = performance.now();
  let worked = 0;
  /** Begins a step after waiting for something else. */
  function resume() {
    from = performance.now();
  }
  /**
   * Ends a part of the work: gives the thread back if the step has taken long
   * enough. Throws {@link FeedFailure} after too many.
   */
  async function step() {
    const taken = performance.now() - from;
    if (taken < STEP_MS) return;
    worked += taken;
    if (worked > mostSeconds * 1000)
      throw new FeedFailure(
        `reading it takes more than ${mostSeconds} seconds of work`,
      );
    await setImmediate();
    resume();
  }
  return { step, resume };
}
