import type { Condition } from './conditions.ts';
import { isIgnored, type Token, tokensIn } from './terms.ts';
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
  const wishedTerms = wishes
    .filter(({ isWanted }) => isWanted)
    .flatMap(termsOf);
  const values = conditions.flatMap((condition) => condition.values);
  const filterTerms = values.flatMap(({ words }) => words.groups.flat());
  const wanted = new Set([...wishedTerms, ...filterTerms]);
  const isWanted = ({ terms }: Token) => terms.some((term) => wanted.has(term));
  return (text) => {
    const tokens = wanted.size > 0 ? tokensIn(text) : [];
    const matches = tokens.filter(isWanted);
    const ends = matches.flatMap(({ start, end }) => [start, end]);
    // What is between matches has an even place.
    const pieces = [...ends, text.length].map((end, at) => ({
      text: text.slice(ends[at - 1], end),
      isMatch: at % 2 === 1,
    }));
    return pieces.filter((piece) => piece.text !== '');
  };
}
