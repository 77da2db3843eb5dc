import { processWide } from '../process-wide.ts';

const firstReads = processWide('first-reads', () => new WeakMap<object, Date>());

/**
 * Records when a list and each of its assignments were first read in their current state. A refresh without changes
 * keeps the objects, and so their times.
 */
export function noteFirstSeen(projects: readonly object[], now = new Date()): void {
  for (const read of [projects, ...projects]) if (!firstReads.has(read)) firstReads.set(read, now);
}

/** When this process first read a list or assignment in its current state; the upstream does not say when it changed. */
export function firstSeen(read: object): Date {
  const time = firstReads.get(read);
  if (time === undefined) throw new Error('expected something that was read from the feed');
  return time;
}
