import type { Condition } from './conditions.ts';
import { isIgnored, tokensIn } from './terms.ts';
import { isOfWords, type Wish } from './wish.ts';

/** Splits a text into pieces, each with whether it matches the search. */
export type Marker = (
  text: string,
) => readonly { readonly text: string; readonly isMatch: boolean }[];

/** The terms that a wish is marked by. */
function termsOf({ values, text }: Wish): readonly string[] {
  const words = values.filter(isOfWords).flatMap(({ groups }) => groups.flat());
  const isOfWay = values.some(({ kind }) => kind === 'way');
  const tokens = isOfWay ? tokensIn(text) : [];
  const typed = tokens.filter(
    ({ normalized }) => normalized.length > 3 && !isIgnored(normalized),
  );
  return [...words, ...typed.map(({ term }) => term)];
}

/** Marks what wishes and filters find by words. */
export function markerOf(
  wishes: readonly Wish[],
  conditions: readonly Condition[],
): Marker {
  const wanted = new Set([
    ...wishes.filter(({ isWanted }) => isWanted).flatMap(termsOf),
    ...conditions.flatMap(({ values }) =>
      values.flatMap(({ words }) => words.groups.flat()),
    ),
  ]);
  return (text) => {
    const tokens = wanted.size > 0 ? tokensIn(text) : [];
    const matches = tokens.filter(({ terms }) =>
      terms.some((term) => wanted.has(term)),
    );
    const ends = [
      ...matches.flatMap(({ start, end }) => [start, end]),
      text.length,
    ];
    const pieces = ends.map((end, at) => ({
      text: text.slice(ends[at - 1], end),
      isMatch: at % 2 === 1,
    }));
    return pieces.filter((piece) => piece.text !== '');
  };
}
