import SearchableMap from 'minisearch/SearchableMap';

// No known name is as long.
const LONGEST = 40;
/** Shorter names are near to too many others. */
const SHORTEST = 3;

/** The name that was probably meant by another: one that it begins or that begins it, or with up to two letters different. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const name = typed.slice(0, LONGEST).toLowerCase();
  const known = names.filter((one) => one.length >= SHORTEST);
  const map = new SearchableMap<true>();
  for (const one of known) map.set(one, true);
  const similar = map.fuzzyGet(name, 2);
  return known.find(
    (one) => name.length >= SHORTEST && (one.startsWith(name) || name.startsWith(one) || similar.has(one)),
  );
}
