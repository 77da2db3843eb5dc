import { LRUCache } from 'lru-cache';
import { addId, allIds, bothIds, forEachId, hasId, type IdSet, isEmpty, noIds } from './id-set.ts';
import { keysOf, type Term, termsEndingWith } from './same-words.ts';
import { type Sought, soughtIn } from './sought.ts';
import { forEachWord, joined, variants } from './words.ts';
import { createTermReader } from './words-of.ts';

/** By their numbers, which of many texts have a word: exactly those whose `wordsOf` has it. */
export type WordIndex = {
  /** Takes in the next text; its number is how many were taken in before. */
  readonly add: (text: string) => void;
  /** All words that texts are found by, but those written as two. */
  readonly words: () => Iterable<string>;
  /** The texts with this one word. */
  readonly having: (word: string) => IdSet;
  /** The texts that have one thing that is sought. */
  readonly havingSought: (sought: Sought) => IdSet;
  /** The texts with everything that a query seeks; all of them when there is no word in it. */
  readonly matching: (query: string) => IdSet;
};

type Word = {
  readonly spelling: string;
  readonly number: number;
  /** The texts that have it: their numbers in order, or a set once that is smaller. */
  texts: number[] | IdSet;
  /** Of a word as it stands in a text: all it is found by, itself too, and itself without what stands inside it. */
  found?: { readonly by: readonly Word[]; readonly joined: Word; readonly ending: readonly Term[] };
};

/** Stands between words that are no neighbours. */
const GAP = 0;
const MOST_HELD = 500;

// A part of a string keeps the whole of it in memory; an index would keep all texts once more.
const apart = (word: string) => Buffer.from(word).toString();

/** Words in a row, by text. Two neighbours are found there, because an index of every pair would be many times larger. */
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
    /** Whether one word follows another in a text. */
    holds(text: number, first: number, second: number): boolean {
      const start = text === 0 ? 0 : (ends[text - 1] ?? 0);
      for (let at = (ends[text] ?? 0) - 1; at > start; at -= 1) {
        if (held[at] === second && held[at - 1] === first) return true;
      }
      return false;
    },
  };
}

/** An index with room for `size` texts, without any yet; `understand` tells what a query seeks. */
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
    // A number takes eight bytes, a set a bit for each text.
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

  /** Adds the texts in which a word is written as two neighbours. */
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

  // Values are counted again for every filter, and words that are sought come in many assignments.
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
