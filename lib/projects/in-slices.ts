import { setImmediate } from 'node:timers/promises';

/** Work that can be interrupted at each `yield`. */
export type Steps<T> = Generator<undefined, T>;

const LONGEST_SLICE_MS = 5;

/** Does work to its end in slices, between which others are answered. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < LONGEST_SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** Does work to its end at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
