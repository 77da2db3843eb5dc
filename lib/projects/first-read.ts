// Next bundles each route on its own; the process is what they share.
const shared = globalThis as typeof globalThis & { firstReads?: WeakMap<object, Date> };

function firstReads(): WeakMap<object, Date> {
  shared.firstReads ??= new WeakMap();
  return shared.firstReads;
}

/**
 * Remembers when a list and each of its assignments were first read as they are now. A refresh without news keeps the
 * objects, and so their times.
 */
export function noteFirstRead(projects: readonly object[], now = new Date()): void {
  const known = firstReads();
  for (const read of [projects, ...projects]) if (!known.has(read)) known.set(read, now);
}

/** When this process first read this list or assignment as it is now; nothing upstream says when it changed. */
export function firstReadOf(read: object): Date {
  const time = firstReads().get(read);
  if (time === undefined) throw new Error('expected something that was read from the feed');
  return time;
}
