import { fold, WORD, wordsIn } from '../public-project/words.ts';
import { type TextFilter, VALUE_FILTERS } from './filter.ts';
import type { SearchIndex } from './search-index.ts';
import { compoundOf, keyOf, type Token, termOf, tokensIn, type Word, wordOf } from './terms.ts';
import { isOr, type Kind, kindOf } from './word-kind.ts';

/** The most words of a query that count. */
export const MOST_WORDS = 16;
/** A sentence with more words is long. */
const MOST_IN_SHORT = 6;
/** What is attached to a word without a meaning of its own: "l’énergie", "the client’s". */
const ELISION = /(?<!\p{L})(?:[dl]|qu)['’](?=\p{L})|['’]s(?!\p{L})/giu;

/** What a word of a query is for. */
export type Use = Exclude<Kind, 'negation'> | 'unwanted';

/** A word, a name of several words, or alternatives, as typed, with the terms that find it. */
type Searched = {
  readonly typed: string;
  readonly terms: readonly string[];
  /** The word that is looked for instead, because nothing has the typed one. */
  readonly corrected?: string;
};

/** A word of a query with its place and what it is for. */
export type QueryWord = Searched & {
  readonly start: number;
  readonly end: number;
  readonly use: Use;
  readonly isEither?: boolean;
};

type TypedToken = Token & { readonly typed: string };

/** The words in what is typed as one: "IT-Projekte", "UI/UX"; but not in "e-mail", "no-code" or a known name. */
function pieces({ typed, word: { one } }: TypedToken): readonly string[] {
  const parts = typed.split('/').flatMap((part) => (/(?:^|[‐-]).(?:[‐-]|$)/u.test(part) ? [part] : part.split(/[‐-]/)));
  const isOne = typed.includes(' ') || keyOf(one) !== undefined || parts.some((part) => kindOf(part) === 'negation');
  return isOne || parts.length < 2 ? [typed] : parts.filter((part) => kindOf(part) !== 'ignored');
}

/** What to search for a word: its parts if all occur, otherwise itself or, if it occurs nowhere, similar words. */
function searchedFor(typed: string, { one, term }: Word, isWhole: boolean, index: SearchIndex): readonly Searched[] {
  const isFound = index.has([term]);
  const names = typed.includes(' ') ? typed.split(' ') : compoundOf(one).filter((part) => kindOf(part) !== 'ignored');
  const parts = typed.includes(' ') && isFound ? [] : names.map((part) => [termOf(fold(part)), fold(part)]);
  if (parts.length > 0 && parts.every(index.has)) return parts.map((terms) => ({ typed, terms }));
  const { terms, corrected } = index.expand(one, isWhole);
  return [{ typed, terms: [...new Set([term, one, ...terms])], ...(corrected && !isFound && { corrected }) }];
}

/** What each word is for. In a value every word with a meaning is required, or every word if none has one. */
function usesOf(tokens: readonly TypedToken[], index: SearchIndex, name: TextFilter): readonly Use[] {
  const kinds = tokens.map(({ typed }) => kindOf(typed));
  const before = (at: number) => kinds.slice(0, at).findLast((kind) => kind !== 'ignored');
  // A title may have a word that means nothing in a sentence: "Search engineer".
  const isInTitle = ({ word }: TypedToken) => name === 'role' && index.having([word.term], name).some(Boolean);
  const uses = tokens.map((token, at): Use => {
    const kind = kinds[at] ?? 'required';
    if (kind === 'ignored' || kind === 'negation') return isInTitle(token) ? 'required' : 'ignored';
    if (name !== 'q') return 'required';
    return before(at) === 'negation' ? 'unwanted' : kind;
  });
  return name !== 'q' && uses.every((use) => use === 'ignored') ? uses.map(() => 'required') : uses;
}

/** Makes one word of alternatives: "React or Angular"; also of a list, if all are in one field: "Lyon, in Paris or in Nice". */
function joinAlternatives(words: readonly QueryWord[], text: string, index: SearchIndex): readonly QueryWord[] {
  const joined: QueryWord[] = [];
  for (const word of words.toReversed()) {
    const [next] = joined;
    const between = text.slice(word.end, next?.start);
    const areIn = (name: TextFilter) => [word, next].every((one) => one && index.having(one.terms, name).some(Boolean));
    const isListed = () => next?.isEither && between.includes(',') && VALUE_FILTERS.some(areIn);
    const isEither = wordsIn(between).some(isOr) || isListed();
    if (next && isEither && wordsIn(between).every((other) => kindOf(other) === 'ignored')) {
      const typed = text.slice(word.start, next.end);
      joined[0] = { ...word, end: next.end, typed, terms: [...word.terms, ...next.terms], isEither };
    } else joined.unshift(word);
  }
  return joined;
}

/** The words of a query with a meaning, each with what it is for: `single` as typed, `words` with alternatives joined. */
export function queryWordsIn(text: string, index: SearchIndex, name: TextFilter) {
  const plain = text.replace(ELISION, (elided) => ' '.repeat(elided.length));
  const tokens = tokensIn(plain).map((token) => ({ ...token, typed: plain.slice(token.start, token.end) }));
  const isLong = name === 'q' && (plain.match(WORD)?.length ?? 0) > MOST_IN_SHORT;
  const uses = usesOf(tokens, index, name);
  const parts = [...tokens.entries()]
    .filter(([at]) => uses[at] !== 'ignored')
    .flatMap(([at, token]) => pieces(token).map((part) => ({ part, token, use: uses[at] ?? 'required' })));
  const single = parts.slice(0, MOST_WORDS).flatMap(({ part, token, use }) => {
    const { start, end, typed, word } = token;
    const found = searchedFor(part, part === typed ? word : wordOf(part), isLong, index);
    return found.map((one) => ({ ...one, start, end, use }));
  });
  return { single, words: joinAlternatives(single, plain, index), isLong, isCut: parts.length > MOST_WORDS };
}
