import { closest, distance } from 'fastest-levenshtein';

/** With more edits than this, it is another name. */
const MOST_EDITS = 2;
/** Shorter names are within that distance of too many others. */
const SHORTEST = 6;

const firstWord = (name: string) => /^[A-Z]+_/.exec(name)?.[0];

/** The unknown variables that start like a known one or are spelled almost like it, each with the nearest known one. */
export function misspeltVariables(
  given: readonly string[],
  known: readonly string[],
): Readonly<Record<string, string>> {
  const words = new Set(known.map(firstWord).filter((word) => word !== undefined));
  const found = given.flatMap((name): [string, string][] => {
    if (known.includes(name)) return [];
    const spelled = name.toUpperCase();
    const nearest = closest(spelled, known);
    const isNear = spelled.length >= SHORTEST && distance(spelled, nearest) <= MOST_EDITS;
    return isNear || words.has(firstWord(spelled) ?? '') ? [[name, nearest]] : [];
  });
  return Object.fromEntries(found);
}
