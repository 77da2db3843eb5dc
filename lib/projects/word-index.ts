import { LRUCache } from 'lru-cache';
import { addId, addIds, allIds, bothIds, forEachId, hasId, type IdSet, isEmpty, noIds } from './id-set.ts';
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

/** For a word as it occurs in texts: the numbers of all words it is found by, itself without punctuation, and terms it ends. */
type Found = {
  readonly by: readonly number[];
  readonly joined: string;
  readonly joinedNumber: number;
  readonly ending: readonly Term[];
};

/** Separates words that are not adjacent. */
const GAP = 0;
const MOST_HELD_BYTES = 256 * 1024;

// A substring keeps the original string in memory, so the index would retain all texts.
const apart = (word: string) => Buffer.from(word).toString();

/** The texts that have each word, both by their numbers. */
function createOccurrences(size: number) {
  // The texts of a word in order, or a set once that is smaller; a number takes eight bytes, a set one bit per text.
  let listed: (number[] | undefined)[] = [];
  const sets = new Map<number, IdSet>();
  // The lists, once complete, one after the other: most words occur in few texts, and an array each would be far larger.
  let held = new Uint32Array();
  let starts = new Uint32Array();

  const listOf = (word: number): Iterable<number> => listed[word] ?? held.subarray(starts[word], starts[word + 1]);

  function setOf(word: number): IdSet {
    const known = sets.get(word);
    if (known !== undefined) return known;
    const set = noIds(size);
    addTo(set, word);
    return set;
  }

  /** Adds the texts of a word to a set. */
  function addTo(texts: IdSet, word: number) {
    const set = sets.get(word);
    if (set !== undefined) addIds(texts, set);
    else for (const text of listOf(word)) addId(texts, text);
  }

  function note(word: number, text: number) {
    const set = sets.get(word);
    if (set !== undefined) return addId(set, text);
    const texts = listed[word];
    if (texts === undefined) listed[word] = [text];
    else if (texts.at(-1) !== text) texts.push(text);
    if (texts !== undefined && texts.length > size / 64) {
      sets.set(word, setOf(word));
      listed[word] = undefined;
    }
  }

  function complete(words: number) {
    starts = new Uint32Array(words + 1);
    for (let word = 0; word < words; word += 1) starts[word + 1] = (starts[word] ?? 0) + (listed[word]?.length ?? 0);
    held = new Uint32Array(starts[words] ?? 0);
    for (let word = 0; word < words; word += 1) held.set(listed[word] ?? [], starts[word]);
    listed = [];
  }

  return { note, setOf, addTo, complete };
}

/** The sequence of words in each text. Adjacent pairs are looked up here, because an index of all pairs would be far larger. */
function createRows(size: number) {
  let held: Uint16Array | Uint32Array = new Uint32Array(1024);
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
    complete(words: number) {
      const exact = held.subarray(0, length);
      held = words < 2 ** 16 ? Uint16Array.from(exact) : exact.slice();
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

/** Creates an empty index with capacity for `size` texts, compacted with the last of them; `understand` parses queries. */
export function createWordIndex(size: number, understand = soughtIn): WordIndex {
  const numbers = new Map<string, number>();
  const occurrences = createOccurrences(size);
  const rows = createRows(size);
  const known = new Map<string, Found>();
  let count = 0;

  function numberOf(spelling: string): number {
    const number = numbers.get(spelling) ?? numbers.size + 1;
    if (number > numbers.size) numbers.set(apart(spelling), number);
    return number;
  }

  function foundOf(spelling: string): Found {
    const before = known.get(spelling);
    if (before !== undefined) return before;
    const bare = joined(spelling);
    const found = {
      by: [spelling, ...variants(spelling), ...keysOf(spelling)].map(numberOf),
      joined: bare,
      joinedNumber: numberOf(bare),
      ending: termsEndingWith(spelling),
    };
    known.set(apart(spelling), found);
    return found;
  }

  function complete() {
    known.clear();
    rows.complete(numbers.size + 1);
    occurrences.complete(numbers.size + 1);
  }

  function add(text: string) {
    const row: number[] = [];
    const termsEnding = createTermReader();
    forEachWord(text, (spelling, isNeighbour) => {
      const found = foundOf(spelling);
      for (const word of found.by) occurrences.note(word, count);
      for (const { key } of termsEnding(found.joined, isNeighbour, found.ending)) {
        occurrences.note(numberOf(key), count);
      }
      if (!isNeighbour) row.push(GAP);
      row.push(found.joinedNumber);
    });
    rows.add(row);
    count += 1;
    if (count === size) complete();
  }

  /** Adds the texts in which a word is written as two adjacent words. */
  function addWrittenApart(spelling: string, to: IdSet) {
    for (let at = 1; at < spelling.length; at += 1) {
      const first = numbers.get(spelling.slice(0, at));
      const second = first && numbers.get(spelling.slice(at));
      if (!first || !second) continue;
      forEachId(bothIds(occurrences.setOf(first), occurrences.setOf(second)), (text) => {
        if (!hasId(to, text) && rows.holds(text, first, second)) addId(to, text);
      });
    }
  }

  function havingOneOf(spellings: readonly string[]): IdSet {
    const texts = noIds(size);
    for (const spelling of spellings) {
      const word = numbers.get(spelling);
      if (word) occurrences.addTo(texts, word);
    }
    for (const spelling of spellings) addWrittenApart(spelling, texts);
    return texts;
  }

  function havingSought({ words: sought, key }: Sought): IdSet {
    const texts = sought.map(havingOneOf).reduce(bothIds);
    if (key !== undefined) addIds(texts, havingWord.memo(key));
    return texts;
  }

  function havingAll(query: readonly Sought[]): IdSet {
    let texts = allIds(count);
    for (const sought of query) if (!isEmpty(texts)) texts = bothIds(texts, havingSought(sought));
    return texts;
  }

  // Values are counted again for every filter, and popular search words match many assignments.
  const held = (find: (text: string) => IdSet) =>
    new LRUCache<string, IdSet>({
      maxSize: MOST_HELD_BYTES,
      // A character takes up to two bytes in memory.
      sizeCalculation: (texts, key) => Math.max(1, texts.byteLength) + 2 * key.length,
      memoMethod: find,
    });
  const havingWord = held((word) => havingOneOf([word]));
  const matching = held((query) => havingAll(understand(query)));

  return {
    add,
    words: () => numbers.keys(),
    having: (word) => havingWord.memo(word),
    havingSought,
    matching: (query) => matching.memo(query),
  };
}
