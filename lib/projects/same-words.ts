import { NAMES, PLACES, TECHNOLOGIES, WORK } from './synonyms.ts';
import { fold, INNER, joined, VERSIONED, WORD } from './words.ts';

// One thing that has several names is indexed by a key of its own. No word begins with this.
const KEY = '=';

const wordsIn = (term: string) => fold(term).match(WORD) ?? [];
/** A term as one: «machine learning», «machine-learning» and «machinelearning» are the same. */
const asOne = (words: readonly string[]) => (words.length === 1 ? (words[0] ?? '') : words.map(joined).join(''));

/** A term of several words, by its last one: the words before that, and its key. */
export type Term = { readonly before: readonly string[]; readonly key: string };

const keys = new Map<string, string>();
const termsByKey = new Map<string, readonly string[]>();
const endings = new Map<string, readonly Term[]>();

for (const row of [...TECHNOLOGIES, ...WORK, ...PLACES]) {
  const key = `${KEY}${asOne(wordsIn(row[0] ?? ''))}`;
  termsByKey.set(key, row);
  for (const words of row.map(wordsIn)) {
    const last = joined(words.at(-1) ?? '');
    keys.set(asOne(words), key);
    if (asOne(words).search(INNER) > 0) keys.set(joined(asOne(words)), key);
    if (words.length > 1) {
      endings.set(last, [...(endings.get(last) ?? []), { before: words.slice(0, -1).map(joined), key }]);
    }
  }
}

const names = new Set([...NAMES, ...TECHNOLOGIES.flat()].map((name) => asOne(wordsIn(name))));

/** Whether a word is the exact name of something: it is neither inflected nor completed nor corrected. */
export const isName = (word: string) => names.has(word);

/** Each key with the single words of its row, for those who type them wrong or not to their end. */
export const namedWords: readonly (readonly [key: string, words: readonly string[]])[] = [...termsByKey].map(
  ([key, row]) => [key, row.map(wordsIn).flatMap((words) => (words.length === 1 ? words : []))],
);

// No word that has other forms is longer.
const LATIN = /^[a-z]{4,40}$/;
const HISSED = /(?:s|x|z|ch|sh)$/;

/** The word in the plural if it is in the singular, and the other way round, as English makes them. */
function otherNumber(word: string): readonly string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:ss|us|is)$/.test(word)) return [`${word}es`];
  if (word.endsWith('es') && HISSED.test(word.slice(0, -2))) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [HISSED.test(word) ? `${word}es` : `${word}s`];
}

/** «Muenchen» for «munchen», and the other way round: a vowel with an accent is also written as two letters. */
function otherVowels(word: string): readonly string[] {
  const short = word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
  const long = [...word.matchAll(/[aou]/g)].flatMap(({ 0: vowel, index }) =>
    [vowel === 'a' ? 'aa' : '', `${vowel}e`].flatMap((two) =>
      two === '' ? [] : [`${word.slice(0, index)}${two}${word.slice(index + 1)}`],
    ),
  );
  return word.length > 4 ? [short, ...long] : long;
}

/** The other forms of a word: its plural or singular, and with its accents written out. */
export function formsOf(word: string): readonly string[] {
  if (!LATIN.test(word) || isName(word)) return [];
  return [...otherNumber(word), ...otherVowels(word)].filter((form) => form !== word && !isName(form));
}

/** The key of a term made of these words, if it has one; of one word also by its other forms. */
export function keyOf(words: readonly string[]): string | undefined {
  const one = asOne(words);
  // Letters that stand alone make no term by chance: «p y» is not Python.
  if (words.length > 1) return one.length > 4 ? keys.get(one) : undefined;
  return keys.get(one) ?? formsOf(one).flatMap((form) => keys.get(form) ?? [])[0];
}

const LONGEST = 60;

/** The keys a word of a text is found by, as it stands: of «JS/CSS» that of JavaScript, of «C++20» that of C++. */
export function keysOf(word: string): readonly string[] {
  if (word.length > LONGEST) return [];
  const side = word.split(/[/&]/);
  // «Kubernetes-Cluster», but not the Go of «go-live».
  const pieces = side.flatMap((one) => [
    one,
    ...one.split(/[‐‑-]/).filter((piece) => piece.length > 2 || !isName(piece)),
  ]);
  const found = [word, ...pieces, joined(word)].flatMap((piece) => [
    ...[piece, VERSIONED.exec(piece)?.[1] ?? '', ...(piece.match(/\.[^.&/'’‐‑-]+$/g) ?? [])].flatMap(
      (term) => keyOf([term]) ?? [],
    ),
  ]);
  return [...new Set(found)];
}

const NONE: readonly Term[] = [];

/** The terms of several words that end with this one. */
export const termsEndingWith = (word: string) => endings.get(joined(word)) ?? NONE;

/** A term by the key of what it names, or as it is: spellings and names of one thing are alike in this. */
export const likeness = (term: string) => keyOf(wordsIn(term)) ?? fold(term);
