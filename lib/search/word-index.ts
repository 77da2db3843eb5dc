import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { log } from '../log.ts';
import { isExact, names, type Token, termOf, tokensIn } from './terms.ts';
import type { WordsValue } from './wish.ts';

/**
 * How much a word counts in each field, and how many words the field usually
 * has: in a longer one, each counts less.
 */
const FIELDS = {
  technology: { boost: 3, length: 5 },
  role: { boost: 6, length: 3 },
  /** Parts of the names of technologies: “Azure” of “Azure DevOps”. */
  related: { boost: 1.5, length: 5 },
  sector: { boost: 2, length: 2 },
  name: { boost: 3, length: 4 },
  location: { boost: 2, length: 4 },
  languages: { boost: 1, length: 2 },
  terms: { boost: 1, length: 6 },
  text: { boost: 1, length: 80 },
};
export type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];
/** Running texts: what only they have affects nothing but the order. */
const RUNNING: readonly Field[] = ['terms', 'text'];

/** BM25: how fast more of the same counts less, and how much length counts. */
const [SATURATION, BY_LENGTH] = [1.2, 0.7];
/** How much all occurrences count beside the best one (dis_max). */
const TIE_BREAKER = 0.3;

/**
 * The most distinct words and entries of an index: more would take more memory
 * than a small server has. What is beyond is not searched.
 */
const MOST_WORDS = 100_000;
const MOST_ENTRIES = 3_000_000;
/** More of a text is not searched. */
const MOST_OF_TEXT = 20_000;
/** A text is read in parts, so that each takes a few milliseconds. */
const PART = /[\s\S]{1,1500}(?!\S)|[\s\S]{1,1500}/g;

const MOST_CLOSE = 20;
const LETTERS = /^\p{L}{4,40}$/u;

/** “Azure DevOps” and “React-Native”, but “Node.js” is one word. */
const SEVERAL_WORDS = /[ ‐‑-]/;

/**
 * The terms of a token of a text in a field. The name of a technology in several
 * words is exact: its parts are only related.
 */
function termsIn(field: Field, token: Token, text: string): readonly string[] {
  const { normalized, term, terms, start, end } = token;
  const isName =
    term.startsWith('=') && SEVERAL_WORDS.test(text.slice(start, end));
  if (field === 'technology' && isName) return [term, normalized];
  return field === 'related' && !isName ? [] : terms;
}

/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** Texts of which each says something of some rows, from the first to the last. */
type Document = { readonly first: number; readonly last: number };
/** Where a term occurs: the numbers of documents, each with its weight. */
type Occurrences = {
  readonly documents: number[];
  readonly weights: number[];
};

/** The rows that have some words, and how much they count in each. */
export type Found = {
  readonly rows: Rows;
  /** The rows that have them in more than a running text. */
  readonly named: Rows;
  readonly scores: Float32Array;
};

/** The words of a list by the rows that have them. */
export class WordIndex {
  readonly #documents: Document[] = [];
  readonly #occurrences = new Map<Field, Map<string, Occurrences>>(
    FIELD_NAMES.map((field) => [field, new Map()]),
  );
  /** All words that may be meant by others, each with its term. */
  readonly #words = new SearchableMap<string>();
  readonly #terms = new Set<string>();
  /**
   * Of each document, the best weight and the sum of weights of what is
   * searched; zero in between. New ones for each word would take long.
   */
  readonly #best: number[] = [];
  readonly #sums: number[] = [];
  #entries = 0;
  #isFull = false;

  constructor() {
    for (const name of names) this.#words.set(name, termOf(name));
  }

  /** No more words are taken in. Said once. */
  close(reason: string) {
    if (this.#isFull) return;
    this.#isFull = true;
    log('warn', 'search_incomplete', { reason, words: this.#terms.size });
  }

  /** Adds texts of some rows, in steps. */
  *add(document: Document, texts: { readonly [field in Field]?: string }) {
    this.#documents.push(document);
    this.#best.push(0);
    this.#sums.push(0);
    for (const field of FIELD_NAMES) {
      const text = texts[field];
      if (!text) continue;
      const counts = new Map<string, number>();
      let length = 0;
      for (const [part] of text.slice(0, MOST_OF_TEXT).matchAll(PART)) {
        length += this.#count(part, counts, field);
        yield;
      }
      this.#keep(field, counts, length);
    }
  }

  /** Counts the terms of a part of a text; gives how many words it has. */
  #count(part: string, counts: Map<string, number>, field: Field): number {
    const tokens = tokensIn(part);
    for (const token of tokens) {
      const { normalized, term } = token;
      for (const each of termsIn(field, token, part))
        counts.set(each, (counts.get(each) ?? 0) + 1);
      if (!this.#isFull && LETTERS.test(normalized))
        this.#words.set(normalized, term);
    }
    return part.split(/\s+/).length;
  }

  #keep(field: Field, counts: ReadonlyMap<string, number>, length: number) {
    const { boost, length: usual } = FIELDS[field];
    const norm = 1 - BY_LENGTH + (BY_LENGTH * length) / usual;
    const occurrences = this.#in(field);
    for (const [term, count] of counts) {
      if (this.#terms.size >= MOST_WORDS) this.close('words');
      if (this.#entries >= MOST_ENTRIES) this.close('entries');
      if (this.#isFull && !this.#terms.has(term)) continue;
      if (this.#entries >= MOST_ENTRIES) return;
      this.#terms.add(term);
      this.#entries += 1;
      const weight =
        (boost * count * (SATURATION + 1)) / (count + SATURATION * norm);
      const number = this.#documents.length - 1;
      const had = occurrences.get(term);
      if (had) {
        had.documents.push(number);
        had.weights.push(weight);
      } else occurrences.set(term, { documents: [number], weights: [weight] });
    }
  }

  #in = (field: Field): Map<string, Occurrences> =>
    this.#occurrences.get(field) ?? new Map();

  isKnown = (term: string): boolean => this.#terms.has(term);

  /** The first field, in the order of what says most, that has a term. */
  fieldOf = (terms: readonly string[]): Field | undefined =>
    FIELD_NAMES.find((field) => this.occursIn(field, terms));

  occursIn = (field: Field, terms: readonly string[]): boolean =>
    terms.some((term) => this.#in(field).has(term));

  isNamed(terms: readonly string[]): boolean {
    const field = this.fieldOf(terms);
    return field !== undefined && !RUNNING.includes(field);
  }

  /** The rows that have any of some terms, in some fields or in any. */
  having(
    terms: readonly string[],
    size: number,
    fields: readonly Field[] = FIELD_NAMES,
  ): Found {
    const named = new Rows();
    const documents: number[] = [];
    for (const field of fields) {
      const isNamed = !RUNNING.includes(field);
      for (const term of new Set(terms)) {
        const occurrences = this.#in(field).get(term);
        if (!occurrences) continue;
        this.#addWeights(occurrences, documents);
        if (!isNamed) continue;
        for (const number of occurrences.documents)
          this.#addRows(named, number);
      }
    }
    const rows = new Rows();
    const scores = new Float32Array(size);
    for (const number of documents) {
      const score = this.#takeScore(number);
      const { first, last } = this.#documents[number] as Document;
      for (let row = first; row <= last; row += 1)
        scores[row] = (scores[row] ?? 0) + score;
      this.#addRows(rows, number);
    }
    return { rows, named, scores };
  }

  /** Adds weights to those of documents, and notes the documents that had none. */
  #addWeights(occurrences: Occurrences, documents: number[]) {
    for (let at = 0; at < occurrences.documents.length; at += 1) {
      const number = occurrences.documents[at] ?? 0;
      const weight = occurrences.weights[at] ?? 0;
      const best = this.#best[number] ?? 0;
      if (best === 0) documents.push(number);
      this.#best[number] = Math.max(best, weight);
      this.#sums[number] = (this.#sums[number] ?? 0) + weight;
    }
  }

  /** The score of a document by its weights, which are zero again. */
  #takeScore(number: number): number {
    const best = this.#best[number] ?? 0;
    const sum = this.#sums[number] ?? 0;
    this.#best[number] = 0;
    this.#sums[number] = 0;
    return best + TIE_BREAKER * (sum - best);
  }

  #addRows(rows: Rows, number: number) {
    const { first, last } = this.#documents[number] as Document;
    if (first === last) rows.add(first);
    else rows.addRange(first, last + 1);
  }

  /** The rows that have a term of each group. */
  havingAll(
    { groups }: WordsValue,
    size: number,
    fields?: readonly Field[],
  ): Found {
    const [first, ...others] = groups.map((terms) =>
      this.having(terms, size, fields),
    );
    if (!first)
      return {
        rows: new Rows(),
        named: new Rows(),
        scores: new Float32Array(),
      };
    return others.reduce(
      (all, { rows, named, scores }) => ({
        rows: all.rows.intersection(rows),
        named: all.named.intersection(named),
        scores: all.scores.map((score, row) => score + (scores[row] ?? 0)),
      }),
      first,
    );
  }

  /**
   * For a word that occurs nowhere: the terms of words that it begins or,
   * failing that, of similar ones, and the most similar one.
   */
  closeTo(word: string): {
    readonly terms: readonly string[];
    readonly corrected?: string | undefined;
  } {
    if (!LETTERS.test(word) || isExact(word)) return { terms: [] };
    const begun = [...this.#words.atPrefix(word).values()].filter(this.isKnown);
    if (begun.length > 0) return { terms: begun.slice(0, MOST_CLOSE) };
    const similar = [...this.#words.fuzzyGet(word, word.length < 6 ? 1 : 2)]
      .filter(([found, [term, differences]]) => {
        const isClose = differences < 2 || lettersOf(found) === lettersOf(word);
        return isClose && this.isKnown(term) && found.length > 4;
      })
      .sort(([, [, a]], [, [, b]]) => a - b);
    return {
      terms: similar.slice(0, MOST_CLOSE).map(([, [term]]) => term),
      corrected: similar[0]?.[0],
    };
  }
}
