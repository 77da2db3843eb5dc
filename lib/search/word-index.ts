import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { log } from '../log.ts';
import { exactNames, tokensIn, type Word } from './terms.ts';

/** How much a word counts in each field of a row, in the order of the most. */
const WEIGHTS = {
  technology: 1,
  role: 1,
  /** Parts of the names of technologies: “Azure” of “Azure DevOps”. */
  related: 0.3,
  other: 0.15,
  /** Running texts: what only they have affects nothing but the order. */
  text: 0.005,
};
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as readonly Field[];

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
/** A word that may be meant is longer than the least that is typed of it. */
const LONGER = /^\p{L}{5,40}$/u;
/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** The words of a list by the rows that have them. */
export class WordIndex {
  /** Of each term, the rows that have it in a field. */
  readonly #terms = new Map<string, { [field in Field]?: number[] }>();
  /** All words that may be meant by others, each with its term. */
  readonly #words = new SearchableMap<string>();
  #entries = 0;
  #isLimited = false;

  /** Adds texts of some rows, which follow those that it has. */
  add(
    rows: readonly number[],
    texts: { readonly [field in Field]?: string | undefined },
  ) {
    for (const field of FIELDS) {
      const words = tokensIn(texts[field]?.slice(0, MOST_OF_TEXT) ?? '');
      for (const { word } of words) this.#addWord(word, field, rows);
    }
  }

  #addWord(word: Word, field: Field, rows: readonly number[]) {
    const { normalized, term, terms, ownTerms } = word;
    // The parts of the name of a technology are only related to it.
    const isExact = field === 'technology' && word.isPhrase;
    for (const each of terms) {
      const isOwn = !isExact || ownTerms.includes(each);
      this.#addTerm(each, isOwn ? field : 'related', rows);
    }
    if (this.has(term) && LONGER.test(normalized))
      this.#words.set(normalized, term);
  }

  #addTerm(term: string, field: Field, rows: readonly number[]) {
    const isFull = this.#terms.size >= MOST_WORDS && !this.has(term);
    if (isFull || this.#entries > MOST_ENTRIES) {
      if (!this.#isLimited) log('warn', 'search_incomplete');
      this.#isLimited = true;
      return;
    }
    const fields = this.#terms.get(term) ?? {};
    this.#terms.set(term, fields);
    fields[field] ??= [];
    // Words repeat in a text.
    if (fields[field].at(-rows.length) === rows[0]) return;
    fields[field].push(...rows);
    this.#entries += rows.length;
  }

  has = (term: string): boolean => this.#terms.has(term);

  /** The first field, in the order of what says most, that has a term. */
  fieldOf = (terms: readonly string[]) =>
    FIELDS.find((field) =>
      terms.some((term) => this.#terms.get(term)?.[field]),
    );

  /**
   * The rows that have a term of each group, in some fields or in any. Adds what
   * the terms of a row count to its weight.
   */
  find(
    groups: readonly (readonly string[])[],
    fields: readonly Field[] = FIELDS,
    weights = new Float32Array(),
  ): Rows {
    const [rows = new Rows(), ...others] = groups.map((terms) =>
      this.#findAny(terms, fields, weights),
    );
    for (const other of others) rows.intersection(other);
    return rows;
  }

  /** The rows that have any of some terms. */
  #findAny(
    terms: readonly string[],
    fields: readonly Field[],
    weights: Float32Array,
  ): Rows {
    const rows = new Rows();
    for (const field of fields) {
      // A word that is written as it was typed counts more than another name.
      for (const term of terms) {
        for (const row of this.#terms.get(term)?.[field] ?? []) {
          rows.add(row);
          weights[row] = (weights[row] ?? 0) + WEIGHTS[field];
        }
      }
    }
    return rows;
  }

  /**
   * What to search for a word, as groups of terms of which any is enough: its
   * parts, if all occur, or the word itself with other names of the same thing.
   * If it occurs nowhere and may be corrected, similar words.
   */
  groupsFor(word: Word, mayCorrect = true) {
    const { normalized, ownTerms, parts, isCompound } = word;
    const isKnown = (groups: Word['parts']) =>
      groups.length > 0 && groups.every((terms) => terms.some(this.has));
    const known = [isCompound ? parts : [], [ownTerms], parts].find(isKnown);
    if (known || !mayCorrect) return { groups: known ?? [ownTerms] };
    const { terms, corrected } = this.#closeTo(normalized);
    return { groups: [[...ownTerms, ...terms]], corrected };
  }

  /**
   * For a word that occurs nowhere: the terms of words that it begins or,
   * failing that, of similar ones, and the most similar one.
   */
  #closeTo(word: string) {
    if (!LETTERS.test(word) || exactNames.has(word)) return { terms: [] };
    const begun = [...this.#words.atPrefix(word).values()];
    if (begun.length > 0) return { terms: begun.slice(0, MOST_CLOSE) };
    const letters = lettersOf(word);
    const similar = [...this.#words.fuzzyGet(word, word.length < 6 ? 1 : 2)]
      .filter(
        ([other, [, differences]]) =>
          differences < 2 || lettersOf(other) === letters,
      )
      .sort(([, [, a]], [, [, b]]) => a - b)
      .slice(0, MOST_CLOSE);
    const terms = similar.map(([, [term]]) => term);
    return { terms, corrected: similar[0]?.[0] };
  }
}
