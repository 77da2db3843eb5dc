import { isLanguageCode, type Languages, languageNamed } from './languages.ts';
import {
  type Class,
  has,
  is,
  ofClass,
  scan,
  type Token,
  type Tokens,
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

const isLanguage = (token: Token | undefined): boolean => is(token, 'LANGUAGE');

/**
 * Whether a text is a list of codes such as “EN (C1), DE”. Codes count nowhere
 * else: “de” is a word, too, and “no” says no.
 */
const isListOfCodes = (tokens: Tokens): boolean =>
  !(tokens.length === 1 && tokens[0]?.text === 'no') &&
  tokens.every(
    (token) =>
      isLanguageCode(token.text) ||
      // Marks, and “c” and a number of a level.
      token.text.length === 1 ||
      is(token, 'AND', 'OR'),
  );

/** The tokens of a text, a language by its code. */
function tokensOf(text: string): Tokens {
  const words = scan(text);
  const areCodes = isListOfCodes(words);
  return words.map((token): Token => {
    const isCode = areCodes && isLanguageCode(token.text);
    const code = isCode ? token.text : languageNamed(token.text);
    return code ? { ...token, type: 'LANGUAGE', text: code } : token;
  });
}

/** The parts of a text that say something of different languages. */
function partsIn(tokens: Tokens): readonly Tokens[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const [last, next] = [tokens[at - 1], tokens[at + 1]];
    // “English plus German”
    const isPlus = token.text === 'plus' && is(next, 'LANGUAGE', 'ONE_OF');
    const isAnd = isPlus || is(token, 'AND');
    const isEnd = isAnd && !(isLanguage(last) && isLanguage(next));
    if (isEnd || is(token, 'mark', '(', ')', 'NOT', 'BUT')) parts.push([]);
    parts.at(-1)?.push(isAnd ? { ...token, type: 'AND' } : token);
  }
  return parts;
}

/**
 * What words of some classes are about: the languages of their part, or those
 * before or behind it in the same clause, and the last two for “both”.
 */
function languagesOf(parts: readonly Tokens[], ...types: readonly Class[]) {
  const languages: Token[] = [];
  for (const [at, part] of parts.entries()) {
    if (!has(part, ...types)) continue;
    const before = parts.slice(0, at + 1);
    const clause = is(part[0], 'mark') ? [part] : before;
    const about =
      clause.findLast((some) => has(some, 'LANGUAGE')) ?? parts[at + 1] ?? [];
    const both = ofClass(before.flat(), 'LANGUAGE').slice(-2);
    languages.push(...(has(part, 'BOTH') ? both : about));
  }
  return languages;
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
 * enough, and all others are required. `null` if the text names none, or leaves
 * open which is enough.
 */
export function readLanguages(text: string): Languages | null {
  const tokens = tokensOf(text);
  const isOpen = tokens.some((token, at) => {
    const isChoice = is(tokens[at - 1], 'OR') || is(tokens[at + 1], 'OR');
    const isOther = isChoice && !is(token, 'LANGUAGE');
    return isOther && UNKNOWN.test(text.slice(token.start));
  });
  if (isOpen || !has(tokens, 'LANGUAGE')) return null;
  const parts = partsIn(tokens);
  const liked = languagesOf(parts, 'ADVANTAGE');
  const denied = languagesOf(parts, 'NOT', 'NOT_NEEDED', 'NEEDNT');
  const needed = tokens.filter(
    (token) => !liked.includes(token) && !denied.includes(token),
  );
  const alternatives = choicesIn(needed);
  const chosen = alternatives.flat();
  const required = codesOf(needed).filter((code) => !chosen.includes(code));
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
  return { required, alternatives, advantage };
}
