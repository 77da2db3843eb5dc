import type { Found } from './find-rows.ts';
import { tokensIn } from './terms.ts';
import { isOfWords, type Wish } from './wish.ts';

/** The terms that a wish is marked by. */
function termsOf({ values, text }: Wish): readonly string[] {
  if (values.every(isOfWords))
    return values.flatMap(({ groups }) => groups.flat());
  return tokensIn(text).flatMap(({ word }) =>
    /^\p{L}{4}/u.test(word.normalized) && !word.isIgnored ? word.term : [],
  );
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
    const found = tokensIn(text).filter(({ word }) =>
      word.terms.some((term) => terms.has(term)),
    );
    const ends = [
      ...found.flatMap(({ start, end }) => [start, end]),
      text.length,
    ];
    // Every second piece was found.
    const pieces = ends.map((end, at) => ({
      text: text.slice(ends[at - 1], end),
      isMatch: at % 2 === 1,
    }));
    return pieces.filter((piece) => piece.text !== '');
  };
}
export type Marker = ReturnType<typeof markerOf>;
