import SearchableMap from 'minisearch/SearchableMap';
import { GONE_VARIABLES } from './gone-variables.ts';

/** With more edits than this, it is another name. */
const MOST_EDITS = 2;
/** Shorter names are within that distance of too many others. */
const SHORTEST = 6;
/** No known name is as long. */
const LONGEST = 100;

const firstWord = (name: string) => /^[A-Z]+_/.exec(name)?.[0];

/** Names with the number of letters in which each differs from another, the nearest first. */
function byEdits(name: string, names: readonly string[]): readonly (readonly [string, number])[] {
  const map = new SearchableMap<true>();
  for (const one of names) map.set(one, true);
  const all = map.fuzzyGet(name, Math.max(name.length, ...names.map(({ length }) => length)));
  const edits = names.map((one) => [one, all.get(one)?.[1] ?? Number.POSITIVE_INFINITY] as const);
  return edits.toSorted(([, a], [, b]) => a - b);
}

/** The unknown variables that start like a known one or are spelled almost like it, each with the nearest known one. */
export function misspeltVariables(
  given: readonly string[],
  known: readonly string[],
): Readonly<Record<string, string>> {
  const words = new Set(known.map(firstWord).filter((word) => word !== undefined));
  const found = given.flatMap((name): [string, string][] => {
    if (known.includes(name) || Object.hasOwn(GONE_VARIABLES, name)) return [];
    const spelled = name.slice(0, LONGEST).toUpperCase();
    const [[nearest, edits] = ['', 0]] = byEdits(spelled, known);
    const isNear = spelled.length >= SHORTEST && edits <= MOST_EDITS;
    return isNear || words.has(firstWord(spelled) ?? '') ? [[name, nearest]] : [];
  });
  return Object.fromEntries(found);
}
