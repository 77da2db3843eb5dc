import type { Condition } from './conditions.ts';
import { tokensIn } from './terms.ts';

/** A piece of a text, and whether it matches the search. */
export type Segment = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into pieces that match some conditions, and others. */
export type Marker = (text: string) => readonly Segment[];

export function markerOf(conditions: readonly Condition[]): Marker {
  const sought = conditions.flatMap((one) => one.sought).filter(({ use }) => use !== 'unwanted');
  const wanted = new Set(sought.flatMap(({ terms }) => terms));
  return (text) => {
    const found: Segment[] = [];
    let end = 0;
    for (const token of wanted.size > 0 ? tokensIn(text) : []) {
      if (!token.terms.some((term) => wanted.has(term))) continue;
      found.push({ text: text.slice(end, token.start), isMatch: false });
      found.push({ text: text.slice(token.start, token.end), isMatch: true });
      end = token.end;
    }
    return [...found, { text: text.slice(end), isMatch: false }].filter((segment) => segment.text !== '');
  };
}
