import { NAMES, PLACES, TECHNOLOGIES, WORK } from './synonyms.ts';
import { fold, INNER, joined, VERSIONED, WORD } from './words.ts';

// Things with several names are indexed by a key, marked with a prefix that no word starts with.
const KEY = '=';

const wordsIn = (term: string) => fold(term).match(WORD) ?? [];
/** A term as a single word: "machine learning", "machine-learning" and "machinelearning" are the same. */
const asOne = (words: readonly string[]) => (words.length === 1 ? (words[0] ?? '') : words.map(joined).join(''));

/** A name of several words, looked up by its last word: the words before that, and its key. */
export type MultiWordName = { readonly before: readonly string[]; readonly key: string };

const keys = new Map<string, string>();
const termsByKey = new Map<string, readonly string[]>();
const endings = new Map<string, readonly MultiWordName[]>();

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

/** Whether a word is an exact name, which is never inflected, completed or corrected. */
export const isExactName = (word: string) => names.has(word);

/** Each key with the single words among its synonyms, for completing and correcting them. */
export const namedWords: readonly (readonly [key: string, words: readonly string[]])[] = [...termsByKey].map(
  ([key, row]) => [key, row.map(wordsIn).flatMap((words) => (words.length === 1 ? words : []))],
);

// Longer words have no other forms.
const LATIN = /^[a-z]{4,40}$/;
const HISSED = /(?:s|x|z|ch|sh)$/;

/** The plural of a singular word, and vice versa, by English rules. */
function otherNumber(word: string): readonly string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:ss|us|is)$/.test(word)) return [`${word}es`];
  if (word.endsWith('es') && HISSED.test(word.slice(0, -2))) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [HISSED.test(word) ? `${word}es` : `${word}s`];
}

/** "Muenchen" for "munchen" and vice versa: accented vowels are also written as two letters. */
function otherVowels(word: string): readonly string[] {
  const short = word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
  const long = [...word.matchAll(/[aou]/g)].flatMap(({ 0: vowel, index }) =>
    [vowel === 'a' ? 'aa' : '', `${vowel}e`].flatMap((two) =>
      two === '' ? [] : [`${word.slice(0, index)}${two}${word.slice(index + 1)}`],
    ),
  );
  return word.length > 4 ? [short, ...long] : long;
}

/** Other forms of a word: plural or singular, and with its accents spelled out. */
export function wordForms(word: string): readonly string[] {
  if (!LATIN.test(word) || isExactName(word)) return [];
  return [...otherNumber(word), ...otherVowels(word)].filter((form) => form !== word && !isExactName(form));
}

/** The key of a term made of these words, if it has one; for a single word, its other forms are tried too. */
export function keyOf(words: readonly string[]): string | undefined {
  const one = asOne(words);
  // Single letters form a term only by accident: "p y" is not Python.
  if (words.length > 1) return one.length > 4 ? keys.get(one) : undefined;
  return keys.get(one) ?? wordForms(one).flatMap((form) => keys.get(form) ?? [])[0];
}

const LONGEST = 60;

/** The keys for a word of a text, including those for its parts: "JS/CSS" has that of JavaScript, "C++20" that of C++. */
export function keysOf(word: string): readonly string[] {
  if (word.length > LONGEST) return [];
  const side = word.split(/[/&]/);
  // Split "Kubernetes-Cluster", but don't find Go in "go-live".
  const pieces = side.flatMap((one) => [
    one,
    ...one.split(/[‐‑-]/).filter((piece) => piece.length > 2 || !isExactName(piece)),
  ]);
  const found = [word, ...pieces, joined(word)].flatMap((piece) => [
    ...[piece, VERSIONED.exec(piece)?.[1] ?? '', ...(piece.match(/\.[^.&/'’‐‑-]+$/g) ?? [])].flatMap(
      (term) => keyOf([term]) ?? [],
    ),
  ]);
  return [...new Set(found)];
}

const NONE: readonly MultiWordName[] = [];

/** The names of several words that end with this word. */
export const namesEndingWith = (word: string) => endings.get(joined(word)) ?? NONE;

/** The key of a term, or the folded term itself: equal for all spellings and names of one thing. */
export const valueKey = (term: string) => keyOf(wordsIn(term)) ?? fold(term);
