import SearchableMap from 'minisearch/SearchableMap';

// No name is as long.
const LONGEST = 40;
/** Shorter names are near to too many others. */
const SHORTEST = 3;

/** The name that was probably meant by another: one that it begins or that begins it, or with up to two letters different. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const name = typed.slice(0, LONGEST).toLowerCase();
  const comparable = names.filter((one) => one.length >= SHORTEST);
  const map = new SearchableMap<true>();
  for (const one of comparable) map.set(one, true);
  const similar = map.fuzzyGet(name, 2);
  return comparable.find(
    (one) => name.length >= SHORTEST && (one.startsWith(name) || name.startsWith(one) || similar.has(one)),
  );
}
