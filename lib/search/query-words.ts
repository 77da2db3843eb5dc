import { fold, WORD, wordsIn } from '../public-project/words.ts';
import { type TextFilter, VALUE_FILTERS } from './filter.ts';
import type { SearchIndex } from './search-index.ts';
import { compoundOf, type Token, termOf, tokensIn } from './terms.ts';
import { isOr, type Kind, kindOf } from './word-kind.ts';

/** The most words of a query that count. */
export const MOST_WORDS = 16;
/** A sentence with more words is long. */
const MOST_IN_SHORT = 6;

type TypedToken = Token & { readonly typed: string };

/** A word of a query, a name of several words, or alternatives, as typed, with the terms that find it. */
export type QueryWord = {
  readonly typed: string;
  readonly terms: readonly string[];
  /** The word that is looked for instead, because nothing has the typed one. */
  readonly corrected?: string;
};

/** Separates words that are written as one: "IT-Projekte", "UI/UX", "l’énergie"; but not "e-mail", "no-code" or "j’ai". */
function separated(word: string): string {
  if (['ignored', 'negation'].includes(kindOf(word))) return word;
  const words = word.replace(/^\p{L}['’]|['’]\p{L}$/u, '').split(/[/'’]/);
  const stays = (part: string) => part.length < 2 || kindOf(part) === 'negation';
  return words.map((each) => (each.split('-').some(stays) ? each : each.replaceAll('-', ' '))).join(' ');
}

/** What to search for a token: its parts if all occur, otherwise itself or, if it occurs nowhere, similar words. */
function queryWordsFor(
  { typed, word: { one, term } }: TypedToken,
  isWhole: boolean,
  index: SearchIndex,
): readonly QueryWord[] {
  const exact = [term];
  const isName = typed.includes(' ');
  if (isName && index.has(exact)) return [{ typed, terms: [...exact, one] }];
  const pieces = isName ? typed.split(' ') : compoundOf(one).filter((part) => kindOf(part) !== 'shared');
  const parts = pieces.map((part) => [termOf(fold(part)), fold(part)]);
  if (parts.length > 0 && parts.every(index.has)) return parts.map((terms) => ({ typed, terms }));
  const { terms, corrected } = index.expand(one, isWhole);
  return [
    {
      typed,
      terms: [...new Set([...exact, one, ...terms])],
      ...(corrected !== undefined && !index.has(exact) && { corrected }),
    },
  ];
}

/** What a word of a query is for. */
export type Use = Exclude<Kind, 'negation'> | 'unwanted';

/** What each word is for. In a value, every word is required that carries something, or every word if none does. */
function usesOf(tokens: readonly TypedToken[], index: SearchIndex, name: TextFilter): readonly Use[] {
  const kinds = tokens.map(({ typed }) => kindOf(typed));
  const before = (at: number) => kinds.slice(0, at).findLast((kind) => kind !== 'ignored');
  // A title may have a word that carries nothing in a sentence: "Search engineer".
  const isInTitle = ({ word }: TypedToken) => name === 'role' && index.having([word.term], name).some(Boolean);
  const uses = tokens.map((token, at): Use => {
    const kind = kinds[at] ?? 'required';
    if (kind === 'ignored' || kind === 'negation') return isInTitle(token) ? 'required' : 'ignored';
    if (name !== 'q') return 'required';
    return before(at) === 'negation' ? 'unwanted' : kind;
  });
  return name !== 'q' && uses.every((use) => use === 'ignored') ? uses.map(() => 'required') : uses;
}

/** A word of a query with its place in the text, what it is for, and whether it is several alternatives. */
export type PlacedWord = QueryWord & {
  readonly start: number;
  readonly end: number;
  readonly use: Use;
  readonly isEither?: boolean;
};

/** Makes one word of alternatives: "React or Angular"; also of a list, if all are in one field: "Lyon, in Paris or in Nice". */
function joinAlternatives(words: readonly PlacedWord[], text: string, index: SearchIndex): readonly PlacedWord[] {
  const joined: PlacedWord[] = [];
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

/** The words of a query that carry something, each with what it is for, as typed one by one and with alternatives joined. */
export function queryWordsIn(text: string, index: SearchIndex, name: TextFilter) {
  const plain = text.replace(WORD, separated);
  const tokens = tokensIn(plain).map((token) => ({ ...token, typed: plain.slice(token.start, token.end) }));
  const isLong = name === 'q' && wordsIn(plain).length > MOST_IN_SHORT;
  const uses = usesOf(tokens, index, name);
  const carrying = [...tokens.entries()].filter(([at]) => uses[at] !== 'ignored');
  const single = carrying.slice(0, MOST_WORDS).flatMap(([at, token]) => {
    const { start, end } = token;
    const use = uses[at] ?? 'required';
    return queryWordsFor(token, isLong, index).map((found) => ({ ...found, start, end, use }));
  });
  return { plain, single, words: joinAlternatives(single, plain, index), isLong, isCut: carrying.length > MOST_WORDS };
}
