import type { Condition } from './conditions.ts';
import { tokensIn } from './terms.ts';

/** Splits a text into pieces, each with whether it matches the search. */
export type Marker = (text: string) => readonly { readonly text: string; readonly isMatch: boolean }[];

export function markerOf(conditions: readonly Condition[]): Marker {
  const sought = conditions.flatMap((one) => one.sought).filter(({ use }) => use !== 'unwanted');
  const wanted = new Set(sought.flatMap(({ terms }) => terms));
  return (text) => {
    const tokens = wanted.size > 0 ? tokensIn(text) : [];
    const matches = tokens.filter(({ terms }) => terms.some((term) => wanted.has(term)));
    const ends = [...matches.flatMap(({ start, end }) => [start, end]), text.length];
    const pieces = ends.map((end, at) => ({ text: text.slice(ends[at - 1], end), isMatch: at % 2 === 1 }));
    return pieces.filter((piece) => piece.text !== '');
  };
}
