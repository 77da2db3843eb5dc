import { languageNamed } from '../facts/languages.ts';
import {
  type Class,
  is,
  type Span,
  scannerOf,
  type Token,
  type Tokens,
} from '../facts/scan.ts';
import { words } from '../facts/words.ts';
import { sentenceWords } from './sentence-words.ts';
import { isIgnored } from './terms.ts';

export const SHARES: readonly Class[] = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'];
export const WAYS: readonly Class[] = ['REMOTE', 'HYBRID', 'ON_SITE'];
/** What “not” can be about. */
const NAMING: readonly Class[] = [
  ...WAYS,
  ...SHARES,
  'word',
  'LANGUAGE',
  'NEW',
  'TRAVEL',
  'VISIT',
];
/** What “not” reaches across. */
const PASSED: readonly Class[] = ['filler', 'WHOLLY', 'SPEAK', 'AT_LEAST'];
/** A minus before a word, which means “not”. */
const MINUS = /(?:^|[ ,(])[-−]$/;

const scan = scannerOf(sentenceWords, words);

/** What a sentence says, and what of it is not wanted or not needed. */
export type Sentence = {
  readonly text: string;
  readonly tokens: Tokens;
  readonly denied: Tokens;
  readonly needless: Tokens;
  /** The words that deny. */
  readonly negations: Tokens;
};

/** The class of a token after others; what has no meaning is a filler. */
function classOf(token: Token, before: Tokens): Class {
  const { type, text: word } = token;
  // “No language except”
  const isAfterFiller = is(before.at(-1), 'filler');
  if (type === 'NOT' && isAfterFiller && is(before.at(-2), 'NOT'))
    return 'ENOUGH';
  // “Utan” is “but” after the Swedish “not”, otherwise “without”.
  const isSwedishNot = ({ text }: Token) => text === 'inte' || text === 'ej';
  if (word === 'utan' && before.some(isSwedishNot)) return 'BUT';
  const isSmall = type === 'word' && isIgnored(word);
  return isSmall || is(token, 'ONE', 'PER', 'END') ? 'filler' : type;
}

/** The tokens of a sentence, a language by its code, a minus as “not”. */
function tokensOf(text: string): Tokens {
  const tokens: Token[] = [];
  for (const token of scan(text)) {
    const { start } = token;
    if (MINUS.test(text.slice(Math.max(start - 2, 0), start)))
      tokens.push({ type: 'NOT', text: '-', start: start - 1, end: start });
    const code = languageNamed(token.text);
    tokens.push(
      code
        ? { ...token, type: 'LANGUAGE', text: code }
        : { ...token, type: classOf(token, tokens) },
    );
  }
  return tokens;
}

/**
 * What a negation before some tokens is about: the first with a meaning of its
 * own, and those that “or” and “and” join to it; and the token after them.
 */
function scopeIn(tokens: Tokens) {
  const scope: Token[] = [];
  let isOpen = true;
  for (const token of tokens) {
    if (is(token, 'OR', 'AND')) isOpen = true;
    else if (isOpen && NAMING.includes(token.type)) {
      scope.push(token);
      isOpen = false;
    } else if (!PASSED.includes(token.type)) return { scope, next: token };
  }
  return { scope };
}

/** Scans a sentence once, and tells what its negations are about. */
export function readSentence(text: string): Sentence {
  const tokens = tokensOf(text);
  const denied: Token[] = [];
  const needless: Token[] = [];
  const negations: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!is(token, 'NOT', 'NOT_NEEDED', 'NEEDNT')) continue;
    const { scope: after, next } = scopeIn(tokens.slice(at + 1));
    const isBefore =
      is(token, 'NOT_NEEDED') || (is(token, 'NEEDNT') && after.length === 0);
    const before = isBefore ? scopeIn(tokens.slice(0, at).toReversed()) : null;
    const scope = before?.scope.length ? before.scope : after;
    // “No remote work needed”
    const isNeedless = !is(token, 'NOT') || is(next, 'NEEDED');
    (isNeedless ? needless : denied).push(...scope);
    if (scope.length > 0) negations.push(token);
  }
  return { text, tokens, denied, needless, negations };
}

/** Whether a part of a text has one of some tokens. */
export const overlaps = ([start, end]: Span, tokens: Tokens): boolean =>
  tokens.some((token) => token.start < end && start < token.end);
