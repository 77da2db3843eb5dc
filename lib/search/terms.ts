import { LRUCache } from 'lru-cache';
import { dan, deu, eng, fra, nob, swe } from 'stopword';
import { linesOf } from '../facts/lines.ts';
import { placeNames } from '../facts/places.ts';
import type { Span } from '../facts/scan.ts';
import { fold, WORD, wordsIn } from '../public-project/words.ts';
import { ignoredWords, technologies, work } from './vocabulary.ts';

/** The names of one thing are in one line, with commas between them. */
const groupsIn = (table: string) =>
  linesOf(table).map(([names]) => names.split(', '));
const TECHNOLOGIES = groupsIn(technologies);
const WORK = groupsIn(work);

/** What may stand in a word or a name, and is no part of it. */
const MARKS = /[^\p{L}\p{N}+#]+/gu;
/** “Java21” and “C++20” are Java and C++. */
export const VERSION = /^(\p{L}[\p{L}+#]+)\d{1,2}$/u;

/**
 * A word or a name without inner punctuation: “back-end” and “backend” are the
 * same, “.net” and “net” are not.
 */
const joined = (name: string): string =>
  name.slice(0, 1) + name.slice(1).replace(MARKS, '');
/**
 * A name as a single word: “machine learning”, “machine-learning” and
 * “machinelearning” are the same.
 */
export const asOne = (name: string): string => joined(fold(name));

// Plurals, cases and articles of nouns, and what turns an activity into who
// does it, in English, German, French and Swedish.
const ENDING =
  /(?<=.{4})(?:(?:er)?in(?:nen)?|ing(?:s|ar|arna|en)?|ar(?:e|en|na)?|erna|(?<!e)er[ns]?|(?<!e)e[mnt]?s?)$|(?<=.{3})(?<![iusx])s$/;
/** What the forms of a word have in common; not necessarily a word. */
const stemOf = (word: string): string =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/(?<=..)aux$/, 'al')
    .replace(ENDING, '')
    .replace(/(?<=.{3})(\p{L})\1$/u, '$1')
    .replace(/(?<=.{2})y$/, 'i');
/** A word without its version: “Java21”. */
const unversioned = (word: string): string =>
  joined(word.replace(VERSION, '$1'));
/** What the forms of a name have in common. */
const stemsOf = (name: string): string =>
  wordsIn(name).map(unversioned).map(stemOf).join(' ');

/** Names of technologies, which are never inflected, completed or corrected. */
export const exactNames: ReadonlySet<string> = new Set(
  TECHNOLOGIES.flat().map(asOne),
);

/**
 * What a name stands for, by its forms: the first of its names as a single
 * word. Of things with the same name, the first one.
 */
const keys = new Map<string, string>();
for (const group of [...TECHNOLOGIES, ...WORK, ...placeNames]) {
  const [key = ''] = group.map(asOne);
  for (const name of group) {
    const normalized = asOne(name);
    const forms = exactNames.has(normalized)
      ? [normalized]
      : [normalized, stemOf(normalized), stemsOf(name)];
    for (const form of forms) if (!keys.has(form)) keys.set(form, `=${key}`);
  }
}
const fillers = wordsIn(
  [dan, deu, eng, fra, nob, swe, ignoredWords].flat().join(' '),
).map(joined);
const stems = fillers.map(stemOf).filter(({ length }) => length > 5);
/** Words that say nothing, but neither letters nor what is also a name. */
const ignored = new Set(
  [...fillers, ...stems].filter((word) => !/^(?:.|ai|eu)$/.test(word)),
);
/** The names that end compound words. */
const heads = new Set(
  WORK.flat()
    .map(asOne)
    .flatMap((name) => [name, stemOf(name)])
    .filter(({ length }) => length > 4),
);

/**
 * The term for a word or a name in all its forms: the key of what it names,
 * otherwise its stem; without a version.
 */
function termOf(word: string): string {
  const normalized = unversioned(word);
  const stem = stemsOf(word);
  const form = exactNames.has(stem) ? normalized : stem;
  return keys.get(normalized) ?? keys.get(form) ?? form;
}
const isName = (term: string): boolean => term.startsWith('=');

/** The two parts of a compound that ends with a name: "javautvecklare". */
function compoundIn(word: string): readonly string[] {
  const isPlain = !isName(termOf(word));
  for (let at = 3; isPlain && at <= word.length - 5; at += 1) {
    const end = word.slice(at);
    if (heads.has(end) || heads.has(stemOf(end)))
      return [word.slice(0, at), end];
  }
  return [word];
}

/** A number at the end: “ISO27001”. */
const NUMBER = /(?<=\p{L}{2})(?=\d{3,}$)/u;
/** No single letters, such as the article of “l’énergie”. */
const PIECE = /\.?(?:\p{L}[\p{L}+#]|\d)[\p{L}\p{N}+#]*/gu;
/**
 * What a word or a name is made of: of `node.js` `node` and `.js`. “Go-Projekt”
 * mentions Go, but “go-live” does not.
 */
function partsOf(word: string): readonly string[] {
  const pieces = word.replace(NUMBER, ' ').match(PIECE) ?? [];
  const isCompound = isName(termOf(pieces.at(-1) ?? ''));
  return pieces
    .filter((piece) => isCompound || piece.length > 2 || !exactNames.has(piece))
    .flatMap(compoundIn)
    .filter((part) => part !== word);
}

/**
 * The terms by which a word or a part of one is found. A name is also found as
 * it is written, so that this counts more, and what begins with a dot without
 * it: “js” finds Node.js.
 */
function termsOf(word: string): readonly string[] {
  const term = termOf(word);
  const written = joined(word);
  const terms = isName(term) ? [term, written] : [term];
  return written.startsWith('.') ? [...terms, written.slice(1)] : terms;
}

/**
 * More of a word is not read. Folding may make a word eighteen times as long.
 */
const MOST_OF_WORD = 100;
const MOST_KEPT = 50_000;

function readWord(written: string) {
  const word = fold(written).slice(0, MOST_OF_WORD);
  const normalized = joined(word);
  const term = termOf(word);
  const parts = partsOf(word);
  const telling = isName(term) ? [] : parts.filter((part) => !isIgnored(part));
  const isEmpty = !isName(term) && parts.length > 0 && telling.length === 0;
  return {
    /** In the form that is compared, without inner punctuation. */
    normalized,
    stem: stemsOf(word),
    /** What stands for it. */
    term,
    /** What to search for it: its term, and the word as it is written. */
    ownTerms: [term, normalized],
    /** All terms by which the index finds it. */
    terms: [...new Set([word, ...parts].flatMap(termsOf))],
    /** What to search for each part that says something, if it is no name. */
    parts: telling.map(termsOf),
    /** Whether its last part is a name: “javautvecklare”, “UX-Designer”. */
    isCompound: isName(termOf(parts.at(-1) ?? '')),
    /** Whether it is a name of several words: “Azure DevOps”, not “Node.js”. */
    isPhrase: isName(term) && /[ ‐‑-]/.test(word),
    /** Whether it says nothing by itself. */
    isIgnored:
      isEmpty || ignored.has(normalized) || ignored.has(term.replace('=', '')),
  };
}
/** A word, or a name of several words. */
export type Word = Readonly<ReturnType<typeof readWord>>;

/** A word in a text. */
export type Token = Span & { readonly word: Word };

/** Words repeat. */
const words = new LRUCache({ max: MOST_KEPT, memoMethod: readWord });
const wordOf = (written: string) => words.memo(written.slice(0, MOST_OF_WORD));

/** Whether a word says nothing by itself: “the”, “looking”, “uppdrag”. */
export const isIgnored = (word: string): boolean => wordOf(word).isIgnored;

/** Adjacent words as one, if together they are a name. */
function nameOf(
  text: string,
  tokens: readonly Token[],
  others: ReadonlySet<string>,
): Token | undefined {
  const normalized = joined(tokens.map(({ word }) => word.normalized).join(''));
  const stems = tokens.map(({ word }) => word.stem).join(' ');
  const isKnown =
    keys.has(normalized) || keys.has(stems) || others.has(normalized);
  const { start = 0 } = tokens[0] ?? {};
  const { end = 0 } = tokens.at(-1) ?? {};
  const isAdjacent = tokens
    .slice(1)
    .every((token, at) => token.start - 1 === tokens[at]?.end);
  return isKnown && isAdjacent && normalized.length > 3
    ? { word: wordOf(text.slice(start, end)), start, end }
    : undefined;
}

/**
 * The words of a text in their order. A name of two or three words is one
 * token, the longest name first; so are other names, given as single words.
 */
export function tokensIn(
  text: string,
  others: ReadonlySet<string> = new Set(),
): readonly Token[] {
  const all = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: wordOf(word),
    start: index,
    end: index + word.length,
  }));
  const tokens: Token[] = [];
  for (const [at, word] of all.entries()) {
    if (word.start < (tokens.at(-1)?.end ?? 0)) continue;
    const name =
      nameOf(text, all.slice(at, at + 3), others) ??
      nameOf(text, all.slice(at, at + 2), others);
    tokens.push(name ?? word);
  }
  return tokens;
}
