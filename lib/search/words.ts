import { INNER_MARKS, wordsIn } from '../public-project/words.ts';

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
