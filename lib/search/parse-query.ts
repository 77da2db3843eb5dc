import { keyOf, splitWord } from './names.ts';
import { DETAILS, IGNORED, NEGATIONS, SHARED } from './plain-words.ts';
import { type Remote, remoteOf, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { spellingsOf } from './tokens.ts';
import { fold, joined, WORD } from './words.ts';

/** The most words of a query that count. */
export const MOST_WORDS = 16;
const LONGEST_NAME = 3;
const NUMBER = /^\d+$/;

/** A word of a query, or a name of several, as typed, with the terms that find it. */
export type QueryWord = { readonly typed: string; readonly terms: readonly string[] };

/** A query as understood. */
export type Query = {
  readonly required: readonly QueryWord[];
  /** What comes first has these. */
  readonly wished: readonly QueryWord[];
  readonly excluded: readonly QueryWord[];
  /** What it says about remote work, in any of the languages. */
  readonly remote: Remote;
  /** Whether it has more words than count. */
  readonly isCut: boolean;
};

type Kind = 'required' | 'shared' | 'detail' | 'number' | 'excluded' | 'negation' | 'ignored';
type Typed = { readonly typed: string; readonly kind: Kind };

function kindOf(word: string): Kind {
  if (NEGATIONS.has(word)) return 'negation';
  if (IGNORED.has(word)) return 'ignored';
  if (SHARED.has(word)) return 'shared';
  if (NUMBER.test(word)) return 'number';
  return DETAILS.has(word) ? 'detail' : 'required';
}

/** The words of a query that are written as one with a hyphen or slash: "IT-Projekte", but not "R&D" or "e-mail". */
function apart(word: string): readonly string[] {
  const parts = word.split(/[/-]/);
  const isApart = word.includes('/') || parts.every((part) => part.length > 1 && !NEGATIONS.has(part.toLowerCase()));
  return isApart && keyOf(fold(word)) === undefined ? parts : [word];
}

/** The words of a query, with names of several words as one. */
function wordsOf(text: string): readonly Typed[] {
  const written = text
    .split('|')
    .flatMap((part) => part.match(WORD) ?? [])
    .flatMap(apart);
  const words: Typed[] = [];
  for (let at = 0; at < written.length; ) {
    let length = LONGEST_NAME;
    while (length > 1 && keyOf(...written.slice(at, at + length).map(fold)) === undefined) length -= 1;
    const typed = written.slice(at, at + length).join(' ');
    words.push({ typed, kind: kindOf(typed.toLowerCase().replace('’', "'").replaceAll(' ', '-')) });
    at += length;
  }
  return words;
}

/**
 * The words that a typed word stands for: the parts of a compound ("javautvecklare") if the list has both, otherwise itself
 * or, if it occurs nowhere, those that may be meant.
 */
function understand(typed: string, index: SearchIndex): readonly QueryWord[] {
  const word = joined(fold(typed).replaceAll(' ', '-'));
  const split = splitWord(fold(typed)).map((part) => ({ typed, terms: [...spellingsOf(part), word] }));
  if (split.length > 0 && split.every(({ terms }) => index.having(terms).size > 0)) return split;
  const terms = [...new Set([fold(typed), ...spellingsOf(word)])];
  return [{ typed, terms: index.having(terms).size > 0 ? terms : [...terms, ...index.expand(word)] }];
}

/** A word joined with a neighbour, if the list has that: "type script". */
function joinedWith(
  neighbour: Typed | undefined,
  word: Typed,
  isBefore: boolean,
  index: SearchIndex,
): readonly string[] {
  if (neighbour === undefined) return [];
  const pair = isBefore ? [neighbour, word] : [word, neighbour];
  const one = pair.map(({ typed }) => joined(fold(typed))).join('');
  return index.having([one]).size > 0 ? [one] : [];
}

/** The words of a sentence that count: what follows a negation is excluded. */
function countingInSentence(words: readonly Typed[]): readonly Typed[] {
  return words
    .filter(({ kind }) => kind !== 'ignored')
    .map(({ typed, kind }, at, all) => ({
      typed,
      kind: kind === 'required' && all[at - 1]?.kind === 'negation' ? ('excluded' as const) : kind,
    }))
    .filter(({ kind }) => kind !== 'negation');
}

/** The words of a value that count: every word, but those that carry nothing only if there are no others. */
function countingInValue(words: readonly Typed[]): readonly Typed[] {
  const carrying = words.filter(({ kind }) => kind !== 'ignored');
  return (carrying.length > 0 ? carrying : words).map(({ typed }) => ({ typed, kind: 'required' }));
}

type Reading = {
  /** Whether words that carry nothing are ignored, and words that every assignment shares in meaning only wished for. */
  readonly isSentence: boolean;
  /** Whether what it says about remote work is that, rather than words. */
  readonly readsRemote: boolean;
};

/** Understands a text that somebody typed. */
export function parseQuery(text: string, index: SearchIndex, { isSentence, readsRemote }: Reading): Query {
  const normal = text.normalize('NFC');
  const remote = readsRemote ? remoteOf(normal) : 'not-stated';
  const all = wordsOf(remote === 'not-stated' ? normal : withoutRemote(normal));
  const counting = isSentence ? countingInSentence(all) : countingInValue(all);
  const words = counting.slice(0, MOST_WORDS);
  const understood = words.flatMap((word, at) => {
    const pairs = [...joinedWith(words[at - 1], word, true, index), ...joinedWith(words[at + 1], word, false, index)];
    return understand(word.typed, index).map(({ typed, terms }) => ({
      typed,
      terms: [...terms, ...pairs],
      kind: word.kind,
    }));
  });
  const of = (kind: Kind) => understood.filter((word) => word.kind === kind);
  const [required, shared, details, numbers] = [of('required'), of('shared'), of('detail'), of('number')];
  // A detail is looked for if there is nothing else to look for, a number only if there is nothing else at all.
  const vague = details.length > 0 || shared.length > 0 ? details : numbers;
  const isVague = required.length === 0;
  return {
    required: isVague ? vague : required,
    wished: isVague ? [...shared, ...numbers] : [...shared, ...details, ...numbers],
    excluded: of('excluded'),
    remote,
    isCut: counting.length > MOST_WORDS,
  };
}
