import { isLanguageCode, type Languages, languageNamed } from './languages.ts';
import {
  type Class,
  has,
  is,
  ofClass,
  scan,
  split,
  type Token,
  type Tokens,
  upTo,
} from './scan.ts';

/** “Or any other”, “or Klingon” */
const UNKNOWN =
  /^(?:\p{Lu}\p{L}{2}|any|another|other|autre|andere|annat|andra)/u;
/** What lists of alternatives are made of, by a letter for each token. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    LANGUAGE: 'L',
    OR: 'o',
    // Between languages, “or” in Dutch and Italian
    of: 'f',
    o: 'f',
    ONE_OF: '1',
    ',': ',',
    ';': ';',
    '.': ';',
    ')': ')',
  }),
);
/** “One of A, B”, “A, B or C”; “A/B” is none, because most mean both by it. */
const CHOICE = /1[^;)]*|(?<!L,)(?:L,)*L(?:(?:f|[^Lo;]*o[^L;]*)L)+/g;

/**
 * The tokens of a text, a language by its code. Codes count only in a list of
 * them, such as “EN (C1), DE”: “de” is a word, too, and “no” says no.
 */
function tokensOf(text: string): Tokens {
  const words = scan(text);
  const areCodes = words.every(
    (token) =>
      isLanguageCode(token.text) ||
      // Marks, and “c” and a number of a level.
      /^[abc\P{L}]$/u.test(token.text) ||
      is(token, 'AND', 'OR'),
  );
  const isList = areCodes && text.toLowerCase() !== 'no';
  return words.map((token): Token => {
    const isCode = isList && isLanguageCode(token.text);
    const code = isCode ? token.text : languageNamed(token.text);
    return code ? { ...token, type: 'LANGUAGE', text: code } : token;
  });
}

/** Languages with nothing but “and”, “or” or a slash between them. */
function runsIn(clause: Tokens): readonly Tokens[] {
  const runs: Token[][] = [[]];
  for (const token of clause) {
    if (is(token, 'LANGUAGE')) runs.at(-1)?.push(token);
    else if (!is(token, 'AND', 'OR', '/')) runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}

/**
 * What words of some classes are about: the next languages in their part of the
 * clause, else the last ones before, and the last two for “both”.
 */
function languagesOf(tokens: Tokens, ...types: readonly Class[]): Tokens {
  return split(tokens, 'mark').flatMap((clause) => {
    const runs = runsIn(clause);
    return clause.flatMap((token, at) => {
      const next = clause[at + 1];
      // “English plus German”
      const isAnd = token.text === 'plus' && is(next, 'LANGUAGE', 'ONE_OF');
      if (isAnd || !is(token, ...types)) return [];
      const before = tokens.slice(0, tokens.indexOf(token));
      if (has(clause, 'BOTH')) return ofClass(before, 'LANGUAGE').slice(-2);
      const behind = upTo(clause.slice(at + 1), 'AND', 'BUT', '(', ')');
      return (
        runs.find(([first]) => first && behind.includes(first)) ??
        runs.findLast(([first]) => first && before.includes(first)) ??
        []
      );
    });
  });
}

const codesOf = (tokens: Tokens): readonly string[] => [
  ...new Set(ofClass(tokens, 'LANGUAGE').map(({ text }) => text)),
];

/** The lists of which one language is enough. */
function choicesIn(tokens: Tokens): (readonly string[])[] {
  const letters = tokens.map(
    ({ type, text }) => LETTERS.get(text) ?? LETTERS.get(type) ?? ' ',
  );
  return Array.from(letters.join('').matchAll(CHOICE), ({ 0: run, index }) =>
    codesOf(tokens.slice(index, index + run.length)),
  ).filter(({ length }) => length > 1);
}

/**
 * What the languages of a role say: those beside a word such as “plus” are an
 * advantage, those beside “not” count for nothing, of a list with “or” one is
 * enough, and all others are required. Absent if the text names none, or leaves
 * open which is enough.
 */
export function readLanguages(text: string): Languages | undefined {
  const tokens = tokensOf(text);
  const isOpen = tokens.some((token, at) => {
    const isChoice = is(tokens[at - 1], 'OR') || is(tokens[at + 1], 'OR');
    const isOther = isChoice && !is(token, 'LANGUAGE');
    return isOther && UNKNOWN.test(text.slice(token.start));
  });
  if (isOpen || !has(tokens, 'LANGUAGE')) return undefined;
  const liked = languagesOf(tokens, 'ADVANTAGE');
  const denied = languagesOf(tokens, 'NOT', 'NOT_NEEDED', 'NEEDNT');
  const needed = tokens.filter(
    (token) => !liked.includes(token) && !denied.includes(token),
  );
  const alternatives = choicesIn(needed);
  const chosen = alternatives.flat();
  const required = codesOf(needed).filter((code) => !chosen.includes(code));
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
  return { required, alternatives, advantage };
}
