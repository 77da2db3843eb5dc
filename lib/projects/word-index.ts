import { LRUCache } from 'lru-cache';
import { addId, allIds, bothIds, forEachId, hasId, type IdSet, isEmpty, noIds } from './id-set.ts';
import { keysOf, type Term, termsEndingWith } from './same-words.ts';
import { type Sought, soughtIn } from './sought.ts';
import { forEachWord, joined, variants } from './words.ts';
import { createTermReader } from './words-of.ts';

/** An index from words to texts, which are numbered. A text has exactly the words that `wordsOf` gives. */
export type WordIndex = {
  /** Adds the next text; texts are numbered from 0. */
  readonly add: (text: string) => void;
  /** All indexed words, except those that occur only as two adjacent words. */
  readonly words: () => Iterable<string>;
  /** The texts with this word. */
  readonly having: (word: string) => IdSet;
  /** The texts that match this search term. */
  readonly havingSought: (sought: Sought) => IdSet;
  /** The texts that match all terms of a query; all texts if it has no words. */
  readonly matching: (query: string) => IdSet;
};

type Word = {
  readonly spelling: string;
  readonly number: number;
  /** The texts with this word: their numbers in order, or a set once that is smaller. */
  texts: number[] | IdSet;
  /** For a word as it occurs in texts: all words it is found by including itself, itself without punctuation, and terms it ends. */
  found?: { readonly by: readonly Word[]; readonly joined: Word; readonly ending: readonly Term[] };
};

/** Separates words that are not adjacent. */
const GAP = 0;
const MOST_HELD = 500;

// A substring keeps the original string in memory, so the index would retain all texts.
const apart = (word: string) => Buffer.from(word).toString();

/** The sequence of words in each text. Adjacent pairs are looked up here, because an index of all pairs would be far larger. */
function createRows(size: number) {
  let held = new Uint32Array(1024);
  let length = 0;
  let count = 0;
  const ends = new Uint32Array(size);
  return {
    add(row: readonly number[]) {
      if (length + row.length > held.length) {
        const longer = new Uint32Array(2 * (length + row.length));
        longer.set(held);
        held = longer;
      }
      held.set(row, length);
      length += row.length;
      ends[count] = length;
      count += 1;
    },
    /** Whether one word directly follows another in a text. */
    holds(text: number, first: number, second: number): boolean {
      const start = text === 0 ? 0 : (ends[text - 1] ?? 0);
      for (let at = (ends[text] ?? 0) - 1; at > start; at -= 1) {
        if (held[at] === second && held[at - 1] === first) return true;
      }
      return false;
    },
  };
}

/** Creates an empty index with capacity for `size` texts; `understand` parses queries. */
export function createWordIndex(size: number, understand = soughtIn): WordIndex {
  const words = new Map<string, Word>();
  const rows = createRows(size);
  let count = 0;

  function wordOf(spelling: string): Word {
    const known = words.get(spelling);
    if (known !== undefined) return known;
    const word = { spelling: apart(spelling), number: words.size + 1, texts: [] };
    words.set(word.spelling, word);
    return word;
  }

  function foundOf(spelling: string) {
    const word = wordOf(spelling);
    word.found ??= {
      by: [spelling, ...variants(spelling), ...keysOf(spelling)].map(wordOf),
      joined: wordOf(joined(spelling)),
      ending: termsEndingWith(spelling),
    };
    return word.found;
  }

  const setOf = ({ texts }: Word): IdSet => {
    if (!Array.isArray(texts)) return texts;
    const set = noIds(size);
    for (const text of texts) addId(set, text);
    return set;
  };

  function note(word: Word, text: number) {
    const { texts } = word;
    if (!Array.isArray(texts)) return addId(texts, text);
    if (texts.at(-1) !== text) texts.push(text);
    // A number takes eight bytes, a set one bit per text.
    if (texts.length > size / 64) word.texts = setOf(word);
  }

  function add(text: string) {
    const row: number[] = [];
    const termsEnding = createTermReader();
    forEachWord(text, (spelling, isNeighbour) => {
      const found = foundOf(spelling);
      for (const word of found.by) note(word, count);
      for (const { key } of termsEnding(found.joined.spelling, isNeighbour, found.ending)) note(wordOf(key), count);
      if (!isNeighbour) row.push(GAP);
      row.push(found.joined.number);
    });
    rows.add(row);
    count += 1;
  }

  /** Adds the texts in which a word is written as two adjacent words. */
  function addWrittenApart(spelling: string, to: IdSet) {
    for (let at = 1; at < spelling.length; at += 1) {
      const first = words.get(spelling.slice(0, at));
      const second = first && words.get(spelling.slice(at));
      if (!first || !second) continue;
      forEachId(bothIds(setOf(first), setOf(second)), (text) => {
        if (!hasId(to, text) && rows.holds(text, first.number, second.number)) addId(to, text);
      });
    }
  }

  function havingOneOf(spellings: readonly string[]): IdSet {
    const texts = noIds(size);
    for (const spelling of spellings) {
      const word = words.get(spelling);
      if (word) forEachId(setOf(word), (text) => addId(texts, text));
    }
    for (const spelling of spellings) addWrittenApart(spelling, texts);
    return texts;
  }

  function havingSought({ words: sought, key }: Sought): IdSet {
    const texts = sought.map(havingOneOf).reduce(bothIds);
    if (key !== undefined) forEachId(havingWord.memo(key), (text) => addId(texts, text));
    return texts;
  }

  function havingAll(query: readonly Sought[]): IdSet {
    let texts = allIds(count);
    for (const sought of query) if (!isEmpty(texts)) texts = bothIds(texts, havingSought(sought));
    return texts;
  }

  // Values are counted again for every filter, and popular search words match many assignments.
  const havingWord = new LRUCache<string, IdSet>({ max: MOST_HELD, memoMethod: (word) => havingOneOf([word]) });
  const matching = new LRUCache<string, IdSet>({ max: MOST_HELD, memoMethod: (query) => havingAll(understand(query)) });

  return {
    add,
    words: () => words.keys(),
    having: (word) => havingWord.memo(word),
    havingSought,
    matching: (query) => matching.memo(query),
  };
}
