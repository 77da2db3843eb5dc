import { isLanguageCode, type Languages, languageNamed } from './languages.ts';
import { linesOf } from './lines.ts';
import {
  type Class,
  has,
  is,
  ofClass,
  scan,
  split,
  type Token,
  type Tokens,
} from './scan.ts';

/** “Or” in Dutch and Italian, between languages. */
const OTHER_OR = /^(?:of|o)$/;
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
const noLanguages = new Set(linesOf(NO_LANGUAGES).map(([word]) => word));

const isLanguage = (token: Token | undefined): boolean => is(token, 'LANGUAGE');

/**
 * Whether a text is a list of codes such as “EN (C1), DE”. Codes count nowhere
 * else: “de” is a word, too, and “no” says no.
 */
const isListOfCodes = (text: string, tokens: Tokens): boolean =>
  text.trim().toLowerCase() !== 'no' &&
  tokens.every(
    (token) =>
      isLanguageCode(token.text) ||
      // Of a level, “c” and a number.
      /^[abc]$/.test(token.text) ||
      is(token, 'mark', 'is', 'NUMBER', 'AND', 'OR'),
  );

/** What joins two languages: “of”, “plus”, “&”. */
function joinAt(tokens: Tokens, at: number): Class | undefined {
  const token = tokens[at];
  if (is(token, '&', '+')) return 'AND';
  if (token === undefined || !isLanguage(tokens[at + 1])) return undefined;
  if (token.text === 'plus') return 'AND';
  const isOr = isLanguage(tokens[at - 1]) && OTHER_OR.test(token.text);
  return isOr ? 'OR' : undefined;
}

/** The tokens of a text, a language by its code. */
function tokensOf(text: string): Tokens {
  const words = scan(text);
  const areCodes = isListOfCodes(text, words);
  const tokens = words.map((token): Token => {
    const isCode = areCodes && isLanguageCode(token.text);
    const code = isCode ? token.text : languageNamed(token.text);
    if (code === undefined) return token;
    return { ...token, type: 'LANGUAGE', text: code };
  });
  return tokens.map((token, at) => {
    const type = joinAt(tokens, at) ?? token.type;
    return { ...token, type };
  });
}

/** Whether an entry of a list is a word that may name a language. */
function isUnknown([word, next]: Tokens, text: string): boolean {
  if (word?.type !== 'word' || next) return false;
  const isCapital = /\p{Lu}/u.test(text.charAt(word.start));
  const isLong = word.text.length > 2;
  return isCapital && isLong && !noLanguages.has(word.text);
}

/**
 * Whether a language is named that is not known: “Klingon and English”, “English
 * or any Nordic language”.
 */
function namesUnknown(tokens: Tokens, text: string): boolean {
  const entries = split(tokens, 'AND', 'OR', '/', 'mark');
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1]?.at(-1);
    const [next] = entries[at + 1] ?? [];
    const isInList = isLanguage(before) || isLanguage(next);
    if (isInList && isUnknown(entry, text)) return true;
  }
  return tokens.some((token, at) => {
    const isAlternative = is(tokens[at - 1], 'OR');
    return isAlternative && ANY.test(token.text);
  });
}

/** The languages around a place among tokens, joined by “and” or “or”. */
function runAt(tokens: Tokens, at: number): Tokens {
  const isPart = (place: number) =>
    is(tokens[place], 'LANGUAGE', 'AND', 'OR', '/');
  let first = at;
  let end = at;
  while (isPart(first - 1)) first -= 1;
  while (isPart(end)) end += 1;
  return ofClass(tokens.slice(first, end), 'LANGUAGE');
}

/**
 * The languages that a word in a part of a text is about: the closest ones, of
 * two as close those before it, for “nor” those after it.
 */
function closestTo(part: Tokens, word: Token): Tokens {
  const at = part.indexOf(word) + (is(word, 'NOT') ? 0.1 : -0.1);
  const distance = (token: Token) => Math.abs(part.indexOf(token) - at);
  const languages = ofClass(part, 'LANGUAGE');
  const [closest] = languages.toSorted((a, b) => distance(a) - distance(b));
  return closest ? runAt(part, part.indexOf(closest)) : [];
}

/** The languages that words of some classes are about. */
function languagesOf(tokens: Tokens, ...types: readonly Class[]): Tokens {
  const languages: Token[] = [];
  for (const part of split(tokens, 'mark')) {
    const both = part.find((token) => is(token, 'BOTH'));
    for (const word of ofClass(part, ...types)) {
      // “A, B, both a plus”
      const before = both && tokens.slice(0, tokens.indexOf(both));
      const about = before && ofClass(before, 'LANGUAGE').slice(-2);
      languages.push(...(about ?? closestTo(part, word)));
    }
  }
  return languages;
}

/**
 * The lists of which one language is enough: “A, B or C”, “one of A, B”. “A/B”
 * is none, because most people mean both by it.
 */
function choicesIn(tokens: Tokens): readonly Tokens[] {
  const choices = new Map<Token, Tokens>();
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
    if (!isChoice && !isComma) list = [];
    list.push(token);
    // In “A or B, C”, the list ends at its last “or”.
    const [first] = list;
    if (isChoice && first) choices.set(first, [...list]);
    between = [];
  }
  return [...choices.values()];
}

const codesOf = (tokens: Tokens): readonly string[] => [
  ...new Set(tokens.map(({ text }) => text)),
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
  const liked = languagesOf(tokens, 'ADVANTAGE');
  const denied = languagesOf(tokens, 'NOT', 'NOT_NEEDED');
  const needed = tokens.filter(
    (token) => !liked.includes(token) && !denied.includes(token),
  );
  const choices = choicesIn(needed).filter(
    (choice) => codesOf(choice).length > 1,
  );
  const chosen = new Set(choices.flat());
  const required = codesOf(
    needed.filter((token) => isLanguage(token) && !chosen.has(token)),
  );
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
  return { required, alternatives: choices.map(codesOf), advantage };
}
