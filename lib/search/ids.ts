/** A number for each assignment, or row of the index, by its position: 0 for those that are not meant, 1 or a score for the others. */
export type Ids = ArrayLike<number> & { readonly byteLength: number };

/** Those for which something holds. */
export function idsWhere(length: number, holds: (id: number) => unknown): Ids {
  const ids = new Uint8Array(length);
  for (let id = 0; id < length; id += 1) if (holds(id)) ids[id] = 1;
  return ids;
}

/** Those that are given. */
export function idsOf(length: number, given: Iterable<number>): Ids {
  const ids = new Uint8Array(length);
  for (const id of given) ids[id] = 1;
  return ids;
}

/** What is in all of these; of none, `every`. */
export function inAll([first, ...others]: readonly Ids[], every: Ids): Ids {
  return others.reduce((ids, other) => idsWhere(every.length, (id) => ids[id] && other[id]), first ?? every);
}

/** How many there are. */
export function countOf(ids: Ids): number {
  let count = 0;
  for (let id = 0; id < ids.length; id += 1) if (ids[id]) count += 1;
  return count;
}

/** The sum of an assignment's scores. */
export const sumOf = (hits: readonly Ids[]) => (id: number) => hits.reduce((sum, scores) => sum + (scores[id] ?? 0), 0);
