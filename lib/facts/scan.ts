import { LRUCache } from 'lru-cache';
import { deu, eng, fra, swe } from 'stopword';
import { fold } from '../public-project/words.ts';
import { phraseFinder, type Token, tokensIn } from './phrase-table.ts';
import table from './words.json' with { type: 'json' };

/**
 * What a word, a phrase or a mark contributes. `word` is any other word with a meaning of its own, `filler` one without, `mark` a
 * comma or another mark that ends a part of the text, `is` a mark that does not. `SHARE` and `DAYS` are several units that state an
 * amount together.
 */
export type Class = keyof typeof table | 'DATE' | 'TO' | 'SHARE' | 'DAYS' | 'mark' | 'is';

/** A word, a phrase, a number or a mark of a text, folded, with its place. */
export type Unit = Token & { readonly type: Class; readonly amount?: number };

export const is = (unit: Unit | undefined, ...types: readonly Class[]): boolean =>
  unit !== undefined && types.includes(unit.type);

export const has = (units: readonly Unit[], ...types: readonly Class[]): boolean =>
  units.some((unit) => is(unit, ...types));

export type Span = readonly [start: number, end: number];

/** A value with the words of the text that it was read from. */
export type Fact<Value> = { readonly value: Value; readonly words: string; readonly spans: readonly Span[] };

export const factAt = <Value>(value: Value, text: string, spans: readonly Span[]): Fact<Value> => ({
  value,
  words: spans.map(([start, end]) => text.slice(start, end)).join(' … '),
  spans,
});

/** A text with some places masked by bars, so that all other words keep theirs. */
export const masked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, [start, end]) => rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end), text);

// A text is cut, so that reading one takes a few milliseconds.
const MOST_READ = 500;

const phraseAt = phraseFinder<keyof typeof table>(table);
const fillers = new Set([deu, eng, fra, swe].flat().map(fold));
const TOKEN =
  /\d{4}-\d{2}(?:-\d{2})?|\d{1,2}[./]\d{1,2}[./]20\d{2}|\d{1,2}\.\d{1,2}\.\d{2}(?!\d)|\d{1,2}[./]20\d{2}|\d+(?:[.,]\d{1,2}(?!\d))?|\b(?:[qtk][1-4]|h[12])\b|\p{L}+|%|[,;|.\n&+]|[:?=()/<>≥≤]|(?<=[\d%]) ?-(?= ?\d)| - /gu;

/** A text in the form that is read. Each character keeps its place: `ß` stays, because it would become two. */
export const foldedInPlace = (text: string) =>
  text
    .replace(/[^\x20-\x7e]/g, (letter) => (fold(letter).length === 1 ? fold(letter) : letter))
    .toLowerCase()
    .replace(/[‐‑–—]/g, '-')
    .replace(/[^\S\n]/g, ' ');

function classOf(text: string): Class {
  if (/^(?:\d{4}-\d\d|\d{1,2}[./](?:\d{1,2}[./])?20\d\d$|\d{1,2}\.\d{1,2}\.\d\d$)/.test(text)) return 'DATE';
  if (/^\d/.test(text)) return 'NUMBER';
  if (text === '%') return 'PERCENT';
  if (/^[,;|.\n&+]$/.test(text)) return 'mark';
  if (text.trim() === '-' && text !== ' - ') return 'TO';
  if (/^\P{L}/u.test(text)) return 'is';
  return fillers.has(text) ? 'filler' : 'word';
}

function unitsOf(text: string): readonly Unit[] {
  const plain = foldedInPlace(text);
  const tokens = tokensIn(plain, TOKEN);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { text: word = '', start = 0 } = tokens[at] ?? {};
    const longest = phraseAt(plain, tokens, at);
    // “nicht vor Ort” is not “not before”: its last word begins a phrase of its own.
    const last = at + (longest?.words.length ?? 1) - 1;
    const isOther = last > at && (phraseAt(plain, tokens, last)?.words.length ?? 1) > 1;
    const phrase = isOther ? phraseAt(plain, tokens.slice(0, last), at) : longest;
    const length = phrase?.words.length ?? 1;
    const end = tokens[at + length - 1]?.end ?? start;
    const [type = classOf(word)] = phrase?.types ?? [];
    const amount = phrase?.amount ?? (type === 'NUMBER' ? Number(word.replace(',', '.')) : undefined);
    units.push({ type, text: plain.slice(start, end), start, end, ...(amount !== undefined && { amount }) });
    at += length;
  }
  return units;
}

// Several readers ask for the units of one text in a row.
const lastScans = new LRUCache<string, readonly Unit[]>({ max: 10, memoMethod: unitsOf });

/** The units of a text in their order. Takes time in proportion to the text. */
export const scan = (text: string): readonly Unit[] => lastScans.memo(text.slice(0, MOST_READ));
