import SearchableMap from 'minisearch/SearchableMap';
import { fold } from '../public-project/words.ts';
import { isExactName, keyByName, spellings, termOf, type Word, wordOf } from './terms.ts';
import { kindOf } from './word-kind.ts';

const LETTERS = /^\p{L}{4,40}$/u;
const SHORTEST_CORRECTED = 5;
const LONG = 6;
/** The most different words that are indexed; more would take more memory than a small server has. */
const MOST_INDEXED = 100_000;
/** The most words that a beginning or a misspelling stands for. */
const MOST_EXPANSIONS = 20;

/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** The words of a list, to complete and correct what is typed. */
export function createIndexedWords(most = MOST_INDEXED) {
  const indexed = new Map<string, Word>();
  /** The term that finds each word, by the word and by other names of the same thing. */
  const terms = new SearchableMap<string>();
  const written = new Map<string, string>();
  const asWritten = (word: string) => written.get(word) ?? spellings.get(word) ?? word;

  /** Words with up to two letters different, each with its term and their number, the most similar first. */
  function similarTo(word: string) {
    if (!LETTERS.test(word) || word.length < SHORTEST_CORRECTED) return [];
    return [...terms.fuzzyGet(word, 2)].sort(([, [, a]], [, [, b]]) => a - b);
  }

  return {
    /** The terms of a word as written. Looked up once, because words repeat. `undefined` if there are too many words. */
    lookUp(text: string): Word | undefined {
      const same = indexed.get(text);
      if (same !== undefined || indexed.size >= most) return same;
      const word = wordOf(text);
      indexed.set(text, word);
      if (!written.has(word.one)) written.set(word.one, text);
      const isKey = word.term.startsWith('=');
      const names = isKey ? [...keyByName.keys()].filter((name) => keyByName.get(name) === word.term) : [];
      for (const name of [word.one, ...names]) if (LETTERS.test(name)) terms.set(name, termOf(name));
      return word;
    },
    /**
     * The terms that a word may stand for if it occurs nowhere: those of words that start with it, unless `isWhole`; otherwise those
     * of words with one letter different or two swapped. `corrected` is the most similar of the latter, as the list writes it.
     */
    expand(word: string, isWhole: boolean): { readonly terms: readonly string[]; readonly corrected?: string } {
      if (!LETTERS.test(word) || isExactName(word) || terms.has(word)) return { terms: [] };
      const begun = isWhole ? [] : [...terms.atPrefix(word).values()];
      const similar = similarTo(word)
        .filter(([found]) => Math.max(found.length, word.length) >= LONG)
        .filter(([found, [, differences]]) => differences < 2 || lettersOf(found) === lettersOf(word));
      const found = begun.length > 0 ? begun : similar.map(([, [term]]) => term);
      const corrected = begun.length > 0 ? undefined : similar[0]?.[0];
      const all = [...new Set(found)].slice(0, MOST_EXPANSIONS);
      return { terms: all, ...(corrected && { corrected: asWritten(corrected) }) };
    },
    /** The word of the list that is probably meant: the most similar one, if at most a quarter of the letters differ. */
    closestTo(typed: string): string | undefined {
      const word = fold(typed);
      if (isExactName(word) || kindOf(word) !== 'required') return undefined;
      const similar = similarTo(word).filter(([, [, differences]]) => differences * 4 <= word.length);
      const [closest] = similar.find(([found]) => kindOf(found) === 'required') ?? [];
      return closest && asWritten(closest);
    },
  };
}
