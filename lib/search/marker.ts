import type { Found } from './find-rows.ts';
import { tokensIn } from './terms.ts';
import { isOfWords, type Wish } from './wish.ts';

/** A piece of a text, and whether the search found it. */
type Piece = { readonly text: string; readonly isMatch: boolean };
/** Splits a text into pieces. */
export type Marker = (text: string) => readonly Piece[];

/** The terms that a wish is marked by. */
function termsOf({ values, text }: Wish): readonly string[] {
  const words = values.filter(isOfWords).flatMap(({ groups }) => groups.flat());
  const typed = tokensIn(text).filter(
    ({ word }) => word.normalized.length > 3 && !word.isIgnored,
  );
  return [...words, ...typed.map(({ word }) => word.term)];
}

/** Marks what wishes and filters find by words. */
export function markerOf(
  wishes: readonly Wish[],
  conditions: readonly Found[],
): Marker {
  const wanted = wishes.filter(({ isWanted }) => isWanted);
  const values = conditions.flatMap((condition) => condition.values);
  const terms = new Set([
    ...wanted.flatMap(termsOf),
    ...values.flatMap(({ groups }) => groups.flat()),
  ]);
  return (text) => {
    const pieces: Piece[] = [];
    let start = 0;
    const addUpTo = (end: number, isMatch: boolean) => {
      if (end > start) pieces.push({ text: text.slice(start, end), isMatch });
      start = end;
    };
    for (const token of terms.size > 0 ? tokensIn(text) : []) {
      if (!token.word.terms.some((term) => terms.has(term))) continue;
      addUpTo(token.start, false);
      addUpTo(token.end, true);
    }
    addUpTo(text.length, false);
    return pieces;
  };
}
