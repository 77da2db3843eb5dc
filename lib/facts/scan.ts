import { deu, eng, fra, swe } from 'stopword';
import type { PayPeriod, Range } from '../public-project/stated-facts.ts';
import { fold } from '../public-project/words.ts';
import { isCurrencyCode } from './currencies.ts';
import { linesOf, wordsOf } from './lines.ts';
import { words } from './words.ts';

/**
 * The class of a token: that of its phrase in `words.ts`; otherwise `word`, a
 * `filler` without a meaning of its own, a `mark` that may end a clause, or
 * `is`, a mark that does not. Readers of languages and of sentences give the
 * last ones.
 */
export type Class =
  | keyof typeof words
  | keyof typeof TOKENS
  | 'QUANTITY'
  | 'LANGUAGE'
  | 'SPEAK'
  | 'NEW'
  | 'NEXT'
  | 'POSTED'
  | 'APPLYING';

/** A part of a text, without the letter at its end. */
export type Span = { readonly start: number; readonly end: number };
/** A word, a phrase, a number or a mark of a text, folded, with its place. */
export type Token = Span & {
  readonly type: Class;
  readonly text: string;
  readonly amount?: number | undefined;
  /** Whether capitals may be the code of a currency: “ZAR”. */
  readonly isCode?: boolean;
  readonly quantity?: Quantity;
};

/** A value for some classes of tokens. */
export type ByClass<Value> = Partial<Readonly<Record<Class, Value>>>;

/** The tokens of a text, or of a part of it, in their order. */
export type Tokens = readonly Token[];

/** A quantity as a text states it: “80–100 %”, “95 €/h”, “2 days a week”. */
export type Quantity = Span &
  Range & {
    /** “More than 50 %” */
    readonly isMore: boolean;
    /** What it counts, “days”, or the class of a word for a share or money. */
    readonly unit: Class | undefined;
    /** What it is per: “a week”, “daily”, “Tagessatz”. */
    readonly period: PayPeriod | undefined;
    /** Whether a word such as “rate” names it. */
    readonly isNamed: boolean;
    readonly tokens: Tokens;
  };

/** Marks that readers look for; the end of a line is a semicolon. */
export type Mark = '&' | '.' | ',' | ':' | ';' | '/' | '+' | '-' | '(' | ')';
/** A class of tokens, one of their marks, or a code of a currency. */
export type Name = Class | Mark | 'CODE';

/** Whether a token is of one of some classes, or one of some marks. */
export function is(
  token: Token | undefined,
  ...names: readonly Name[]
): boolean {
  if (token === undefined) return false;
  const { type, text, isCode = false } = token;
  const isMark = text.length === 1 && names.includes(text as Mark);
  return isMark || names.includes(type) || (isCode && names.includes('CODE'));
}

/** Whether some of the tokens are of one of some classes. */
export const has = (tokens: Tokens, ...names: readonly Name[]): boolean =>
  tokens.some((token) => is(token, ...names));

/** The tokens of some classes. */
export const ofClass = (tokens: Tokens, ...names: readonly Name[]): Tokens =>
  tokens.filter((token) => is(token, ...names));

/** The parts of a text between tokens of some classes. */
export function split(
  tokens: Tokens,
  ...ends: readonly Name[]
): readonly Tokens[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (is(token, ...ends)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The tokens before the first one of some classes; all if there is none. */
export const upTo = (tokens: Tokens, ...names: readonly Name[]): Tokens =>
  split(tokens, ...names)[0] ?? [];

/** What a text says, if anything, and the parts of it that are about it. */
export type Fact<Value> = {
  readonly value?: Value | undefined;
  readonly spans: readonly Span[];
};

/**
 * A text with some places masked by bars, so that all other words keep theirs.
 */
export const masked = (
  text: string,
  spans: readonly Span[],
  bar = '|',
): string =>
  spans.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + bar.repeat(end - start) + rest.slice(end),
    text,
  );

/** A number above this one is no amount. */
export const MOST_AMOUNT = 10_000_000;
/** More of a text is not read, so that reading one takes a few milliseconds. */
export const MOST_READ = 500;

/** What a dot may stand after that ends nothing: “40 Std. pro Woche”. */
const ABBREVIATIONS = `
approx
bzw
ca
eks
ekskl
excl
exkl
hr
hrs
incl
inkl
kr
maks
max
min
mind
pr
std
tim
zzgl
`;
const SHORT = [...wordsOf(ABBREVIATIONS)].join('|');

/**
 * Each kind of token is the class of what it finds, unless a phrase of the
 * table has another.
 */
const TOKENS = {
  DATE: [
    // 2027-02-01, 2027/2/1
    String.raw`20\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)`,
    // 01.02.27
    String.raw`\d{1,2}\.\d{1,2}\.\d{2}(?!\d)`,
    // 01.02.2027, 1. 2. 2027
    String.raw`\d{1,2}\. ?\d{1,2}\. ?20\d{2}`,
    // 1/2/2027, 1/2-2027
    String.raw`\d{1,2}[-/]\d{1,2}[-/]20\d{2}`,
    // 2027-02, 02/2027
    String.raw`20\d{2}[-/]\d{1,2}(?!\d)`,
    String.raw`\d{1,2}[-/.]20\d{2}`,
  ].join('|'),
  NUMBER: [
    // 1.150,00, 1’200
    String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,](?:\d\d(?!\d)|-))?(?!\d)`,
    // January ’27
    String.raw`(?<=\p{L} )['’]2\d(?!\d)`,
    // 1st, 2e
    String.raw`\d+(?:st|nd|rd|th|er|e|eme)(?!\p{L})`,
    // 95, 92,50, 95,-, but not 80k
    String.raw`\d+(?:[.,](?:\d{1,2}(?!\d)|-))?(?!\d|k(?!\p{L}))`,
  ].join('|'),
  word: [
    // Q1, H2
    String.raw`\b(?:[qtk][1-4]|h[12])\b`,
    // US$, A$
    String.raw`(?<!\p{L})(?:us|sg?|hk|nz|nt|mx|au?|ca?|r)\$`,
    String.raw`\p{Sc}`,
    String.raw`\p{L}+`,
  ].join('|'),
  PERCENT: '%',
  // 80+, 80 %+
  AT_LEAST: String.raw`(?<=[\d%])\+`,
  mark: String.raw`[,;|&+]|(?<!\s|^|(?<![\p{L}\d])(?:${SHORT}|\p{L}|\d+))\.`,
  TO: String.raw`(?<=[\d%\p{Sc}-] ?)-(?= ?[\d\p{Sc}])`,
  is: '[:?=()/<>≥≤]|(?<= )-(?= )',
};
const TYPES = Object.keys(TOKENS) as readonly (keyof typeof TOKENS)[];
/** One group for each type: names of groups take time. */
const TOKEN = new RegExp(
  TYPES.map((type) => `(${TOKENS[type]})`).join('|'),
  'gu',
);
const fillers = new Set([deu, eng, fra, swe].flat().map(fold));

/** Words by class; of a phrase of two classes, the first one counts. */
type Table = { readonly [type in Class]?: string };
/** What a phrase says. A stem, with `~` in its table, may have any ending. */
type Phrase = Pick<Token, 'type' | 'amount'> & { readonly isStem: boolean };
type Phrases = ReadonlyMap<string, Phrase>;
/** No phrase is longer. */
const MOST_LETTERS = 24;

/** The longest phrase that starts with a whole word, and its end. */
function phraseAt(phrases: Phrases, text: string, start: number, word: string) {
  const last = Math.min(start + MOST_LETTERS, text.length);
  for (let end = last; end > start; end -= 1) {
    const phrase = phrases.get(text.slice(start, end));
    if (!phrase) continue;
    const isWord = /\p{L}/u.test(text.charAt(end - 1));
    const letters = isWord ? text.slice(end).search(/\P{L}|$/u) : 0;
    const isWhole = letters === 0 && end >= start + word.length;
    if (phrase.isStem || isWhole) return { ...phrase, end: end + letters };
  }
  return undefined;
}

/**
 * A text in the form that is read. Each character keeps its place: `ß` stays,
 * because it would become two.
 */
const foldedInPlace = (text: string) =>
  text
    .replace(/\P{ASCII}/gu, (letter) =>
      fold(letter).length === 1 ? fold(letter) : letter,
    )
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\n/g, ';')
    .replace(/\s/g, ' ');

/**
 * The number that digits write: a point or comma before one or two of them is
 * that of decimals.
 */
function amountOf(digits: string): number | undefined {
  const [whole = '', decimals = ''] = digits.split(/[.,](?=\d{1,2}$)/);
  const amount = Number(
    `${whole.replace(/^['’]/, '20').replace(/\D/g, '')}.${decimals}`,
  );
  return amount <= MOST_AMOUNT ? amount : undefined;
}

function tokenize(written: string, phrases: Phrases): Tokens {
  const plain = foldedInPlace(written);
  // A space of a phrase may be written as another mark.
  const spaced = plain.replace(/['’_-]/g, ' ');
  const tokens: Token[] = [];
  for (const match of plain.matchAll(TOKEN)) {
    const { 0: text, index: start } = match;
    if (start < (tokens.at(-1)?.end ?? 0)) continue;
    const phrase = phraseAt(phrases, spaced, start, text);
    const end = phrase?.end ?? start + text.length;
    const kind = TYPES.find((_, at) => match[at + 1] !== undefined) ?? 'word';
    const isFiller = kind === 'word' && fillers.has(text);
    const number = kind === 'NUMBER' ? amountOf(text) : undefined;
    tokens.push({
      type: phrase?.type ?? (isFiller ? 'filler' : kind),
      text: plain.slice(start, end),
      start,
      end,
      amount: phrase ? phrase.amount : number,
      isCode: isCurrencyCode(written.slice(start, end)),
    });
  }
  return tokens;
}

/** What finds the tokens of a text in their order, by the words of tables. */
export function scannerOf(...tables: readonly Table[]) {
  const phrases = new Map<string, Phrase>();
  const entries = tables.flatMap((table) => Object.entries(table));
  for (const [type, lines] of entries.toReversed()) {
    for (const [phrase, number] of linesOf(lines)) {
      const text = phrase.replace('~', '');
      phrases.set(text, {
        type: type as Class,
        amount: Number(number) || undefined,
        isStem: text !== phrase,
      });
    }
  }
  return (text: string): Tokens => tokenize(text.slice(0, MOST_READ), phrases);
}

/** The tokens of a text in their order; in time in proportion to the text. */
export const scan = scannerOf(words);
