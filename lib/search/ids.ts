/** Positions of assignments or roles in a list. */
export type Ids = ReadonlySet<number>;

/** The ids in both sets. */
export function intersection(a: Ids, b: Ids): Ids {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  const both = new Set<number>();
  for (const id of small) if (large.has(id)) both.add(id);
  return both;
}

/** The ids in all sets; of none, `every`. */
export const inAll = (sets: readonly Ids[], every: Ids): Ids => (sets.length === 0 ? every : sets.reduce(intersection));

/** Counts how often each id occurs, and gives the most frequent ones first; ties in ascending order. */
export function mostFrequent(lists: Iterable<Iterable<number>>, most: number): readonly number[] {
  const counts = new Map<number, number>();
  for (const ids of lists) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)
    .slice(0, most)
    .map(([id]) => id);
}
