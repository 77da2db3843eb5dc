import type { Span } from '../facts/scan.ts';
import type { TextFilter } from '../filters.ts';
import { fold, WORD, wordsIn } from '../public-project/words.ts';
import type { SearchIndex } from './search-index.ts';
import {
  beginningOf,
  compoundOf,
  isOccupation,
  isTechnology,
  keyOf,
  type Token,
  termOf,
  tokensIn,
  type Word,
  wordOf,
} from './terms.ts';
import { isAnd, isOr, type Kind, kindOf } from './word-kind.ts';

export const MOST_WORDS = 16;
const MOST_IN_SHORT = 6;

export type Use = Kind | 'unwanted';

/** A word, or a name of several words, as typed, with the terms that find it. */
export type QueryWord = {
  readonly typed: string;
  readonly terms: readonly string[];
  /** The word that is looked for instead, because nothing has the typed one. */
  readonly corrected?: string;
  readonly start: number;
  readonly end: number;
  readonly use: Use;
};

/** What is looked for: one of several words, or of groups of words that belong together. */
export type Sought = QueryWord & { readonly either: readonly (readonly QueryWord[])[] };

type TypedToken = Token & { readonly typed: string; readonly use: Use };

/** The words in what is typed as one: "IT-Projekte", "UI/UX"; but not in "e-mail", "no-code" or a known name. */
function pieces({ typed, word: { one } }: TypedToken): readonly string[] {
  const parts = typed.split('/').flatMap((part) => (/(?:^|[‐-]).(?:[‐-]|$)/u.test(part) ? [part] : part.split(/[‐-]/)));
  const isOne = typed.includes(' ') || keyOf(one) !== undefined || /^(?:no|non|not)$/i.test(parts[0] ?? '');
  return isOne || parts.length < 2 ? [typed] : parts.filter((part) => kindOf(part) !== 'ignored');
}

/** What to search for a word: its parts if all occur, otherwise itself or, if it occurs nowhere, similar words. */
function searchedFor(typed: string, { one, term }: Word, isWhole: boolean, index: SearchIndex) {
  const isFound = index.has([term]);
  const names = typed.includes(' ') ? typed.split(' ') : compoundOf(one).filter((part) => kindOf(part) !== 'ignored');
  const parts = typed.includes(' ') && isFound ? [] : names.map((part) => [termOf(fold(part)), fold(part)]);
  if (parts.length > 0 && parts.every(index.has)) return parts.map((terms) => ({ typed, terms }));
  const { terms, corrected } = index.expand(one, isWhole);
  const begun = isFound ? [] : beginningOf(one).map(termOf);
  return [{ typed, terms: [...new Set([term, one, ...begun, ...terms])], ...(corrected && !isFound && { corrected }) }];
}

/** What each word is for. In a value every word with a meaning is required, or every word if none has one. */
function usesOf(
  tokens: readonly Omit<TypedToken, 'use'>[],
  index: SearchIndex,
  name: TextFilter,
  unwanted: readonly Span[],
): readonly Use[] {
  // A title may have a word that means nothing in a sentence: "Search engineer".
  const isInTitle = (term: string) => name === 'role' && !index.having([term], name).rows.isEmpty();
  const uses = tokens.map(({ typed, start, end, word }): Use => {
    if (unwanted.some(([from, to]) => from < end && start < to)) return 'unwanted';
    const kind = kindOf(typed);
    if (kind === 'ignored') return isInTitle(word.term) ? 'required' : 'ignored';
    return name === 'q' ? kind : 'required';
  });
  return name !== 'q' && uses.every((use) => use === 'ignored') ? uses.map(() => 'required') : uses;
}

/** What a word names, to tell whether two are of one kind. */
function kindOfThing({ terms }: QueryWord, index: SearchIndex): TextFilter | null {
  if (isOccupation(terms)) return 'role';
  if (isTechnology(terms)) return 'technology';
  const isIn = (name: TextFilter) => !index.having(terms, name).rows.isEmpty();
  return (['location', 'technology', 'sector', 'role'] as const).find(isIn) ?? null;
}

/**
 * Joins what is of one kind: beside “or” the words there, or titles of several words; across a comma, and places across “and”, only
 * what names things of the same kind.
 */
function withAlternatives(words: readonly QueryWord[], text: string, index: SearchIndex): readonly Sought[] {
  const isOf = (kind: TextFilter, word: QueryWord | undefined) => word && kindOfThing(word, index) === kind;
  const betweenOf = (at: number) => text.slice(words[at - 1]?.end ?? 0, words[at]?.start);
  const goesOn = (at: number) => words[at]?.use === 'required' && /^[ -]?$/.test(betweenOf(at));
  function isJoined(at: number): boolean {
    const others = wordsIn(betweenOf(at));
    const [before, word] = [words[at - 1], words[at]];
    if (before?.use !== 'required' || word?.use !== 'required') return false;
    if (others.some((other) => kindOf(other) !== 'ignored')) return false;
    if (others.some(isOr)) return true;
    const kind = /^ ?,|\n/.test(betweenOf(at)) || others.some(isAnd) ? kindOfThing(word, index) : null;
    return kind !== null && (kind === 'location' || !others.some(isAnd)) && isOf(kind, before) === true;
  }
  /** How many words the title has that starts here: up to the last one beside it that names an occupation. */
  function lengthOfTitle(at: number): number {
    let [length, next] = [0, at];
    do {
      if (isOf('location', words[next])) break;
      next += 1;
      if (isOf('role', words[next - 1])) length = next - at;
    } while (goesOn(next));
    return length;
  }
  const joined: Sought[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as QueryWord;
    const last = joined.at(-1);
    if (!last || !isJoined(at)) {
      joined.push({ ...word, either: [[word]] });
      continue;
    }
    // “Data scientist or full-stack engineer”; but “Java developer or architect” is one of two words.
    let length = 1;
    while (last.either.length === 1 && goesOn(at - length) && joined.at(-length - 1)?.either.length === 1) {
      if (isOf('location', words[at - length - 1])) break;
      length += 1;
    }
    const titled = isOf('role', words[at - 1]) ? lengthOfTitle(at) : 0;
    const areTitles = titled > 0 && !(titled === 1 && length > 1);
    const [first = last] = areTitles ? joined.slice(-length) : [last];
    const before = areTitles && last.either.length === 1 ? [words.slice(at - length, at)] : last.either;
    const other = words.slice(at, at + (areTitles ? titled : 1));
    joined.splice(-(areTitles ? length : 1));
    const end = other.at(-1)?.end ?? word.end;
    const all = [...before, other];
    const terms = all.flat().flatMap((one) => one.terms);
    joined.push({ ...first, end, typed: text.slice(first.start, end), terms, either: all });
    at += other.length - 1;
  }
  return joined;
}

/** The words of a query with a meaning, each with what it is for: `single` as typed, `words` with alternatives joined. */
export function queryWordsIn(text: string, index: SearchIndex, name: TextFilter, unwanted: readonly Span[] = []) {
  const tokens = tokensIn(text).map((token) => ({ ...token, typed: text.slice(token.start, token.end) }));
  const isLong = name === 'q' && (text.match(WORD)?.length ?? 0) > MOST_IN_SHORT;
  const uses = usesOf(tokens, index, name, unwanted);
  const parts = tokens
    .map((token, at): TypedToken => ({ ...token, use: uses[at] ?? 'required' }))
    .filter(({ use }) => use !== 'ignored')
    .flatMap((token) => pieces(token).map((part) => ({ ...token, part })));
  const single = parts.slice(0, MOST_WORDS).flatMap(({ part, typed, word, start, end, use }): QueryWord[] => {
    const found = searchedFor(part, part === typed ? word : wordOf(part), isLong, index);
    return found.map((one) => ({ ...one, start, end, use }));
  });
  return { single, words: withAlternatives(single, text, index), isLong, isCut: parts.length > MOST_WORDS };
}
