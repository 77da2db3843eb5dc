import { isIgnored, termOf, tokensIn, VERSION, type Word } from './terms.ts';
import type { WordIndex } from './word-index.ts';

const MOST_WORDS = 16;

/** The terms that find a word, or a part of it. */
type FoundWord = {
  readonly terms: readonly string[];
  readonly corrected?: string | undefined;
};

export const asWords = (parts: readonly string[]): readonly FoundWord[] =>
  parts
    .filter((part) => !isIgnored(part))
    .map((part) => ({ terms: [termOf(part), part] }));

/**
 * What to search for a word: itself with other names of the same thing; if it
 * occurs nowhere, its parts or, if it may be corrected, similar words.
 */
export function termsFor(
  words: WordIndex,
  { normalized, term, parts, pieces }: Word,
  mayCorrect = true,
): readonly FoundWord[] {
  if (pieces.length > 1 && pieces.every(isIgnored)) return [];
  const whole: FoundWord = { terms: [term, normalized] };
  const isKnown = (some: readonly FoundWord[]) =>
    some.length > 0 && some.every(({ terms }) => terms.some(words.has));
  const readings = [asWords(parts), [whole], asWords(pieces)];
  const known = readings.find(isKnown);
  if (known || !mayCorrect) return known ?? [whole];
  const { terms, corrected } = words.closeTo(normalized);
  return [{ terms: [...whole.terms, ...terms], corrected }];
}

/** A word with its version alone, if it has one. */
function exactly(terms: readonly string[]): readonly string[] {
  const versions = terms.filter((term) => VERSION.test(term));
  return versions.length > 0 ? versions : terms;
}

/**
 * The words of a value of a filter, all of which must occur in its field. One
 * that says nothing by itself must if some field has it, or if there is no
 * other.
 */
export function readWords(
  words: WordIndex,
  field: 'technology' | 'role',
  text: string,
) {
  const tokens = tokensIn(text).map(({ word }) => word);
  const telling = tokens.filter(
    ({ isIgnored: isSmall, normalized, term }) =>
      !isSmall || words.occursIn(field, [term, normalized]),
  );
  const found = (telling.length > 0 ? telling : tokens)
    .slice(0, MOST_WORDS)
    .flatMap((word) => termsFor(words, word));
  return {
    groups: found.map(({ terms }) => terms),
    /** With the version of a word that has one: “C++20” is not “C++”. */
    exact: found.map(({ terms }) => exactly(terms)),
    corrected: found.flatMap(({ corrected = [] }) => corrected),
  };
}
