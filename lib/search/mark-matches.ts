import type { Filter } from './filter.ts';
import type { ProjectList } from './project-list.ts';
import { createNameReader } from './read-words.ts';
import { keysOf, namesEndingWith } from './synonym-keys.ts';
import { fold, joined, variants, WORD } from './words.ts';

/** A piece of a text, and whether it matches the search. */
export type Stretch = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching and other pieces: free text matches in any field, the other filters only in their own. */
export type Marker = (text: string, field?: keyof Filter) => readonly Stretch[];

type Place = { readonly start: number; readonly end: number };

/** The places in a text where a word, two adjacent words as one, or a term of several words matches. */
function placesIn(text: string, terms: ReadonlySet<string>): readonly Place[] {
  const namesEnding = createNameReader();
  const read: (Place & { readonly one: string })[] = [];
  const places: Place[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0]);
    const here = { start: match.index, end: match.index + match[0].length, one: joined(word) };
    const last = read.at(-1);
    const isNeighbour = last !== undefined && last.end + 1 === here.start;
    read.push(here);
    if ([word, here.one, ...variants(word), ...keysOf(word)].some((found) => terms.has(found))) places.push(here);
    if (isNeighbour && terms.has(last.one + here.one)) places.push({ start: last.start, end: here.end });
    for (const { before, key } of namesEnding(here.one, isNeighbour, namesEndingWith(word))) {
      if (terms.has(key)) places.push({ start: read.at(-1 - before.length)?.start ?? here.start, end: here.end });
    }
  }
  return places;
}

function stretches(text: string, places: readonly Place[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) found.push({ text: text.slice(at, from), isMatch: false });
    found.push({ text: text.slice(from, end), isMatch: true });
    at = end;
  }
  return at < text.length ? [...found, { text: text.slice(at), isMatch: false }] : found;
}

/** Creates the marker for a filter on a list. */
export function markerOf(projects: ProjectList, filter: Filter): Marker {
  const wordsIn = (query: string | undefined) =>
    query === undefined
      ? []
      : projects.index.parse(query).flatMap(({ words, key }) => [...words.flat(), ...(key ? [key] : [])]);
  const anywhere = new Set(wordsIn(filter.q));
  const inField = new Map<keyof Filter, ReadonlySet<string>>(
    (['role', 'technology', 'location', 'sector'] as const).map((name) => [
      name,
      new Set([...anywhere, ...wordsIn(filter[name])]),
    ]),
  );
  return (text, field = 'q') => {
    const words = inField.get(field) ?? anywhere;
    return words.size === 0 ? [{ text, isMatch: false }] : stretches(text, placesIn(text, words));
  };
}
