/** A set of small integers as a bitmap: intersecting two sets of ten thousand takes a few hundred operations. */
export type IdSet = Uint32Array;

/** The empty set, with capacity for numbers below `size`. */
export const noIds = (size: number): IdSet => new Uint32Array(Math.ceil(size / 32));

/** All numbers below `size`. */
export function allIds(size: number): IdSet {
  const set = noIds(size).fill(0xffffffff);
  if (size % 32 > 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

export function addId(set: IdSet, id: number): void {
  set[id >>> 5] = (set[id >>> 5] ?? 0) | (1 << (id & 31));
}

export function hasId(set: IdSet, id: number): boolean {
  return ((set[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

/** Adds the numbers of one set to another. */
export function addIds(to: IdSet, ids: IdSet): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) | (ids[at] ?? 0);
}

/** The intersection of two sets. A loop takes a third of the time of `map`, and one search makes hundreds of intersections. */
export function bothIds(a: IdSet, b: IdSet): IdSet {
  const both = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at += 1) both[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return both;
}

/** The number of bits set, counted in parallel: pairs, then fours, then bytes, then their sum. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of elements. */
export function countIds(set: IdSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) count += countBits(set[at] ?? 0);
  return count;
}

export const isEmpty = (set: IdSet): boolean => set.every((bits) => bits === 0);

/** Visits the numbers of a set in ascending order. */
export function forEachId(set: IdSet, visit: (id: number) => void): void {
  for (let at = 0; at < set.length; at += 1) {
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) visit(at * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** The numbers of a set in ascending order. */
export function listOf(set: IdSet): number[] {
  const ids: number[] = [];
  forEachId(set, (id) => ids.push(id));
  return ids;
}

/** The positions of the highest positive scores, highest first; ties in ascending order. */
export function highest(scores: ArrayLike<number>, most: number): readonly number[] {
  const best: number[] = [];
  const scoreOf = (id: number | undefined) => (id === undefined ? 0 : (scores[id] ?? 0));
  let lowest = 0;
  for (let id = 0; id < scores.length; id += 1) {
    const score = scores[id] ?? 0;
    if (score <= lowest) continue;
    const lower = best.findIndex((other) => scoreOf(other) < score);
    best.splice(lower === -1 ? best.length : lower, 0, id);
    best.length = Math.min(best.length, most);
    lowest = scoreOf(best[most - 1]);
  }
  return best;
}

/** The numbers below `size` that are in most of the sets, those in most first; ties in ascending order. */
export function inMost(sets: Iterable<IdSet>, size: number, most: number): readonly number[] {
  const counts = new Uint32Array(size);
  for (const set of sets) {
    // Not `forEachId`: every assignment page counts tens of thousands of numbers, and a function for each takes twice as long.
    for (let at = 0; at < set.length; at += 1) {
      for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) {
        const id = at * 32 + 31 - Math.clz32(bits & -bits);
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  }
  return highest(counts, most);
}
