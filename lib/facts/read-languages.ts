import { isLanguageCode, type Languages, languageNamed } from './languages.ts';
import { wordsOf } from './lines.ts';
import {
  type Class,
  has,
  is,
  ofClass,
  scan,
  type Token,
  type Tokens,
} from './scan.ts';

/** What some words mean between languages, “of” and “o” in Dutch and Italian. */
const JOINS: ReadonlyMap<string, Class> = new Map([
  ['of', 'OR'],
  ['o', 'OR'],
  ['plus', 'AND'],
]);
/** What stands for languages that have no name. */
const ANY = /^(?:any|another|other|autre|andere|annat|andra)/;
/** Words with a capital letter that may stand alone in a list of languages. */
const NO_LANGUAGES = `
basic
bilingue
business
courant
excellent
fluent
flytande
good
level
mandatory
must
muttersprache
native
niveau
plus
professional
required
`;
const noLanguages = wordsOf(NO_LANGUAGES);

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
      // Of a level, “c” and a number.
      /^[abc]$/.test(token.text) ||
      is(token, 'mark', 'is', 'NUMBER', 'AT_LEAST', 'AND', 'OR'),
  );

/** The tokens of a text, a language by its code. */
function tokensOf(text: string): Tokens {
  const words = scan(text);
  const areCodes = isListOfCodes(words);
  const tokens = words.map((token): Token => {
    const isCode = areCodes && isLanguageCode(token.text);
    const code = isCode ? token.text : languageNamed(token.text);
    return code ? { ...token, type: 'LANGUAGE', text: code } : token;
  });
  return tokens.map((token, at) => {
    const mayJoin =
      is(tokens[at - 1], 'LANGUAGE', 'mark') &&
      is(tokens[at + 1], 'LANGUAGE', 'ONE_OF');
    const join = mayJoin && JOINS.get(token.text);
    return join ? { ...token, type: join } : token;
  });
}

/** Whether a token is a word with a capital letter that may name a language. */
function isUnknown({ type, text, start }: Token, original: string): boolean {
  const isName = type === 'word' && text.length > 2 && !noLanguages.has(text);
  return isName && /\p{Lu}/u.test(original.charAt(start));
}

/**
 * Whether a language is named that is not known: “Klingon and English”, “English
 * or any Nordic language”.
 */
function namesUnknown(tokens: Tokens, text: string): boolean {
  const isEnd = (token: Token | undefined) =>
    token === undefined || is(token, 'AND', 'OR', '/', 'mark');
  return tokens.some((token, at) => {
    const [far, near] = [tokens[at - 2], tokens[at - 1]];
    const isJoined = isLanguage(far) || isLanguage(tokens[at + 2]);
    const isEntry = isJoined && isEnd(near) && isEnd(tokens[at + 1]);
    if (isEntry && isUnknown(token, text)) return true;
    return is(near, 'OR') && ANY.test(token.text);
  });
}

/** The parts of a text that say something of different languages. */
function partsIn(tokens: Tokens): readonly Tokens[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isBetween = isLanguage(tokens[at - 1]) && isLanguage(tokens[at + 1]);
    const isEnd = is(token, 'AND') && !isBetween;
    if (isEnd || is(token, 'mark', '(', ')', 'NOT', 'BUT')) parts.push([]);
    parts.at(-1)?.push(token);
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
    const isBoth = has(part, 'BOTH');
    const both = ofClass(before.flat(), 'LANGUAGE').slice(-2);
    languages.push(...(isBoth ? both : about));
  }
  return languages;
}

/**
 * The lists of which one language is enough: “A, B or C”, “one of A, B”. “A/B”
 * is none, because most people mean both by it.
 */
function choicesIn(tokens: Tokens): readonly Tokens[] {
  const choices = new Set<Tokens>();
  let list: Token[] = [];
  let between: Token[] = [];
  let isOneOf = false;
  for (const token of tokens) {
    if (is(token, 'ONE_OF', ';', '.', ')')) {
      list = [];
      isOneOf = is(token, 'ONE_OF');
    }
    if (!isLanguage(token)) {
      between.push(token);
      continue;
    }
    const isChoice = isOneOf || has(between, 'OR');
    const isComma = between.length === 1 && is(between[0], ',');
    // In “A or B, C”, the list ends at its last “or”.
    const isSame = isComma && !choices.has(list);
    if (!isChoice && !isSame) list = [];
    list.push(token);
    if (isChoice) choices.add(list);
    between = [];
  }
  return [...choices];
}

const codesOf = (tokens: Tokens): readonly string[] => [
  ...new Set(ofClass(tokens, 'LANGUAGE').map(({ text }) => text)),
];

/**
 * What the languages of a role say: those beside a word such as “plus” are an
 * advantage, those beside “not” count for nothing, of a list with “or” one is
 * enough, and all others are required. `null` if the text names none, or one
 * that is not known.
 */
export function readLanguages(text: string): Languages | null {
  const tokens = tokensOf(text);
  if (!tokens.some(isLanguage) || namesUnknown(tokens, text)) return null;
  const parts = partsIn(tokens);
  const liked = languagesOf(parts, 'ADVANTAGE');
  const denied = languagesOf(parts, 'NOT', 'NOT_NEEDED', 'NEEDNT');
  const needed = tokens.filter(
    (token) => !liked.includes(token) && !denied.includes(token),
  );
  const alternatives = choicesIn(needed)
    .map(codesOf)
    .filter(({ length }) => length > 1);
  const chosen = alternatives.flat();
  const required = codesOf(needed).filter((code) => !chosen.includes(code));
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
  return { required, alternatives, advantage };
}
