import type { Found } from './find-rows.ts';
import { tokensIn } from './terms.ts';
import { isOfWords, type Wish } from './wish.ts';

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
) {
  const wanted = wishes.filter(({ isWanted }) => isWanted);
  const values = conditions.flatMap((condition) => condition.values);
  const terms = new Set([
    ...wanted.flatMap(termsOf),
    ...values.flatMap(({ groups }) => groups.flat()),
  ]);
  /** The pieces of a text, and whether the search found each. */
  return (text: string) => {
    const pieces: { text: string; isMatch: boolean }[] = [];
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
export type Marker = ReturnType<typeof markerOf>;
