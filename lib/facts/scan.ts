import { LRUCache } from 'lru-cache';
import { deu, eng, fra, swe } from 'stopword';
import { fold } from '../public-project/words.ts';
import { linesOf } from './lines.ts';
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
  | 'LANGUAGE'
  | 'SPEAK'
  | 'NEEDNT'
  | 'NEW'
  | 'POSTED'
  | 'SINCE'
  | 'LAST'
  | 'AGO'
  | 'WEEKDAY'
  | 'NEXT'
  | 'APPLYING';

/** A part of a text, without the letter at its end. */
export type Span = readonly [start: number, end: number];
/** A word, a phrase, a number or a mark of a text, folded, with its place. */
export type Token = {
  readonly type: Class;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly amount?: number | undefined;
};

/** A value for some classes of tokens. */
export type ByClass<Value> = Partial<Readonly<Record<Class, Value>>>;

/** The tokens of a text, or of a part of it, in their order. */
export type Tokens = readonly Token[];

/** Marks that readers look for; the end of a line is a semicolon. */
export type Mark = '&' | '.' | ',' | ':' | ';' | '/' | '+' | '-' | '(' | ')';
/** A class of tokens, or one of their marks; `ONE` is the number in “an hour”. */
export type Name = Class | Mark | 'ONE';

/** Whether a token is of one of some classes, or one of some marks. */
export function is(
  token: Token | undefined,
  ...names: readonly Name[]
): boolean {
  if (token === undefined) return false;
  const { type, text, amount } = token;
  const isMark = type === 'mark' || type === 'is' || type === 'TO';
  return (
    names.includes(type) ||
    (isMark && names.includes((text.trim() || ';') as Mark)) ||
    (amount === 1 && names.includes('ONE'))
  );
}

/** Whether some of the tokens are of one of some classes. */
export const has = (tokens: Tokens, ...names: readonly Name[]): boolean =>
  tokens.some((token) => is(token, ...names));

/** The tokens of some classes. */
export const ofClass = (tokens: Tokens, ...names: readonly Name[]): Tokens =>
  tokens.filter((token) => is(token, ...names));

/** The tokens before the first one of some classes; all if there is none. */
export function upTo(tokens: Tokens, ...names: readonly Name[]): Tokens {
  const end = tokens.findIndex((token) => is(token, ...names));
  return end === -1 ? tokens : tokens.slice(0, end);
}

/** The parts of a text between tokens of some classes. */
export function split(
  tokens: Tokens,
  ...ends: readonly Name[]
): readonly Tokens[] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  for (const token of tokens) {
    if (is(token, ...ends)) {
      parts.push(part);
      part = [];
    } else {
      part.push(token);
    }
  }
  parts.push(part);
  return parts;
}

/** The part of the text that a token is. */
export const spanOf = ({ start, end }: Pick<Token, 'start' | 'end'>): Span => [
  start,
  end,
];

/** A value with the words of the text that it was read from. */
export type Fact<Value> = {
  readonly value: Value;
  readonly words: string;
  readonly spans: readonly Span[];
};

/** A value as a fact, with the words of the text at some places. */
export const factAt = <Value>(
  value: Value,
  text: string,
  spans: readonly Span[],
): Fact<Value> => ({
  value,
  words: spans.map((span) => text.slice(...span)).join(' … '),
  spans,
});

/**
 * A text with some places masked by bars, so that all other words keep theirs.
 */
export const masked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, [start, end]) => {
    const bars = '|'.repeat(Math.max(0, Math.min(end, text.length) - start));
    return rest.slice(0, start) + bars + rest.slice(end);
  }, text);

/** A number above this one is no amount. */
export const MOST_AMOUNT = 10_000_000;
/** More of a text is not read, so that reading one takes a few milliseconds. */
export const MOST_READ = 500;

/**
 * Each kind of token is the class of what it finds, unless a phrase of the
 * table has another.
 */
const TOKENS = {
  DATE: [
    // 2027-02-01, 2027-02
    String.raw`20\d{2}-\d{2}(?:-\d{2})?(?!\d)`,
    // 01.02.2027, 1/2/2027
    String.raw`\d{1,2}[./]\d{1,2}[./]20\d{2}`,
    // 01.02.27
    String.raw`\d{1,2}\.\d{1,2}\.\d{2}(?!\d)`,
    // 02/2027
    String.raw`\d{1,2}[./]20\d{2}`,
  ].join('|'),
  NUMBER: [
    // 1.150,00, 1’200
    String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,](?:\d\d(?!\d)|-))?(?!\d)`,
    // January ’27
    String.raw`(?<=\p{L} )['’]2\d(?!\d)`,
    // 95, 92,50, 95,-, 5k
    String.raw`\d+(?:[.,](?:\d{1,2}(?!\d)|-))?(?:k(?!\p{L}))?`,
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
  mark: String.raw`[,;|.\n&+]`,
  TO: String.raw`(?<=[\d%\p{Sc}-]) ?-(?= ?[\d\p{Sc}])`,
  is: '[:?=()/<>≥≤]| - ',
};
const TYPES = Object.keys(TOKENS) as readonly (keyof typeof TOKENS)[];
/** One group for each type: names of groups take time. */
const TOKEN = new RegExp(
  TYPES.map((type) => `(${TOKENS[type]})`).join('|'),
  'gu',
);
const JOIN = /^[ '’‐‑-]?$/;
const fillers = new Set([deu, eng, fra, swe].flat().map(fold));

/**
 * A phrase of the table, in which `~` stands for any ending of a word, `+`
 * before a word that only has to follow, and a colon is before the number that
 * a phrase says.
 */
type Phrase = {
  readonly type: Class;
  readonly words: readonly string[];
  /** How many of these words are the token. */
  readonly length: number;
  readonly amount: number | undefined;
};
/**
 * How exactly a phrase says what it finds: with more words, without `~`, with a
 * longer beginning.
 */
const exactness = ({ words }: Phrase) =>
  words.length * 1000 +
  (words.some((word) => word.endsWith('~')) ? 0 : 500) +
  words.join('').length;
/** Phrases by their first two letters, the most exact first. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;
/** Words by class; of a phrase of two classes, the first one counts. */
type Table = { readonly [type in Class]?: string };

function phrasesIn(tables: readonly Table[]): Phrases {
  const phrases = new Map<string, Phrase[]>();
  const entries = tables.flatMap((table) => Object.entries(table));
  for (const [type, lines] of entries) {
    for (const [phrase, amount] of linesOf(lines)) {
      const forms = phrase.split(' ');
      const beginning = phrase.slice(0, 2).trim();
      const same = phrases.get(beginning) ?? [];
      same.push({
        type: type as Class,
        words: forms.map((form) => form.replace(/^\+/, '')),
        length: forms.filter((form) => !form.startsWith('+')).length,
        amount: amount === '' ? undefined : Number(amount),
      });
      phrases.set(beginning, same);
    }
  }
  for (const same of phrases.values())
    same.sort((a, b) => exactness(b) - exactness(a));
  return phrases;
}

const isForm = (form: string, word = '') =>
  form.endsWith('~') ? word.startsWith(form.slice(0, -1)) : word === form;

/**
 * The most exact phrase that starts at a token, its words with a space, a
 * hyphen or an apostrophe between them.
 */
const phraseAt = (phrases: Phrases, text: string, tokens: Tokens, at: number) =>
  phrases.get(tokens[at]?.text.slice(0, 2) ?? '')?.find(({ words }) =>
    words.every((form, n) => {
      const [before, token] = [tokens[at + n - 1], tokens[at + n]];
      return (
        isForm(form, token?.text) &&
        (n === 0 || JOIN.test(text.slice(before?.end, token?.start)))
      );
    }),
  );

/**
 * A text in the form that is read. Each character keeps its place: `ß` stays,
 * because it would become two.
 */
export const foldedInPlace = (text: string) =>
  text
    .replace(/[^\x20-\x7e]/g, (letter) =>
      fold(letter).length === 1 ? fold(letter) : letter,
    )
    .toLowerCase()
    .replace(/[‐‑–—]/g, '-')
    .replace(/[^\S\n]/g, ' ');

/**
 * The number that digits write: a point or comma before one or two of them is
 * that of decimals.
 */
function amountOf(digits: string): number | undefined {
  const [whole = '', decimals = ''] = digits.split(/[.,](?=\d{1,2}k?$)/);
  const number = Number(
    `${whole.replace(/^['’]/, '20').replace(/\D/g, '')}.${decimals.replace('k', '')}`,
  );
  const amount = digits.endsWith('k') ? number * 1000 : number;
  return amount <= MOST_AMOUNT ? amount : undefined;
}

/** The words, numbers and marks of a text in the form that is read. */
const piecesOf = (plain: string): Tokens =>
  Array.from(plain.matchAll(TOKEN), (match): Token => {
    const { 0: text, index } = match;
    const type = TYPES.find((_, at) => match[at + 1] !== undefined) ?? 'word';
    const isFiller = type === 'word' && fillers.has(text);
    return {
      type: isFiller ? 'filler' : type,
      text,
      start: index,
      end: index + text.length,
      amount: type === 'NUMBER' ? amountOf(text) : undefined,
    };
  });

function tokenize(text: string, phrases: Phrases): Tokens {
  const plain = foldedInPlace(text);
  const pieces = piecesOf(plain);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Token;
    const phrase = phraseAt(phrases, plain, pieces, at);
    at += phrase?.length ?? 1;
    const { end } = pieces[at - 1] as Token;
    tokens.push(
      phrase === undefined
        ? piece
        : {
            ...piece,
            type: phrase.type,
            text: plain.slice(piece.start, end),
            end,
            amount: phrase.amount,
          },
    );
  }
  return tokens;
}

/** What finds the tokens of a text in their order, by the words of some tables. */
export function scannerOf(...tables: readonly Table[]) {
  const phrases = phrasesIn(tables);
  return (text: string): Tokens => tokenize(text.slice(0, MOST_READ), phrases);
}

// Several readers ask for the tokens of one text in a row.
const lastScans = new LRUCache<string, Tokens>({
  max: 10,
  memoMethod: scannerOf(words),
});

/** The tokens of a text in their order. Takes time in proportion to the text. */
export const scan = (text: string): Tokens => lastScans.memo(text);
