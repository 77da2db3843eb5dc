import { isExactName, keyOf, type LongName, namesEnding, otherForms, splitWord } from './names.ts';
import { IGNORED, NEGATIONS } from './plain-words.ts';
import { fold, joined, partsOf, piecesOf, WORD } from './words.ts';

/** What is known about a word, as it is written in texts. */
export type KnownWord = {
  readonly joined: string;
  /** The terms by which the index finds it. */
  readonly terms: readonly string[];
  readonly key: string | undefined;
  /** The names of several words that it may end. */
  readonly endsNames: readonly LongName[];
  readonly isNegation: boolean;
  readonly isIgnored: boolean;
};

/** Words repeat, so what is known about them is kept between the texts of a list. */
export type KnownWords = Map<string, KnownWord>;

const LONGEST = 60;

/** The other spellings and names of a word: its plural's singular, with other accents, and the key of what it names. */
export function spellingsOf(word: string): readonly string[] {
  const key = keyOf(word);
  return [...new Set([word, joined(word), ...otherForms(word), ...(key === undefined ? [] : [key])])];
}

function termsOf(word: string): readonly string[] {
  if (word.length > LONGEST) return [word];
  // "go-live" does not mention Go.
  const pieces = piecesOf(word).filter((piece) => piece.length > 2 || !isExactName(piece) || !/[‐‑-]/.test(word));
  const split = [word, ...partsOf(word)].flatMap(splitWord).flatMap(spellingsOf);
  // Node.js does not name JavaScript, though "js" finds it.
  const naming = [word, ...pieces].filter((piece) => !word.includes(`.${piece}`));
  return [...new Set([...naming.flatMap(spellingsOf), ...pieces, ...split])];
}

function lookUp(written: string, known: KnownWords): KnownWord {
  const before = known.get(written);
  if (before !== undefined) return before;
  const word = fold(written);
  const plain = written.toLowerCase();
  const found = {
    joined: joined(word),
    terms: termsOf(word),
    key: keyOf(word),
    endsNames: namesEnding(joined(word)),
    isNegation: NEGATIONS.has(plain),
    isIgnored: IGNORED.has(plain),
  };
  known.set(written, found);
  return found;
}

/** A word or a name of several words in a text, with the terms by which the index finds it. */
export type Token = { readonly start: number; readonly end: number; readonly terms: readonly string[] };

/** A term that says that a text does not ask for this: "no travel". */
export const negated = (term: string): string => `!${term}`;

/** Visits the tokens of a text, in order of their ends. */
export function forEachToken(text: string, known: KnownWords, visit: (token: Token) => void): void {
  let before: { joined: string; start: number }[] = [];
  let end = -1;
  let isNegated = false;
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const word = lookUp(written, known);
    if (start !== end + 1) before = [];
    end = start + written.length;
    visit({ start, end, terms: isNegated && word.key !== undefined ? [negated(word.key)] : word.terms });
    for (const name of word.endsNames) {
      const first = before.length - name.before.length;
      if (name.before.every((one, at) => one === before[first + at]?.joined))
        visit({ start: before[first]?.start ?? start, end, terms: [name.key] });
    }
    before = [...before.slice(-1), { joined: word.joined, start }];
    isNegated = word.isNegation || (isNegated && word.isIgnored);
  }
}
