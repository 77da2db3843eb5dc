import { type Filter, queryOf, TEXT_FILTERS } from './filter.ts';
import type { ProjectList } from './project-list.ts';

/** A piece of a text, and whether it matches the search. */
export type Stretch = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching and other pieces: free text matches in any field, the other filters only in their own. */
export type Marker = (text: string, field?: keyof Filter) => readonly Stretch[];

type Place = { readonly start: number; readonly end: number };

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
export function markerOf({ index }: ProjectList, filter: Filter): Marker {
  const termsIn = (name: (typeof TEXT_FILTERS)[number]) => {
    const { required, wished } = queryOf(index, name, filter[name] ?? '');
    return [...required, ...wished].flatMap(({ terms }) => terms);
  };
  const anywhere = termsIn('q');
  const inField = new Map<keyof Filter, ReadonlySet<string>>(
    TEXT_FILTERS.map((name) => [name, new Set([...anywhere, ...termsIn(name)])]),
  );
  return (text, field = 'q') => {
    const wanted = inField.get(field) ?? new Set(anywhere);
    if (wanted.size === 0) return [{ text, isMatch: false }];
    return stretches(
      text,
      index.tokensIn(text).filter(({ terms }) => terms.some((term) => wanted.has(term))),
    );
  };
}
