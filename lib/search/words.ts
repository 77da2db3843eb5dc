import vocabulary from './vocabulary.json' with { type: 'json' };

// Letters that Unicode does not decompose into a base letter and an accent.
const spellings = new Map(Object.entries(vocabulary.letters));

/** Normalises text for comparison: ignores case and accents. Takes time in proportion to the text. */
export function fold(text: string): string {
  const plain = text
    // Sorting a long run of marks (UAX #15, canonical ordering) takes quadratic time, so those that stand alone go first.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // In lower case, "US" would be the pronoun.
    .replace(/\bU\.?S\b/g, 'USA')
    .replaceAll('’', "'");
  // Upper case first, which makes "ß" and "ss" the same.
  return plain
    .toUpperCase()
    .toLowerCase()
    .replace(/[øæœðđłþħ]/g, (letter) => spellings.get(letter) ?? letter);
}

// A word may start with a dot, contain + and # anywhere, and . & / ' - between letters: .NET, C#, C++, Node.js, CI/CD, back-end.
export const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+#]|[.&/'’:*‐‑-](?=[\p{L}\p{N}]))*/gu;
export const INNER_MARKS = /[.&/'’:*‐‑-]/g;

/** The words of a text, folded. */
export const wordsIn = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** A word without inner punctuation: `back-end` and `backend` are the same, `.net` and `net` are not. */
export const joined = (word: string): string => word.slice(0, 1) + word.slice(1).replace(INNER_MARKS, '');

/** A name as a single word: "machine learning", "machine-learning" and "machinelearning" are the same. */
export const asOne = (name: string): string => wordsIn(name).map(joined).join('');

// Plurals, cases and articles of nouns, and what turns an activity into who does it, in English, German, French and Swedish.
const ENDING =
  /(?<=.{4})(?:(?:er)?in(?:nen)?|ing(?:s|ar|arna|en)?|ar(?:e|en|na)?|erna|(?<!e)er[ns]?|(?<!e)e[mnt]?s?)$|(?<=.{3})(?<![iusx])s$/;

/** What the forms of a word have in common; not necessarily a word. Accents that are written as two letters are one. */
export const stemOf = (word: string): string =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/aa/g, 'a')
    .replace(/(?<=..e)aux$/, 'au')
    .replace(/(?<=..[^e])aux$/, 'al')
    .replace(ENDING, '')
    .replace(/(?<=.{3})(\p{L})\1$/u, '$1')
    .replace(/(?<=.{2})y$/, 'i');
