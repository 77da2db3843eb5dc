import type { TextFilter } from './filter.ts';
import type { TextMatch } from './match-text.ts';
import type { SearchIndex } from './search-index.ts';
import { tokensIn } from './terms.ts';

/** A piece of a text, and whether it matches the search. */
export type Stretch = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching and other pieces: free text matches in any field, the other filters only in their own. */
export type Marker = (text: string, field?: TextFilter) => readonly Stretch[];

/** Creates the marker for the texts of a filter. */
export function markerOf(index: SearchIndex, texts: ReadonlyMap<TextFilter, TextMatch>): Marker {
  const none: ReadonlySet<string> = new Set();
  const termsOf = (name: TextFilter) => texts.get(name)?.terms ?? none;
  return (text, field = 'q') => {
    const [anywhere, here] = [termsOf('q'), termsOf(field)];
    const found: Stretch[] = [];
    let end = 0;
    for (const token of anywhere.size + here.size > 0 ? tokensIn(text, index.lookUp) : []) {
      if (!token.word.terms.some((term) => anywhere.has(term) || here.has(term))) continue;
      found.push({ text: text.slice(end, token.start), isMatch: false });
      found.push({ text: text.slice(token.start, token.end), isMatch: true });
      end = token.end;
    }
    return [...found, { text: text.slice(end), isMatch: false }].filter((stretch) => stretch.text !== '');
  };
}
