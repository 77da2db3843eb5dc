/** How many milliseconds ago this process first saw a name. */
export type FirstSeen = (names: readonly string[]) => (name: string) => number;

/**
 * Remembers since when the names given each time have been there; one that is missing once is forgotten. The times are
 * those of this process's own clock, which nobody sets: the clocks of disks and of other instances may be wrong.
 */
export function createFirstSeen(): FirstSeen {
  let seen = new Map<string, number>();
  return (names) => {
    const now = performance.now();
    seen = new Map(names.map((name) => [name, seen.get(name) ?? now]));
    return (name) => now - (seen.get(name) ?? now);
  };
}
