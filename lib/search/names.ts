import { IGNORED } from './plain-words.ts';
import { NAMES, OCCUPATIONS, PLACES, TECHNOLOGIES, WORK } from './synonyms.ts';
import { fold, formsOf, joined, partsOf, wordsIn } from './words.ts';

/** A name as a single word: "machine learning", "machine-learning" and "machinelearning" are the same. */
const asOne = (words: readonly string[]) => words.map(joined).join('');

const namesIn = (row: string) => row.split(/[,\n]/).flatMap((name) => name.trim() || []);
const rowsOf = (table: string) => table.split(/;|(?<!,)\n/).map(namesIn);

const rows = [TECHNOLOGIES, WORK, PLACES].flatMap(rowsOf);

/** What is named by each name in the tables. A thing's key starts with a sign that no word starts with. */
export const keys: ReadonlyMap<string, string> = new Map(
  rows.flatMap((names) => {
    const words = names.map((name) => asOne(wordsIn(name)));
    return words.map((word) => [word, `=${words[0]}`] as const);
  }),
);

/** The first words of names of several words. */
export const nameStarts: ReadonlySet<string> = new Set(
  rows.flat().flatMap((name) => {
    const [first = '', ...more] = wordsIn(name).flatMap(partsOf);
    return more.length > 0 ? [first] : [];
  }),
);

const exact = new Set([...rowsOf(TECHNOLOGIES).flat(), ...namesIn(NAMES)].map((name) => asOne(wordsIn(name))));

/** Whether a word is an exact name, which is never inflected, completed or corrected. */
export const isExactName = (word: string): boolean => exact.has(joined(word));

/** Other forms of a word that are no exact names. */
const otherForms = (word: string) => (isExactName(word) ? [] : formsOf(word).filter((form) => !isExactName(form)));

/** The key of a thing by a name of one word. */
export const keyOf = (word: string): string | undefined =>
  keys.get(word) ?? otherForms(word).flatMap((form) => keys.get(form) ?? [])[0];

/** The key of a thing by a name of several words. "p y" is not Python, and "Entwickler in" is not Entwicklerin. */
export function keyOfSeveral(words: readonly string[]): string | undefined {
  const one = words.join('');
  const last = words.at(-1) ?? '';
  return one.length > 4 && (last.length > 3 || !IGNORED.has(last)) ? keys.get(one) : undefined;
}

/** A word with its other spellings and names: its singular, accents as one letter or two, and the key of what it names. */
export function spellingsOf(word: string): readonly string[] {
  const one = joined(word);
  return [...new Set([word, one, ...otherForms(one), keyOf(one) ?? word])];
}

const COMPOUND = new RegExp(`^(.{2,40}?)s?(${namesIn(OCCUPATIONS).map(fold).join('|')})(?:in|innen|n|en|e|er|s|na)?$`);
const NUMBERED = /^(\p{L}{2,})(\d{3,})$/u;

/**
 * The words that a word is made of: with hyphens, with a number ("ISO27001"), or a compound that ends with an occupation
 * ("javautvecklare"). None for others.
 */
export function splitWord(word: string): readonly string[] {
  const one = joined(word);
  const parts = partsOf(word);
  if (keyOf(one) !== undefined) return [];
  return parts.length > 1 ? parts : (COMPOUND.exec(one) ?? NUMBERED.exec(one) ?? []).slice(1);
}
