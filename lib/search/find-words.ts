import { fold } from '../public-project/words.ts';
import {
  isIgnored,
  partsOf,
  piecesOf,
  type Token,
  termOf,
  tokensIn,
} from './terms.ts';
import type { WordsValue } from './wish.ts';
import type { WordIndex } from './word-index.ts';

const MOST_WORDS = 16;

/** A word that is searched, or a part of it, with the terms that find it. */
export type FoundWord = {
  readonly terms: readonly string[];
  readonly corrected?: string | undefined;
};

const isTelling = (part: string) => !isIgnored(part);

/**
 * What to search for a word: itself with other names of the same thing; if it
 * occurs nowhere, its parts or, if it may be corrected, similar words.
 */
export function termsFor(
  words: WordIndex,
  { normalized, term }: Token,
  typed: string,
  mayCorrect = true,
): readonly FoundWord[] {
  const all = piecesOf(fold(typed));
  const pieces = all.length > 1 ? all : [];
  if (pieces.length > 0 && !pieces.some(isTelling)) return [];
  const asWords = (parts: readonly string[]): readonly FoundWord[] =>
    parts.filter(isTelling).map((part) => ({ terms: [termOf(part), part] }));
  const whole: FoundWord = { terms: [term, normalized] };
  const readings = [asWords(partsOf(normalized)), [whole], asWords(pieces)];
  const known = readings.find(
    (parts) =>
      parts.length > 0 && parts.every(({ terms }) => terms.some(words.has)),
  );
  if (known || !mayCorrect) return known ?? [whole];
  const { terms, corrected } = words.closeTo(normalized);
  return [{ terms: [...whole.terms, ...terms], corrected }];
}

const VERSION = /^(\p{L}[\p{L}+#]+)\d{1,2}$/u;
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
  const tokens = tokensIn(text);
  const telling = tokens.filter(
    ({ normalized, term }) =>
      isTelling(normalized) || words.occursIn(field, [term, normalized]),
  );
  const found = (telling.length > 0 ? telling : tokens)
    .slice(0, MOST_WORDS)
    .flatMap((token) =>
      termsFor(words, token, text.slice(token.start, token.end)),
    );
  return {
    value: { kind: field, groups: found.map(({ terms }) => terms) },
    /** With the version of a word that has one: “C++20” is not “C++”. */
    exact: { kind: field, groups: found.map(({ terms }) => exactly(terms)) },
    corrected: found.flatMap(({ corrected = [] }) => corrected),
  } satisfies Readonly<Record<string, WordsValue | readonly string[]>>;
}
