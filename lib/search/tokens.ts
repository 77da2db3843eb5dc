import { isExactName, keyOf, keyOfSeveral, nameStarts, spellingsOf, splitWord } from './names.ts';
import { fold, joined, partsOf, WORD } from './words.ts';

/** A word or a name of several words in a text, with the terms by which the index finds it. */
export type Token = { readonly start: number; readonly end: number; readonly terms: readonly string[] };

type KnownWord = { readonly joined: string; readonly terms: readonly string[]; readonly startsName: boolean };
/** Words repeat, so what is known about them is kept between the texts of a list. */
export type KnownWords = Map<string, KnownWord>;

const LONGEST = 60;
const LONGEST_NAME = 3;
const PLAIN = /^\p{L}+$/u;
const VERSIONED = /^(\p{L}[\p{L}+#]+)\d+$/u;

/** What a word with punctuation or digits is also found by: `node.js` by `node`, `.js` and `js`, `c++20` by `c++`. */
function piecesOf(word: string): readonly string[] {
  const parts = partsOf(word);
  const unversioned = [word, ...parts].flatMap((part) => VERSIONED.exec(part)?.[1] ?? []);
  return (
    [...parts, ...(word.match(/\.[^.&/'’:*‐‑-]+/g) ?? []), ...unversioned]
      // "go-live" does not mention Go.
      .filter((piece) => piece.length > 2 || !isExactName(piece) || !/[‐‑-]/.test(word))
  );
}

function termsOf(word: string): readonly string[] {
  if (word.length > LONGEST) return [word];
  const pieces = PLAIN.test(word) ? [] : piecesOf(word);
  // Node.js does not name JavaScript, though "js" finds it.
  const naming = [word, ...pieces, ...splitWord(word)].filter((piece) => !word.includes(`.${piece}`));
  return [...new Set([...naming.flatMap(spellingsOf), ...pieces])];
}

function lookUp(written: string, known: KnownWords): KnownWord {
  const before = known.get(written);
  if (before !== undefined) return before;
  const word = fold(written);
  const found = { joined: joined(word), terms: termsOf(word), startsName: nameStarts.has(joined(word)) };
  known.set(written, found);
  return found;
}

/** The words of a text, and its names of several words, in order of their ends. */
export function tokensIn(text: string, known: KnownWords): readonly Token[] {
  const tokens: Token[] = [];
  // The names that may end with the next word, the shortest first.
  let begun: { readonly start: number; readonly words: readonly string[] }[] = [];
  let end = -1;
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    if (start !== end + 1) begun = [];
    end = start + written.length;
    const word = lookUp(written, known);
    tokens.push({ start, end, terms: word.terms });
    begun = begun
      .filter(({ words }) => words.length < LONGEST_NAME)
      .map((name) => ({ ...name, words: [...name.words, word.joined] }));
    for (const name of begun) {
      const key = keyOfSeveral(name.words);
      if (key !== undefined) tokens.push({ start: name.start, end, terms: [key] });
    }
    if (word.startsName) begun.unshift({ start, words: [word.joined] });
  }
  return tokens;
}

/** The words of a text, with names of several words as one. */
export function wordsAndNames(text: string): readonly string[] {
  const found: Token[] = [];
  for (const token of tokensIn(text, new Map())) {
    while ((found.at(-1)?.start ?? -1) >= token.start) found.pop();
    found.push(token);
  }
  return found.map(({ start, end }) => text.slice(start, end));
}

/** A word or a name of several words as one word, folded. */
export const asWord = (typed: string): string => joined(fold(typed).replaceAll(' ', '-'));

/** What a value names, in any order: equal for "Data engineer" and "Ingénieur data". */
export function valueKey(value: string): string {
  const words = wordsAndNames(value).map(asWord);
  return (
    words
      .map((word) => keyOf(word) ?? word)
      .sort()
      .join(' ') || fold(value)
  );
}
