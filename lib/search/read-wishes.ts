import { has, is, type Span, type Tokens } from '../facts/scan.ts';
import type { SearchIndex } from './search-index.ts';
import { isSmall, readSentence } from './sentence.ts';
import { readFacts } from './sentence-facts.ts';
import { isOfWords, type Value, type Wish } from './wish.ts';
import { readerOf, type WordReader } from './word-reader.ts';

/** So many wishes of a text count, loose ones last. What follows is not read. */
const MOST_WISHES = 24;
/** What somebody wants often stands at the end: so many parts are read first. */
const LAST_PARTS = 8;
/** “Java -remote” */
const MINUS = /(?<=^|[ ,(])[-−](?=\.?\p{L})/gu;
/** The end of a sentence; after a short word, a dot is one of an abbreviation. */
const SENTENCE_END = /(?<=[\n;!?]|\p{L}{4}\.(?=\s))/u;
/** A longer sentence is read in parts. */
const PART = /[\s\S]{1,300}(?!\S)|[\s\S]{1,300}/g;

/** Of the names of one thing, the first is its term. */
const meaningOf = (value: Value) =>
  isOfWords(value) ? value.groups.map(([term]) => term) : value;

/** A wish, and where it was typed. */
type TypedWish = Wish & Span;

const hasPlace = ({ values }: Wish) =>
  values.some(({ kind }) => kind === 'place');

/** What “or” may join: words to words, a place to a way of working. */
function sortOf({ values: [value], isWanted, isLoose }: Wish): string {
  const kind = value?.kind === 'way' ? 'place' : value?.kind;
  return JSON.stringify([kind, isWanted, isLoose]);
}

/**
 * Whether two wishes that follow each other are alternatives: of one kind with
 * “or” or a slash between them.
 */
function areAlternatives(a: TypedWish, b: TypedWish, tokens: Tokens): boolean {
  const between = tokens.filter(
    ({ start, end }) => start >= a.end && end <= b.start,
  );
  const isNear = between.every(
    (token) => isSmall(token) || is(token, 'OR', 'AND', 'mark', 'is'),
  );
  return sortOf(a) === sortOf(b) && isNear && has(between, 'OR', '/');
}

/** Two wishes as one. “Munich or remote” means fully remote elsewhere. */
function eitherOf(a: TypedWish, b: TypedWish, text: string): TypedWish {
  const isElsewhere = hasPlace(a) !== hasPlace(b);
  const fully = (value: Value): Value =>
    isElsewhere && value.kind === 'way' && value.ways[0] === 'yes'
      ? { ...value, ways: ['yes'] }
      : value;
  return {
    ...a,
    values: [...a.values, ...b.values].map(fully),
    text: text.slice(a.start, b.end),
    end: b.end,
  };
}

/** The wishes of a sentence, in its order. */
function wishesIn(
  text: string,
  reader: WordReader,
  currencies: readonly string[],
): readonly Wish[] {
  const sentence = readSentence(text);
  const { mentions, rest } = readFacts(sentence, currencies);
  const words = reader.read(rest, sentence.denied);
  const typed = [...mentions, ...words]
    .flatMap(({ value, spans, isWanted = true, isLoose = false }) => {
      if (!value) return [];
      const texts = spans.map(({ start, end }) => text.slice(start, end));
      const { start = 0 } = spans[0] ?? {};
      const { end = 0 } = spans.at(-1) ?? {};
      const typed = texts.join(' ');
      return [{ values: [value], isWanted, isLoose, text: typed, start, end }];
    })
    .toSorted((a, b) => a.start - b.start);
  const wishes: TypedWish[] = [];
  for (const wish of typed) {
    const last = wishes.at(-1);
    const isOther = last && areAlternatives(last, wish, sentence.tokens);
    if (isOther) wishes.splice(-1, 1, eitherOf(last, wish, text));
    else wishes.push(wish);
  }
  return wishes;
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
) {
  const text = typed.normalize().replace(MINUS, 'not ');
  const reader = readerOf(index);
  const strict = new Map<string, Wish>();
  const loose = new Map<string, Wish>();
  const sentences = text.split(SENTENCE_END);
  const parts = sentences.flatMap((some) => some.match(PART) ?? []);
  for (const part of new Set([...parts.slice(-LAST_PARTS), ...parts])) {
    if (strict.size >= MOST_WISHES) break;
    for (const wish of wishesIn(part, reader, currencies)) {
      const { values, isWanted, text } = wish;
      // A role is in one place, so all that are wanted are alternatives.
      const isPlace = isWanted && hasPlace(wish);
      const key = isPlace ? 'place' : JSON.stringify(values.map(meaningOf));
      const others = wish.isLoose ? loose : strict;
      // “No” counts more than a mention.
      const other = (isWanted && others.get(key)) || wish;
      const isMore = isPlace && !other.text.includes(text);
      others.set(
        key,
        isMore
          ? {
              ...other,
              values: [...other.values, ...values].slice(0, MOST_WISHES),
              text: `${other.text}, ${text}`,
            }
          : other,
      );
    }
  }
  const isLoose = strict.size > 0;
  const others = [...loose.values()].map((wish) => ({ ...wish, isLoose }));
  const wishes = [...strict.values(), ...others];
  return {
    wishes: wishes.slice(0, MOST_WISHES),
    /** The words that occur in no assignment. */
    nowhere: [...reader.nowhere],
    /** What was read for words with a typing error. */
    corrected: [...reader.corrected],
  };
}
export type Reading = ReturnType<typeof readWishes>;
