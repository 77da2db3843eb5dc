import { type Ids, inAll } from './ids.ts';
import type { QueryTerm } from './parse-query.ts';

/** For each term, the texts that have it, in ascending order. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** Texts, by their numbers, as sequences of words. */
export type Texts = { readonly every: Ids; readonly sequences: readonly string[] };

/** An index of texts. */
export type TextIndex = {
  readonly every: Ids;
  /** The texts with exactly this term. */
  readonly having: (term: string) => readonly number[];
  /** The texts that match a term of a query. */
  readonly matchingTerm: (term: QueryTerm) => Ids;
  /** The texts that match all terms of a query; of an empty one, all texts. */
  readonly matching: (query: readonly QueryTerm[]) => Ids;
};

const NONE: readonly number[] = [];
const EMPTY: Ids = new Set();

/** Creates the index of texts from their terms. */
export function createTextIndex(postings: Postings, { every, sequences }: Texts): TextIndex {
  const having = (term: string) => postings.get(term) ?? NONE;

  /** Adds the texts in which a word is written as two: an index of all adjacent words would be many times larger. */
  function addWrittenApart(word: string, to: Set<number>) {
    for (let at = 1; at < word.length; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const candidates = postings.has(first) && postings.has(second) ? new Set(having(first)) : EMPTY;
      for (const id of candidates.size === 0 ? NONE : having(second)) {
        if (candidates.has(id) && !to.has(id) && sequences[id]?.includes(` ${first} ${second} `)) to.add(id);
      }
    }
  }

  function withAnyOf(spellings: readonly string[]): Set<number> {
    const texts = new Set(spellings.flatMap(having));
    for (const word of spellings) addWrittenApart(word, texts);
    return texts;
  }

  function matchingTerm({ words, key }: QueryTerm): Ids {
    const texts = inAll(words.map(withAnyOf), EMPTY);
    return key === undefined ? texts : new Set([...texts, ...having(key)]);
  }

  return { having, matchingTerm, every, matching: (query) => inAll(query.map(matchingTerm), every) };
}
