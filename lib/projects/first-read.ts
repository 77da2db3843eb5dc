import { processWide } from '../process-wide.ts';

const firstReads = processWide('first-reads', () => new WeakMap<object, Date>());

/**
 * Remembers when a list and each of its assignments were first read as they are now. A refresh without news keeps the
 * objects, and so their times.
 */
export function noteFirstRead(projects: readonly object[], now = new Date()): void {
  for (const read of [projects, ...projects]) if (!firstReads.has(read)) firstReads.set(read, now);
}

/** When this process first read this list or assignment as it is now; nothing upstream says when it changed. */
export function firstReadOf(read: object): Date {
  const time = firstReads.get(read);
  if (time === undefined) throw new Error('expected something that was read from the feed');
  return time;
}
