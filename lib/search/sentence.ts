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

/** What “not” can be about. */
const NAMING: readonly Class[] = [
  'REMOTE',
  'HYBRID',
  'ON_SITE',
  'FULL_TIME',
  'PART_TIME',
  'HALF_TIME',
  'word',
  'LANGUAGE',
  'TRAVEL',
  'VISIT',
];
const SWEDISH_NOT = /^(?:inte|ej)$/;

/** The tokens of a sentence. */
const scan = scannerOf(sentenceWords, words);

/** Whether a token says nothing by itself: “a”, “in”, “job”. */
export function isSmall(token: Token): boolean {
  const isWord = is(token, 'word') && isIgnored(token.text);
  return isWord || is(token, 'filler', 'ONE', 'PER', 'END', 'SPEAK');
}

/** Whether a token denies something. */
function isNegation(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  // “Utan” is “but” after the Swedish “not”, otherwise “without”.
  const isBut =
    token?.text === 'utan' &&
    tokens.slice(0, at).some(({ text }) => SWEDISH_NOT.test(text));
  return is(token, 'NOT', 'NOT_NEEDED', 'NEEDNT') && !isBut;
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
    else if (isSmall(token) || is(token, 'AT_LEAST', 'NEW')) continue;
    else if (!isOpen || !NAMING.includes(token.type))
      return { scope, next: token };
    else {
      scope.push(token);
      isOpen = false;
    }
  }
  return { scope };
}

/** Scans a sentence once, and tells what its negations are about. */
export function readSentence(text: string) {
  // A language is known by its code.
  const tokens = scan(text).map((token): Token => {
    const code = languageNamed(token.text);
    return code ? { ...token, type: 'LANGUAGE', text: code } : token;
  });
  const denied: Token[] = [];
  const needless: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isNegation(tokens, at)) continue;
    const { scope: after, next } = scopeIn(tokens.slice(at + 1));
    const isBefore =
      is(token, 'NOT_NEEDED') || (is(token, 'NEEDNT') && after.length === 0);
    const before = isBefore
      ? scopeIn(tokens.slice(0, at).toReversed()).scope
      : [];
    const scope = before.length > 0 ? before : after;
    // “No remote work needed”
    const isNeedless = !is(token, 'NOT') || is(next, 'NEEDED');
    for (const each of scope) {
      // A language that is not needed is not wanted.
      const isDenied = !isNeedless || is(each, 'LANGUAGE');
      (isDenied ? denied : needless).push(each);
    }
    if (scope.length > 0) needless.push(token);
  }
  return {
    text,
    tokens,
    /** What is not wanted. */
    denied,
    /** What is not needed, and the words that deny. */
    needless,
  };
}
export type Sentence = Readonly<ReturnType<typeof readSentence>>;

/** Whether a part of a text is in others, even if only partly. */
export const overlaps = (span: Span, others: readonly Span[]) =>
  others.some(({ start, end }) => start < span.end && span.start < end);
