import { setImmediate } from 'node:timers/promises';

/** Work that can be interrupted at each `yield`. */
export type Steps<T> = Generator<undefined, T>;

const LONGEST_SLICE_MS = 5;

/** Completes work in short slices, between which other requests are served. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < LONGEST_SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** Completes work without interruption. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
