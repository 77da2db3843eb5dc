import { distance } from 'fastest-levenshtein';

// No known name is as long.
const LONGEST = 40;

/** The name that was probably meant by another: one that it begins or that begins it, or with up to two letters different. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const name = typed.slice(0, LONGEST).toLowerCase();
  const isClose = (one: string) => one.startsWith(name) || name.startsWith(one) || distance(one, name) <= 2;
  return names.find((one) => name !== '' && isClose(one));
}
