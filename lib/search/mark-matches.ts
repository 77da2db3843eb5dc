import type { ProjectList } from '../projects/project-list.ts';
import type { Filter, TextFilter } from './filter.ts';
import { understood } from './filter-projects.ts';
import { indexOf } from './list-index.ts';
import { tokensIn } from './terms.ts';

/** A piece of a text, and whether it matches the search. */
export type Stretch = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching and other pieces: free text matches in any field, the other filters only in their own. */
export type Marker = (text: string, field?: TextFilter) => readonly Stretch[];

/** Creates the marker for a filter on a list. */
export function markerOf(list: ProjectList, filter: Filter): Marker {
  const index = indexOf(list);
  const termsOf = (name: TextFilter) => {
    const { required, loose } = understood(index, name, filter[name]);
    return [...required, ...loose].flatMap(({ terms }) => terms);
  };
  return (text, field = 'q') => {
    const terms = new Set([...termsOf('q'), ...termsOf(field)]);
    const found: Stretch[] = [];
    let end = 0;
    for (const token of terms.size > 0 ? tokensIn(text, index.lookUp) : []) {
      if (!token.word.terms.some((term) => terms.has(term))) continue;
      found.push({ text: text.slice(end, token.start), isMatch: false });
      found.push({ text: text.slice(token.start, token.end), isMatch: true });
      end = token.end;
    }
    return [...found, { text: text.slice(end), isMatch: false }].filter((stretch) => stretch.text !== '');
  };
}
