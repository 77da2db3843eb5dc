import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { log } from '../log.ts';
import { isExact, names, type Token, termOf, tokensIn } from './terms.ts';

/** How much a word counts in each field, in the order of what says most. */
const BOOSTS = {
  technology: 3,
  role: 6,
  /** Parts of the names of technologies: “Azure” of “Azure DevOps”. */
  related: 1.5,
  sector: 2,
  name: 3,
  location: 2,
  languages: 1,
  /** Running texts: what only they have affects nothing but the order. */
  text: 1,
};
export type Field = keyof typeof BOOSTS;
const FIELDS = Object.keys(BOOSTS) as readonly Field[];
/** In a text of so many words, each counts half. */
const LENGTH = 20;

/**
 * The most distinct words, and the most rows of all words together: more would
 * take more memory than a small server has. What is beyond is not searched.
 */
const MOST_WORDS = 100_000;
const MOST_ENTRIES = 6_000_000;
/** More of a text is not searched. */
const MOST_OF_TEXT = 20_000;

const MOST_CLOSE = 20;
const LETTERS = /^\p{L}{4,40}$/u;
/** “Azure DevOps” and “React-Native”, but “Node.js” is one word. */
const SEVERAL_WORDS = /[ ‐‑-]/;

/**
 * The terms of a token of a text in a field. The name of a technology in several
 * words is exact: its parts are only related.
 */
function termsIn(field: Field, token: Token, text: string): readonly string[] {
  const { start, end } = token;
  const { normalized, term, terms } = token.word;
  const isName =
    term.startsWith('=') && SEVERAL_WORDS.test(text.slice(start, end));
  if (field === 'technology' && isName) return [term, normalized];
  return field === 'related' && !isName ? [] : terms;
}

/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** Of a field, the rows that have each term, and how much one counts in a row. */
type FieldIndex = {
  readonly rows: Map<string, number[]>;
  readonly weights: Float32Array;
};

/** The rows that have some words, and how much they count in each. */
type Matches = {
  readonly rows: Rows;
  /** The rows that have them in more than a running text. */
  readonly named: Rows;
  readonly scores: Float32Array;
};

/** The words of a list by the rows that have them. */
export class WordIndex {
  readonly #fields: ReadonlyMap<Field, FieldIndex>;
  readonly #terms = new Set<string>();
  /** All words that may be meant by others, each with its term. */
  readonly #words = new SearchableMap<string>();
  readonly #size: number;
  #entries = 0;
  #isClosed = false;
  #isFull = false;

  /** An index of so many rows. */
  constructor(size: number) {
    this.#size = size;
    this.#fields = new Map(
      FIELDS.map((field) => [
        field,
        { rows: new Map(), weights: new Float32Array(size) },
      ]),
    );
    for (const name of names) this.#words.set(name, termOf(name));
  }

  /** Takes in no more texts. */
  close(reason: 'time' | 'entries') {
    if (!this.#isClosed) this.#logLimit(reason);
    this.#isClosed = true;
  }

  #logLimit(reason: string) {
    log('warn', 'search_incomplete', { reason, words: this.#terms.size });
  }

  /** Adds texts of some rows. */
  add(
    rows: readonly number[],
    texts: { readonly [field in Field]?: string | undefined },
  ) {
    for (const [field, index] of this.#fields) {
      const text = texts[field]?.slice(0, MOST_OF_TEXT);
      if (!text || this.#isClosed) continue;
      const tokens = tokensIn(text);
      const weight = BOOSTS[field] / (1 + text.split(/\s+/).length / LENGTH);
      for (const row of rows) index.weights[row] = weight;
      const terms = tokens.flatMap((token) => termsIn(field, token, text));
      for (const term of new Set(terms)) this.#addTerm(index, term, rows);
      for (const { word } of tokens)
        if (this.has(word.term) && LETTERS.test(word.normalized))
          this.#words.set(word.normalized, word.term);
    }
  }

  #addTerm(index: FieldIndex, term: string, rows: readonly number[]) {
    if (this.#terms.size >= MOST_WORDS && !this.has(term)) {
      if (!this.#isFull) this.#logLimit('words');
      this.#isFull = true;
      return;
    }
    this.#entries += rows.length;
    if (this.#entries > MOST_ENTRIES) return this.close('entries');
    this.#terms.add(term);
    const all = index.rows.get(term) ?? [];
    index.rows.set(term, all);
    all.push(...rows);
  }

  has = (term: string): boolean => this.#terms.has(term);

  /** The first field, in the order of what says most, that has a term. */
  fieldOf = (terms: readonly string[]): Field | undefined =>
    FIELDS.find((field) => this.occursIn(field, terms));

  occursIn = (field: Field, terms: readonly string[]): boolean =>
    terms.some((term) => this.#fields.get(field)?.rows.has(term));

  isNamed(terms: readonly string[]): boolean {
    const field = this.fieldOf(terms);
    return field !== undefined && field !== 'text';
  }

  /** The rows that have a term of each group, in some fields or in any. */
  find(
    groups: readonly (readonly string[])[],
    fields: readonly Field[] = FIELDS,
  ): Matches {
    const scores = new Float32Array(this.#size);
    const [first, ...others] = groups.map((terms) =>
      this.#findAny(terms, fields, scores),
    );
    const [rows, named] = first ?? [new Rows(), new Rows()];
    for (const [otherRows, otherNamed] of others) {
      rows.intersection(otherRows);
      named.intersection(otherNamed);
    }
    return { rows, named, scores };
  }

  /** The rows that have any of some terms; adds to their scores. */
  #findAny(
    terms: readonly string[],
    fields: readonly Field[],
    scores: Float32Array,
  ) {
    const [rows, named] = [new Rows(), new Rows()];
    for (const field of fields) {
      const index = this.#fields.get(field);
      // A word that is written as it was typed counts more than another name.
      for (const row of terms.flatMap((term) => index?.rows.get(term) ?? [])) {
        rows.add(row);
        if (field !== 'text') named.add(row);
        scores[row] = (scores[row] ?? 0) + (index?.weights[row] ?? 0);
      }
    }
    return [rows, named] as const;
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
    const begun = [...this.#words.atPrefix(word).values()].filter(this.has);
    if (begun.length > 0) return { terms: begun.slice(0, MOST_CLOSE) };
    const similar = [...this.#words.fuzzyGet(word, word.length < 6 ? 1 : 2)]
      .filter(([other, [term, differences]]) => {
        const isClose = differences < 2 || lettersOf(other) === lettersOf(word);
        return isClose && this.has(term) && other.length > 4;
      })
      .sort(([, [, a]], [, [, b]]) => a - b);
    return {
      terms: similar.slice(0, MOST_CLOSE).map(([, [term]]) => term),
      corrected: similar[0]?.[0],
    };
  }
}
