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

export const isEmpty = (set: IdSet): boolean => set.every((bits) => bits === 0);

/** Visits the numbers of a set in ascending order. */
export function forEachId(set: IdSet, visit: (id: number) => void): void {
  for (let at = 0; at < set.length; at += 1) {
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) visit(at * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** The positions of the highest positive scores, highest first; ties in ascending order. */
export function highest(scores: ArrayLike<number>, most: number): readonly number[] {
  const best: number[] = [];
  const scoreOf = (id: number | undefined) => (id === undefined ? 0 : (scores[id] ?? 0));
  for (let id = 0; id < scores.length; id += 1) {
    if (scoreOf(id) <= scoreOf(best[most - 1])) continue;
    const lower = best.findIndex((other) => scoreOf(other) < scoreOf(id));
    best.splice(lower === -1 ? best.length : lower, 0, id);
    best.length = Math.min(best.length, most);
  }
  return best;
}

/** The numbers below `size` that are in most of the sets, those in most first; ties in ascending order. */
export function inMost(sets: Iterable<IdSet>, size: number, most: number): readonly number[] {
  const counts = new Uint32Array(size);
  for (const set of sets) {
    forEachId(set, (id) => {
      counts[id] = (counts[id] ?? 0) + 1;
    });
  }
  return highest(counts, most);
}
