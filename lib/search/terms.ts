import { placeNames } from '../facts/country.ts';
import { fold, INNER_MARKS, WORD, wordsIn } from '../public-project/words.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { asOne, joined, stemOf } from './words.ts';

// In the vocabulary, names of one thing are separated by commas and things by semicolons.
const groupsIn = (rows: readonly string[]) => rows.flatMap((row) => row.split(';')).map((names) => names.split(','));

const TECHNOLOGIES = groupsIn(vocabulary.technologies);
const OCCUPATIONS = groupsIn(vocabulary.occupations);
const WORK = [...OCCUPATIONS, ...groupsIn(vocabulary.work)];
// A place with a single name needs no key. Parts of a country are places of their own, though the country has their names too.
const PLACES = [...placeNames.filter((names) => names.length > 1), ...groupsIn(vocabulary.places)];

const ALL = [...TECHNOLOGIES, ...WORK, ...PLACES];

const stemsOf = (name: string) => wordsIn(name).map((word) => stemOf(joined(word)));

/** Each name, in one of its forms, with its key: `=`, with which no word starts, and the first name of its group. */
const keysOf = (groups: readonly (readonly string[])[], form = asOne) =>
  groups.flatMap((names) => names.map((name): [string, string] => [form(name), `=${asOne(names[0] ?? '')}`]));

/** The names as the vocabulary writes them, by how they are compared. */
export const spellings: ReadonlyMap<string, string> = new Map(ALL.flat().map((name) => [asOne(name), name.trim()]));
export const keyByName: ReadonlyMap<string, string> = new Map(keysOf(ALL));
/** The key of each name that has several forms, by its stem, and by the stems of its words. */
const keyByStem = new Map([
  ...keysOf([...WORK, ...PLACES], (name) => stemOf(asOne(name))),
  ...keysOf([...WORK, ...PLACES], (name) => stemsOf(name).join(' ')),
]);
const occupations = new Set(keysOf(OCCUPATIONS).map(([, key]) => key));
const technologies = new Set([...keysOf(TECHNOLOGIES).map(([, key]) => key), ...wordsIn(vocabulary.exact.join(' '))]);
/** The stems of the words that names of several words start with. */
const starts = new Set(ALL.flat().flatMap((name) => stemsOf(name.replace(/[-.]/g, ' ')).slice(0, -1)));
/** The names that end compound words, and their stems. */
const heads = new Set(
  WORK.flat()
    .map(asOne)
    .filter((name) => name.length > 4)
    .flatMap((name) => [name, stemOf(name)]),
);

/** The first word of what several words name: of a “Testleiter”, “test”. */
const firstWords = new Map<string, string>(
  WORK.flatMap(([name = '']) => {
    const [first = '', ...others] = wordsIn(name);
    return others.length > 0 ? [[`=${asOne(name)}`, first] as const] : [];
  }),
);
/** The names that begin compound words: “Energieversorgung”. */
const beginnings = new Set(
  groupsIn(vocabulary.work)
    .flat()
    .map(asOne)
    .filter((name) => name.length > 5),
);

/** Whether one of these terms is an occupation. "Developer" and "engineer", for example, are often used for each other. */
export const isOccupation = (terms: readonly string[]): boolean => terms.some((term) => occupations.has(term));

export const isTechnology = (terms: readonly string[]): boolean => terms.some((term) => technologies.has(term));

/** Whether a word is an exact name, which is never inflected, completed or corrected. */
export const isExactName = (word: string): boolean => technologies.has(keyByName.get(word) ?? word);

export const keyOf = (word: string): string | undefined => keyByName.get(word) ?? keyByStem.get(stemOf(word));

// The time to find a stem grows faster than the length of the word.
const LONGEST = 60;

/** The term for a word in all its forms: the key of what it names, otherwise its stem; without a version ("Java21"). */
export function termOf(word: string): string {
  const one = joined(word);
  if (one.length > LONGEST) return one;
  const plain = one.replace(/^(\p{L}[\p{L}+#]+)\d{1,2}$/u, '$1');
  const stem = stemOf(plain);
  return keyOf(plain) ?? (isExactName(plain) || isExactName(stem) ? plain : stem);
}

/** The parts of a compound that ends with a name ("javautvecklare") or a number ("ISO27001"). None for other words. */
export function compoundOf(word: string): readonly string[] {
  const numbered = /^(\p{L}{2,})(\d{3,})$/u.exec(word)?.slice(1) ?? [];
  if (!/^\p{L}{8,40}$/u.test(word) || keyOf(word) !== undefined) return numbered;
  const ends = Array.from({ length: word.length - 7 }, (_, at) => word.slice(at + 3));
  // "leiter" ends compounds in any form, but "begleitet" does not end with it.
  const isForm = (end: string) => stemOf(end).length > 4 && heads.has(stemOf(end));
  const end = ends.find((one) => heads.has(one)) ?? ends.find(isForm);
  return end === undefined ? [] : [word.slice(0, -end.length), end];
}

/** The name that a compound begins with, in what no name ends: “Energieversorgung”. None for other words. */
export function beginningOf(word: string): readonly string[] {
  if (!/^\p{L}{9,40}$/u.test(word) || keyOf(word) !== undefined) return [];
  const begun = Array.from({ length: word.length - 8 }, (_, at) => word.slice(0, word.length - 3 - at));
  return begun.filter((name) => beginnings.has(name)).slice(0, 1);
}

/** The terms for what a term names: for the parts of a compound, otherwise itself. */
export function thingsOf(term: string): readonly string[] {
  const parts = compoundOf(term).map(termOf);
  return parts.length > 0 ? parts : [term];
}

/** The pieces of a word between punctuation marks: of `node.js` `node` and `js`. Single letters count only between slashes. */
const piecesOf = (word: string): readonly string[] =>
  word.split('/').flatMap((part) => {
    const [pieces, isHyphenated] = [part.split(INNER_MARKS).filter(Boolean), /[‐-]/.test(part)];
    // "go-live" does not mention Go.
    const shortest = (piece: string) => (isHyphenated && isExactName(piece) ? 3 : 2);
    return pieces.filter((piece) => pieces.length === 1 || piece.length >= shortest(piece));
  });

/** A word without punctuation (`one`), its stem, the term that stands for it, and all terms by which the index finds it. */
export type Word = {
  readonly one: string;
  readonly stem: string;
  readonly term: string;
  readonly terms: readonly string[];
};

export function wordOf(written: string): Word {
  const word = fold(written);
  const one = joined(word);
  const term = termOf(word);
  const pieces = piecesOf(word);
  const dotted = new Set(word.match(/\.[^.&/':*‐-]+/g));
  // Node.js does not name JavaScript, though "js" finds it.
  const parts = pieces.map((piece) => (dotted.has(`.${piece}`) ? piece : termOf(piece)));
  const others = [...dotted, ...[word, ...pieces].flatMap((one) => [...compoundOf(one), ...beginningOf(one)])].map(
    termOf,
  );
  const first = firstWords.get(term);
  const named = [one, ...pieces].filter((part) => keyOf(part) !== undefined);
  const stem = one.length > LONGEST ? one : stemOf(one);
  const terms = [term, ...parts, ...others, ...named, ...(first === undefined ? [] : [termOf(first)])];
  return { one, stem, term, terms: [...new Set(terms)] };
}

export type Token = { readonly start: number; readonly end: number; readonly word: Word };

/** Adjacent words as one name, if together they are one. "p y" is not Python. */
function nameOf(tokens: readonly Token[]): Token | undefined {
  const one = tokens.map(({ word }) => word.one).join('');
  const stem = tokens.map(({ word }) => word.stem).join(' ');
  const key = one.length > 4 ? (keyByName.get(one) ?? keyByStem.get(stem)) : undefined;
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isApart = tokens.some(({ start }, at) => at > 0 && start - 1 !== tokens[at - 1]?.end);
  if (key === undefined || isApart || !first || !last) return undefined;
  const heads = [firstWords.get(key)].flatMap((name) => (name === undefined ? [] : termOf(name)));
  const terms = [key, one, ...heads, ...tokens.flatMap(({ word }) => word.terms)];
  return { start: first.start, end: last.end, word: { one, stem, term: key, terms } };
}

/** The words of a text in their order. A name of two or three words is one token, the longest name first. */
export function tokensIn(text: string, lookUp: (written: string) => Word = wordOf): readonly Token[] {
  const words = [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: lookUp(written),
  }));
  const tokens: Token[] = [];
  for (const [at, token] of words.entries()) {
    if (token.start < (tokens.at(-1)?.end ?? 0)) continue;
    const isStart = starts.has(token.word.stem);
    const name = isStart && (nameOf(words.slice(at, at + 3)) ?? nameOf(words.slice(at, at + 2)));
    tokens.push(name || token);
  }
  return tokens;
}
