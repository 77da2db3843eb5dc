import { languageName } from '../facts/languages.ts';
import { is, type Token, type Tokens } from '../facts/scan.ts';
import { MOST_TYPED } from './filter-values.ts';
import type { Mention } from './mention.ts';
import type { SearchIndex } from './search-index.ts';
import { readSentence } from './sentence.ts';
import { readFacts } from './sentence-facts.ts';
import { tokensIn } from './terms.ts';
import { isOfWords, type Reading, type Value, type Wish } from './wish.ts';
import { WordReader } from './word-reader.ts';

/** So many wishes of a text count, loose ones last. */
const MOST_WISHES = 40;
const MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
/** The end of a sentence; after a short word, a dot is one of an abbreviation. */
const SENTENCE_END = /(?<=[\n;!?]|\p{L}{4}\.(?=\s))/u;
/** A longer sentence is read in parts. */
const PART = /[\s\S]{1,300}(?!\S)|[\s\S]{1,300}/g;

/** A place or a language is also found where a text names it. */
function withWord(
  { words }: SearchIndex,
  mention: Mention,
  sentence: string,
): Mention {
  const { values, spans, isWanted } = mention;
  const isNamed = values[0]?.kind === 'place' || values[0]?.kind === 'language';
  const [span] = spans;
  if (!isNamed || !isWanted || !span) return mention;
  const [token] = tokensIn(sentence.slice(...span));
  const terms = token ? [token.term] : [];
  const isWord = words.fieldOf(terms) !== undefined;
  return isWord
    ? { ...mention, values: [...values, { kind: 'word', groups: [terms] }] }
    : mention;
}

/** What a wish is called: as it was typed, or the languages that are spoken. */
function textOf({ values, spans, isWanted }: Mention, sentence: string) {
  const [value] = values;
  if (value?.kind === 'speaks')
    return `speaks ${value.codes.map(languageName).join(' and ')}`;
  const typed = spans.map((span) => sentence.slice(...span).trim()).join(' ');
  return isWanted ? typed : `not ${typed}`;
}

function wishOf(mention: Mention, sentence: string): Wish {
  const { spans, ...wish } = mention;
  const start = Math.min(...spans.map(([from]) => from));
  const end = Math.max(...spans.map(([, to]) => to));
  return { ...wish, text: textOf(mention, sentence), span: [start, end] };
}

const has = ({ values }: Wish, ...kinds: readonly Value['kind'][]) =>
  values.some(({ kind }) => kinds.includes(kind));
const isWord = ({ values }: Wish) => values.every(isOfWords);

/** Whether “or” joins two wishes, because they are alike. */
function areOfKind(a: Wish, b: Wish): boolean {
  const areWhere = has(a, 'place', 'way') && has(b, 'place', 'way');
  const [{ kind } = {}] = a.values;
  return areWhere || (isWord(a) && isWord(b)) || (!!kind && has(b, kind));
}

/**
 * Whether two wishes that follow each other are alternatives: of one kind with
 * “or” or a slash between them, places also with a comma.
 */
function areAlternatives(a: Wish, b: Wish, between: Tokens): boolean {
  const isAlike = a.isWanted === b.isWanted && a.isLoose === b.isLoose;
  const isSmall = (token: Token) => is(token, 'filler', 'OR', 'mark', 'is');
  if (!isAlike || !areOfKind(a, b) || !between.every(isSmall)) return false;
  const arePlaces = has(a, 'place') && has(b, 'place');
  const isComma = arePlaces && is(between[0], ',');
  const isSlash = between.length === 1 && is(between[0], '/');
  return isComma || isSlash || between.some((token) => is(token, 'OR'));
}

/** Two wishes as one. “Munich or remote” means fully remote elsewhere. */
function eitherOf(a: Wish, b: Wish): Wish {
  const isElsewhere = has(a, 'place') !== has(b, 'place');
  const fully = (value: Value): Value =>
    isElsewhere && value.kind === 'way' && value.ways[0] === 'yes'
      ? { ...value, ways: ['yes'] }
      : value;
  return {
    ...a,
    values: [...a.values, ...b.values].map(fully),
    text: `${a.text} or ${b.text.replace(/^not /, '')}`,
    span: [a.span[0], b.span[1]],
  };
}

function joined(wishes: readonly Wish[], tokens: Tokens): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of wishes) {
    const last = all.at(-1);
    const between = tokens.filter(
      ({ start, end }) => start >= (last?.span[1] ?? 0) && end <= wish.span[0],
    );
    if (last && areAlternatives(last, wish, between))
      all.splice(-1, 1, eitherOf(last, wish));
    else all.push(wish);
  }
  return all;
}

/** The wishes of a sentence, in its order. */
function wishesIn(
  index: SearchIndex,
  reader: WordReader,
  text: string,
  currencies: readonly string[],
): readonly Wish[] {
  const sentence = readSentence(text);
  const { mentions, rest } = readFacts(sentence, currencies);
  const wishes = [
    ...mentions.map((mention) => withWord(index, mention, text)),
    ...reader.read(rest, sentence.denied),
  ]
    .filter(({ values }) => values.length > 0)
    .map((mention) => wishOf(mention, text))
    .toSorted((a, b) => a.span[0] - b.span[0]);
  return joined(wishes, sentence.tokens);
}

/** A text in parts that are read by themselves, with their places. */
function* sentencesIn(text: string) {
  let start = 0;
  for (const sentence of text.split(SENTENCE_END)) {
    for (const [part] of sentence.matchAll(PART)) {
      yield { part, start };
      start += part.length;
    }
  }
}

/**
 * Reads what somebody typed, a sentence or a profile, once. It takes time in
 * proportion to the text. A rate without a currency is in the first of those
 * that the list has.
 */
export function readWishes(
  index: SearchIndex,
  typed: string,
  currencies: readonly string[],
): Reading {
  const text = typed.slice(0, MOST_TYPED).replace(MANY_MARKS, '$1').normalize();
  const reader = new WordReader(index);
  const wishes = new Map<string, Wish>();
  for (const { part, start } of sentencesIn(text)) {
    for (const wish of wishesIn(index, reader, part, currencies)) {
      const key = JSON.stringify([wish.values, wish.isWanted]);
      const [from, to] = wish.span;
      if (!wishes.has(key))
        wishes.set(key, { ...wish, span: [from + start, to + start] });
    }
  }
  const all = [...wishes.values()];
  const strict = all.filter(({ isLoose }) => !isLoose);
  const loose = all.filter(({ isLoose }) => isLoose);
  const used =
    strict.length > 0
      ? [...strict, ...loose]
      : loose.map((wish) => ({ ...wish, isLoose: false }));
  return {
    wishes: used.slice(0, MOST_WISHES),
    nowhere: [...reader.nowhere],
    corrected: [...reader.corrected],
  };
}
