import { fold } from '../public-project/words.ts';
import table from './names.json' with { type: 'json' };
import { MOST_READ } from './scan.ts';

const MOST_WORDS_OF_NAME = 4;

/** The place of each folded word in rows such as “january, januar, janvier”. */
const placesOf = (rows: readonly string[]) =>
  new Map(rows.flatMap((names, at) => names.split(', ').map((name) => [name, at] as const)));
const [months, weekdays] = [placesOf(table.months), placesOf(table.weekdays)];

/** The month that a folded word names, from 1. */
export function monthNamed(word: string): number | undefined {
  const month = months.get(word);
  return month === undefined ? undefined : month + 1;
}
/** The day of the week that a folded word names, from Sunday, which is 0. */
export const weekdayNamed = (word: string): number | undefined => weekdays.get(word);
export const isWeekday = (word: string): boolean => weekdays.has(word);

const wordsOf = (text: string) =>
  [...text.slice(0, MOST_READ).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));

/** The entries of rows such as “AT: Austria, Österreich; BE: …”: a code with its names. */
export const entriesIn = (rows: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  rows
    .flatMap((row) => row.split('; '))
    .map((entry) => [entry.slice(0, 2), entry.slice(entry.indexOf(': ') + 2).split(', ')] as const);

/** A list such as “new, nya” as an alternative, a part of a pattern. */
export const anyOf = (list: string): string => `(?:${list.split(', ').join('|')})`;

export const keyOfName = (name: string): string =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ');

export type Named<Value> = { readonly value: Value; readonly start: number; readonly end: number };

/** All names that a text contains, the longest one first at each word, in the order of the text. */
export function namesIn<Value>(text: string, values: ReadonlyMap<string, Value>): readonly Named<Value>[] {
  const words = wordsOf(text);
  const found: Named<Value>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(MOST_WORDS_OF_NAME, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length);
      const value = values.get(name.map(({ word }) => word).join(' '));
      if (value === undefined) continue;
      const [start, end] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
      // "Halle (Saale)"
      const isClosed = text[end] === ')' && text.slice(start, end).includes('(');
      found.push({ value, start, end: isClosed ? end + 1 : end });
      at += length - 1;
      break;
    }
  }
  return found;
}
