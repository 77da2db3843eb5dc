import { type Filter, queryOf, TEXT_FILTERS, type TextFilter } from './filter.ts';
import type { ProjectList } from './project-list.ts';

/** A piece of a text, and whether it matches the search. */
export type Stretch = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching and other pieces: free text matches in any field, the other filters only in their own. */
export type Marker = (text: string, field?: keyof Filter) => readonly Stretch[];

function stretches(text: string, places: readonly { readonly start: number; readonly end: number }[]): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    if (from > at) found.push({ text: text.slice(at, from), isMatch: false });
    if (end > from) found.push({ text: text.slice(from, end), isMatch: true });
    at = Math.max(at, end);
  }
  return at < text.length ? [...found, { text: text.slice(at), isMatch: false }] : found;
}

/** Creates the marker for a filter on a list. */
export function markerOf({ index }: ProjectList, filter: Filter): Marker {
  const termsIn = (name: TextFilter) => {
    const { required, wished } = queryOf(index, name, filter[name] ?? '');
    return [...required, ...wished].flatMap(({ terms }) => terms);
  };
  const wanted = new Map<keyof Filter, ReadonlySet<string>>(
    TEXT_FILTERS.map((name) => [name, new Set([...termsIn('q'), ...termsIn(name)])]),
  );
  return (text, field = 'q') => {
    const terms = wanted.get(field);
    const tokens = terms === undefined || terms.size === 0 ? [] : index.tokensIn(text);
    return stretches(
      text,
      tokens.filter((token) => token.terms.some((term) => terms?.has(term))),
    );
  };
}
