import { languageName } from '../facts/languages.ts';
import { WORD, wordsIn } from '../public-project/words.ts';
import { MOST_TYPED } from './filter-values.ts';
import type { Mention } from './mention.ts';
import type { SearchIndex } from './search-index.ts';
import { readFacts } from './sentence-facts.ts';
import { isIgnored, tokensIn } from './terms.ts';
import { isOfWords, type Reading, type Value, type Wish } from './wish.ts';
import { type Part, WordReader } from './word-reader.ts';

/** So many wishes of a text count, those that say most. */
const MOST_WISHES = 40;
/** A longer text is read by its lines and sentences. */
const MOST_OF_SENTENCE = 300;
const MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
/** French articles before a vowel, and bars, which mask. */
const NOISE = /(?<!\p{L})(?:[ld]|qu)['’](?=\p{L})|\|/giu;
const CLAUSE = /[^.;\n]+/g;
const SWEDISH_NOT = /(?<!\p{L})(?:inte|ej) /iu;
const OR = /^(?:or|oder|eller|ou|tai|alternativ(?:ely)?)$/;

/** The parts of a text that are read by themselves, with their places. */
function sentencesIn(text: string) {
  if (text.length <= MOST_OF_SENTENCE) return [{ sentence: text, start: 0 }];
  const sentences: { readonly sentence: string; readonly start: number }[] = [];
  const add = (sentence: string, start: number) => {
    if (sentence.length <= MOST_OF_SENTENCE) {
      sentences.push({ sentence, start });
      return;
    }
    const cut = sentence.slice(0, MOST_OF_SENTENCE);
    const end = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' ')) + 1;
    const length = end > 1 ? end : MOST_OF_SENTENCE;
    sentences.push({ sentence: sentence.slice(0, length), start });
    add(sentence.slice(length), start + length);
  };
  let start = 0;
  for (const sentence of text.split(/(?<=[\n;!?])|(?<=\.)(?=\s)/)) {
    add(sentence, start);
    start += sentence.length;
  }
  return sentences;
}

/** Masks the Swedish “but” after “not”, which is “without” elsewhere. */
const withoutBut = (text: string): string =>
  text.replace(CLAUSE, (clause) => {
    const at = clause.search(SWEDISH_NOT);
    if (at < 0) return clause;
    const after = clause.slice(at).replace(/ utan(?= )/gi, ',    ');
    return clause.slice(0, at) + after;
  });

/** A place or a language is also found where a text names it. */
function withWords(
  { words }: SearchIndex,
  { values, spans, isWanted }: Mention,
  sentence: string,
): Part {
  const [span] = spans;
  const isNamed = values.some(
    ({ kind }) => kind === 'place' || kind === 'language',
  );
  const [token] = span && isNamed ? tokensIn(sentence.slice(...span)) : [];
  const terms = token ? [token.term] : [];
  const all: Value[] = [...values];
  if (isWanted && words.fieldOf(terms) !== undefined)
    all.push({ kind: 'word', groups: [terms] });
  return { values: all, spans, isWanted, isLoose: false };
}

/** What a wish is called: as it was typed, or the languages that are spoken. */
function textOf({ values, spans, isWanted }: Part, sentence: string): string {
  const [value] = values;
  if (value?.kind === 'speaks')
    return `speaks ${value.codes.map(languageName).join(' and ')}`;
  const typed = spans
    .map(([start, end]) => sentence.slice(start, end).trim())
    .join(' ');
  return isWanted ? typed : `not ${typed}`;
}

const has = ({ values }: Wish, ...kinds: readonly Value['kind'][]) =>
  values.some(({ kind }) => kinds.includes(kind));
const isWord = ({ values }: Wish) => values.every(isOfWords);

/**
 * Whether two wishes that follow each other are alternatives: of one kind with
 * “or” or a slash between them, places also with a comma.
 */
function areAlternatives(a: Wish, b: Wish, between: string): boolean {
  const words = wordsIn(between.replace(/[|]/g, ' '));
  const isSmall = words.every((word) => word.length < 2 || isIgnored(word));
  const isAlike = a.isWanted === b.isWanted && a.isLoose === b.isLoose;
  if (!isSmall || !isAlike) return false;
  const isPlaces = has(a, 'place') && has(b, 'place');
  if (isPlaces && /^\s*,/.test(between)) return true;
  const isSlash = /^\s*\/\s*$/.test(between);
  if (!isSlash && !words.some((word) => OR.test(word))) return false;
  const areWhere = [a, b].every((wish) => has(wish, 'place', 'way'));
  const [first] = a.values;
  const isOfKind = first !== undefined && has(b, first.kind);
  return areWhere || (isWord(a) && isWord(b)) || isOfKind;
}

/** Two wishes as one. “Munich or remote” means fully remote elsewhere. */
function eitherOf(a: Wish, b: Wish, joint: string): Wish {
  const isElsewhere = has(a, 'place') !== has(b, 'place');
  const fully = (value: Value): Value =>
    isElsewhere && value.kind === 'way' && value.ways[0] === 'yes'
      ? { ...value, ways: ['yes'] }
      : value;
  const second = a.isWanted ? b.text : b.text.replace(/^not /, '');
  const joiner = joint.includes(',') ? ', ' : ' or ';
  return {
    ...a,
    values: [...a.values, ...b.values].map(fully),
    text: [a.text, second].join(joiner),
    span: [a.span[0], b.span[1]],
  };
}

function joined(wishes: readonly Wish[], text: string): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of wishes) {
    const last = all.at(-1);
    const between = text.slice(last?.span[1], wish.span[0]);
    if (last && areAlternatives(last, wish, between))
      all.splice(-1, 1, eitherOf(last, wish, between));
    else all.push(wish);
  }
  return all;
}

function wishOf(part: Part, sentence: string): Wish {
  const { spans, values, isWanted, isLoose } = part;
  const start = Math.min(...spans.map(([from]) => from));
  const end = Math.max(...spans.map(([, to]) => to));
  const text = textOf(part, sentence);
  return { values, isWanted, isLoose, text, span: [start, end] };
}

/** The wishes of a sentence, in its order. */
function wishesIn(
  index: SearchIndex,
  reader: WordReader,
  sentence: string,
  currencies: readonly string[],
): readonly Wish[] {
  const text = withoutBut(sentence).replace(NOISE, (noise) =>
    ' '.repeat(noise.length),
  );
  const { mentions, rest, isDenied } = readFacts(text, currencies);
  const parts = [
    ...mentions.map((mention) => withWords(index, mention, text)),
    ...reader.read(rest, isDenied),
  ];
  const wishes = parts.map((part) => wishOf(part, sentence));
  const inOrder = wishes.toSorted((a, b) => a.span[0] - b.span[0]);
  return joined(inOrder, text);
}

/** What says most comes first if there are too many. */
function rankOf(wish: Wish): number {
  if (wish.isLoose) return 3;
  if (has(wish, 'technology', 'role')) return 0;
  return has(wish, 'word') ? 2 : 1;
}

/** The wishes that count, in the order of the text. */
function mostTelling(wishes: readonly Wish[]): readonly Wish[] {
  const ranked = wishes.toSorted((a, b) => rankOf(a) - rankOf(b));
  const used = new Set(ranked.slice(0, MOST_WISHES));
  return wishes.filter((wish) => used.has(wish));
}

/**
 * Reads what somebody typed, a sentence or a profile, once. It takes time in
 * proportion to the text. A rate without a currency is in the first of those that the list has.
 */
export function readWishes(
  index: SearchIndex,
  typed: string,
  currencies: readonly string[],
): Reading {
  const text = typed.slice(0, MOST_TYPED).replace(MANY_MARKS, '$1').normalize();
  const isAlone = [...text.matchAll(WORD)].length === 1;
  const reader = new WordReader(index, isAlone);
  const wishes = new Map<string, Wish>();
  for (const { sentence, start } of sentencesIn(text)) {
    for (const wish of wishesIn(index, reader, sentence, currencies)) {
      const key = JSON.stringify([wish.values, wish.isWanted]);
      const [from, to] = wish.span;
      if (!wishes.has(key))
        wishes.set(key, { ...wish, span: [from + start, to + start] });
    }
  }
  const used = mostTelling([...wishes.values()]);
  const isOnlyLoose = used.every(({ isLoose }) => isLoose);
  return {
    wishes: isOnlyLoose
      ? used.map((wish) => ({ ...wish, isLoose: false }))
      : used,
    nowhere: [...new Set(reader.nowhere)],
    corrected: [...new Set(reader.corrected)],
  };
}
