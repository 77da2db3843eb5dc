import { placeByName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { namesIn } from '../facts/names.ts';
import {
  type Class,
  has,
  is,
  scan,
  spanOf,
  type Token,
} from '../facts/scan.ts';
import { fold, WORD } from '../public-project/words.ts';
import table from './query-words.json' with { type: 'json' };
import { isExact, isIgnored } from './terms.ts';
import { anyOf } from './word-lists.ts';

export const SHARES: readonly Class[] = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'];
export const WAYS: readonly Class[] = ['REMOTE', 'HYBRID', 'ON_SITE'];
/** What “not” can be about. */
const NAMING: readonly Class[] = [
  ...WAYS,
  ...SHARES,
  'word',
  'LANGUAGE',
  'TRAVEL',
  'VISIT',
];

const oneOf = (list: string) => new RegExp(`^${anyOf(list)}$`, 'u');
const SPEAK = oneOf(table.speak);
const ALONE = oneOf(table.alone);
const OPTIONAL = oneOf(table.optional);
/**
 * What stands before what is not needed: “no need for Swedish”, but “Swedish
 * not required”.
 */
const NO_NEED = new RegExp(`^${anyOf(table.noNeed)}`, 'u');
/** A minus before a word, which means “not”. */
const MINUS = /(?:^|[ ,(])[-−]$/;

/**
 * The class of a token in a sentence. What has no meaning of its own, so that
 * “not” reaches across it, is a filler.
 */
function classOf(token: Token, word: string): Class {
  if (languageNamed(token.text)) return 'LANGUAGE';
  if (SPEAK.test(token.text)) return 'SPEAK';
  if (ALONE.test(token.text)) return 'ENOUGH';
  if (is(token, 'NOT_NEEDED'))
    return NO_NEED.test(token.text) ? 'NEEDNT' : 'NOT_NEEDED';
  if (OPTIONAL.test(token.text)) return 'NOT_NEEDED';
  const isPassed =
    is(token, 'filler', 'PER', 'END') ||
    token.amount === 1 ||
    (is(token, 'word') && isIgnored(token.text));
  if (isPassed && !isExact(fold(word))) return 'filler';
  return is(token, 'filler') ? 'word' : token.type;
}

/**
 * The tokens of a sentence, each to the end of its word or of the name of a
 * place: “C++” where it is “c”. A minus before a word is “not”.
 */
export function tokensOf(text: string): readonly Token[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const ends = new Map([...words, ...namesIn(text, placeByName)].map(spanOf));
  return scan(text).flatMap((token): readonly Token[] => {
    const { start } = token;
    const end = Math.max(token.end, ends.get(start) ?? 0);
    const own = { ...token, end, type: classOf(token, text.slice(start, end)) };
    return MINUS.test(text.slice(0, start))
      ? [{ ...token, type: 'NOT', start: start - 1, end: start }, own]
      : [own];
  });
}

/** Whether a way of working is only said not to be needed. */
const isNeeded = (tokens: readonly Token[], at: number) =>
  is(
    tokens.slice(at + 1).find((token) => !is(token, 'filler')),
    'NEEDED',
  );

/** “No language except”: after a “not” that is about nothing yet. */
const isDouble = (tokens: readonly Token[], at: number) =>
  is(tokens[at], 'NOT') &&
  is(tokens[at - 1], 'filler') &&
  is(tokens[at - 2], 'NOT');

/**
 * The first token with a meaning of its own, and those that “or” and “and” join
 * to it.
 */
function runIn(tokens: readonly Token[]): readonly Token[] {
  const run: Token[] = [];
  let isOpen = true;
  for (const token of tokens) {
    if (is(token, 'filler', 'WHOLLY', 'SPEAK', 'AT_LEAST')) continue;
    if (is(token, 'OR', 'AND')) isOpen = true;
    else if (isOpen && is(token, ...NAMING)) {
      run.push(token);
      isOpen = false;
    } else break;
  }
  return run;
}

/** The tokens that “not” is about. */
export function deniedIn(tokens: readonly Token[]): readonly Token[] {
  const denied = tokens.flatMap((token, at) =>
    is(token, 'NOT') && !isDouble(tokens, at)
      ? runIn(tokens.slice(at + 1))
      : [],
  );
  return denied.filter(
    (token) => !is(token, ...WAYS) || !isNeeded(tokens, tokens.indexOf(token)),
  );
}

/**
 * The tokens that are said not to be needed: those before the words that say so,
 * or after “no need for”.
 */
export function needlessIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((word, at) => {
    if (!is(word, 'NOT_NEEDED', 'NEEDNT')) return [];
    const before = runIn(tokens.slice(0, at).toReversed());
    const after = runIn(tokens.slice(at + 1));
    const isAfter = before.length === 0 || is(word, 'NEEDNT');
    return isAfter && after.length > 0 ? after : before;
  });
}

/**
 * The languages that somebody says to speak: after “speaks” or “only”, or
 * before “is enough”.
 */
export function spokenIn(tokens: readonly Token[]): readonly Token[] {
  const spoken: Token[] = [];
  let run: Token[] = [];
  let isSpeaking = false;
  for (const [at, token] of tokens.entries()) {
    if (is(token, 'filler', 'AND') || token.text === ',') continue;
    if (is(token, 'LANGUAGE')) {
      run.push(token);
      if (isSpeaking) spoken.push(token);
      continue;
    }
    if (is(token, 'ENOUGH')) spoken.push(...run);
    const before = tokens.slice(Math.max(0, at - 2), at);
    isSpeaking =
      isDouble(tokens, at) ||
      (is(token, 'SPEAK', 'ENOUGH') &&
        !has(before, 'NOT', 'NOT_NEEDED', 'NEEDNT'));
    run = [];
  }
  return spoken;
}
