import { IGNORED } from './plain-words.ts';
import { NAMES, OCCUPATIONS, PLACES, TECHNOLOGIES, WORK } from './synonyms.ts';
import { fold, formsOf, joined, partsOf, wordsIn } from './words.ts';

// Things with several names are indexed by a key, marked with a prefix that no word starts with.
const KEY = '=';

/** A term as a single word: "machine learning", "machine-learning" and "machinelearning" are the same. */
const asOne = (words: readonly string[]) => words.map(joined).join('');
const namesIn = (row: string) =>
  row
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
const rowsOf = (table: string) =>
  table
    .split(/;|(?<!,)\n/)
    .map((row) => row.trim())
    .filter(Boolean);

/** A name of several words, looked up by its last word: the words before that, and its key. */
export type LongName = { readonly before: readonly string[]; readonly key: string };

const keys = new Map<string, string>();
const endings = new Map<string, LongName[]>();
/** The names that consist of one word, with their keys, for completing and correcting words. */
export const namedWords = new Map<string, string>();

for (const names of [TECHNOLOGIES, WORK, PLACES].flatMap(rowsOf).map(namesIn)) {
  const key = `${KEY}${asOne(wordsIn(names[0] ?? ''))}`;
  for (const words of names.map(wordsIn)) {
    const last = joined(words.at(-1) ?? '');
    keys.set(asOne(words), key);
    if (words.length === 1) namedWords.set(last, key);
    const apart = words.length === 1 ? partsOf(words[0] ?? '') : words.map(joined);
    const end = apart.at(-1) ?? '';
    if (apart.length > 1) endings.set(end, [...(endings.get(end) ?? []), { before: apart.slice(0, -1), key }]);
  }
}

const exact = new Set(
  [...rowsOf(TECHNOLOGIES).flatMap(namesIn), ...namesIn(NAMES)].map((name) => asOne(wordsIn(name))),
);

/** Whether a word is an exact name, which is never inflected, completed or corrected. */
export const isExactName = (word: string): boolean => exact.has(joined(word));

/** Other forms of a word that are no exact names. */
export const otherForms = (word: string): readonly string[] =>
  isExactName(word) ? [] : formsOf(word).filter((form) => !isExactName(form));

/**
 * The key of a thing by one of its names, given as one word or several. Single letters are a name only by accident, "p y" is not
 * Python, and neither is "Entwickler in" Entwicklerin. */
export function keyOf(...words: readonly string[]): string | undefined {
  const one = asOne(words);
  if (words.length > 1) return one.length > 4 && !IGNORED.has(words.at(-1) ?? '') ? keys.get(one) : undefined;
  return keys.get(one) ?? otherForms(one).flatMap((form) => keys.get(form) ?? [])[0];
}

const COMPOUND = new RegExp(`^(.{2,40}?)s?(${namesIn(OCCUPATIONS).map(fold).join('|')})(?:in|innen|n|en|e|er|s|na)?$`);

/** The words that a hyphenated word, or a compound that ends with an occupation, is made of: "javautvecklare" of two; none for others. */
export function splitWord(word: string): readonly string[] {
  if (keyOf(word) !== undefined) return [];
  const parts = partsOf(word);
  if (parts.length > 1) return parts;
  const [, modifier, occupation] = COMPOUND.exec(joined(word)) ?? [];
  return modifier === undefined || occupation === undefined ? [] : [modifier, occupation];
}

/** The names of several words that end with this word. */
export const namesEnding = (word: string): readonly LongName[] => endings.get(word) ?? [];

/** What a value names, in any order: equal for "Data engineer", "Dateningenieur" and "Ingénieur de données". */
export function valueKey(value: string): string {
  const words = wordsIn(value).filter((word) => !IGNORED.has(word));
  const parts = words.flatMap((word) => (splitWord(word).length > 0 ? splitWord(word) : [word]));
  return (
    keyOf(...words) ??
    (parts
      .map((part) => keyOf(part) ?? part)
      .sort()
      .join(' ') ||
      fold(value))
  );
}
