import { setImmediate } from 'node:timers/promises';
import { FeedFailure } from './feed-content.ts';

const STEP_MS = 8;

/** Work in steps: what serves the site has the thread in between. */
export type Pace = {
  /** Whether the step has taken long enough. */
  readonly isDue: () => boolean;
  /** Gives the thread back and begins the next step. Throws {@link FeedFailure} once all steps together have taken too long. */
  readonly rest: () => Promise<void>;
  /** Begins a step after waiting for something else. */
  readonly resume: () => void;
};

/** Paces one reading of a feed, which may take so many seconds of work. */
export function createPace(mostSeconds: number): Pace {
  let from = performance.now();
  let worked = 0;
  const resume = () => {
    from = performance.now();
  };
  async function rest() {
    worked += performance.now() - from;
    if (worked > mostSeconds * 1000) throw new FeedFailure(`reading it takes more than ${mostSeconds} seconds of work`);
    await setImmediate();
    resume();
  }
  return { isDue: () => performance.now() - from >= STEP_MS, rest, resume };
}

/** The parts of a text, so that a parser can rest between them. */
export function* partsOf(text: string, length = 50_000): Generator<string> {
  for (let at = 0; at < text.length; ) {
    // A character of two units stays whole.
    const end = at + length + Number(/[\ud800-\udbff]/.test(text.charAt(at + length - 1)));
    yield text.slice(at, end);
    at = end;
  }
}
