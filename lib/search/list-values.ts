import { LRUCache } from 'lru-cache';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { ValueFilter } from '../filters.ts';
import { wordsIn } from '../public-project/words.ts';
import { compoundOf, keyOf, thingsOf, tokensIn, type Word } from './terms.ts';

/** A value of a list, shared by all names of one thing. */
type Value = {
  /** How often each spelling occurs, and whether it is English. */
  readonly spellings: Map<string, { times: number; readonly isEnglish: boolean }>;
  readonly things: readonly string[];
  readonly terms: Set<string>;
  readonly rows: number[];
};

/** What a title says of the sexes: “(m/w/d)”, “H/F”. */
const SEXES = /\(?(?<![\p{L}/])[mwfdhx](?:\s?[/|]\s?[mwfdhx]){1,3}(?![\p{L}/])\)?/giu;
/** What stands between the words of a name: “ingénieur de données”. */
const PARTICLE = /^(?:of|the|for|and|in|f[uü]r|und|mit|der|des?|du|la|les?|en|et|av|och|med|i)$/iu;
const MOST_CACHED = 2_000;

/** The values of a list to choose from, such as the titles of roles. */
export function createListValues(lookUp: (written: string) => Word) {
  /** By the filter and what they name. */
  const values = new Map<string, Value>();
  /** By the filter, and by the filter and each of their terms. */
  const groups = new Map<string, Set<Value>>();

  // Words that somebody typed are not looked up, because they would be indexed.
  function read(name: ValueFilter, text: string, wordFor?: (written: string) => Word) {
    const plain = text.replace(SEXES, ' ').replaceAll('-', ' ');
    const tokens = tokensIn(plain, wordFor).map(({ start, end, word }) => ({ typed: plain.slice(start, end), word }));
    const named = tokens.filter(({ typed }) => !PARTICLE.test(typed));
    const telling = named.length > 0 ? named : tokens;
    const things = [...new Set(telling.flatMap(({ word }) => thingsOf(word.term)))].toSorted();
    return { key: `${name} ${things.join(' ')}`, things, tokens };
  }

  function addTo(group: string, value: Value) {
    const same = groups.get(group) ?? new Set();
    groups.set(group, same.add(value));
  }

  /** The name that is shown: in English if the list has it, otherwise the most frequent one; of a place, what tells it apart. */
  function labelOf({ spellings }: Value, name: ValueFilter): string {
    const ordered = [...spellings]
      .sort(([, a], [, b]) => Number(b.isEnglish) - Number(a.isEnglish) || b.times - a.times)
      .map(([text]) => text);
    const [label = ''] = ordered;
    return ordered.find((text) => name === 'location' && text.startsWith(`${label} `)) ?? label;
  }

  function having(name: ValueFilter, terms: readonly string[]): readonly Value[] {
    const sets = terms.map((term) => groups.get(`${name} ${term}`) ?? new Set<Value>());
    const [smallest = []] = sets.toSorted((a, b) => a.size - b.size);
    return [...smallest].filter((value) => terms.every((term) => value.terms.has(term)));
  }

  const found = new LRUCache<string, { readonly rows: Rows | null }, { name: ValueFilter; text: string }>({
    max: MOST_CACHED,
    memoMethod(_key, _before, { context: { name, text } }) {
      const { key, things } = read(name, text);
      const same = values.get(key);
      if (same === undefined) return { rows: null };
      const inWords = (place: string) => `${wordsIn(place.replaceAll('-', ' ')).join(' ')} `;
      const begins = (other: string) => inWords(other).startsWith(inWords(text));
      const others = having(name, name === 'location' ? things.slice(0, 1) : things).filter(
        (value) => name !== 'location' || value === same || [...value.spellings.keys()].some(begins),
      );
      return { rows: new Rows(others.flatMap(({ rows }) => rows)) };
    },
  });

  return {
    add(name: ValueFilter, text: string, row: number) {
      const { key, things, tokens } = read(name, text, lookUp);
      const value: Value = values.get(key) ?? { spellings: new Map(), things, terms: new Set(), rows: [] };
      const names = tokens.flatMap(({ word: { one } }) => (compoundOf(one).length > 0 ? compoundOf(one) : [one]));
      const isEnglish = names.every((one) => [undefined, `=${one}`].includes(keyOf(one)));
      const spelling = value.spellings.get(text) ?? { times: 0, isEnglish };
      spelling.times += 1;
      value.spellings.set(text, spelling);
      if (value.rows.at(-1) !== row) value.rows.push(row);
      values.set(key, value);
      addTo(name, value);
      for (const term of [...things, ...tokens.flatMap(({ word }) => word.terms)]) {
        value.terms.add(term);
        addTo(`${name} ${term}`, value);
      }
    },
    /** All values for a filter, each as it is shown, with the rows that have exactly this one. */
    of: (name: ValueFilter): readonly { readonly label: () => string; readonly rows: readonly number[] }[] =>
      [...(groups.get(name) ?? [])].map((value) => ({ label: () => labelOf(value, name), rows: value.rows })),
    /**
     * The rows that a value of the list finds: of a place, the place itself and those that begin with its name; otherwise all whose
     * value names the same and more. `null` if it is no value of the list.
     */
    rowsOf: (name: ValueFilter, text: string): Rows | null =>
      found.memo(`${name} ${text}`, { context: { name, text } }).rows,
  };
}
