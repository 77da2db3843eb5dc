import { afterEach, expect, it, vi } from 'vitest';
import { WordIndex } from './word-index.ts';

afterEach(() => void vi.restoreAllMocks());

/** A word of letters alone: “zaaz”, “zabz”. */
const wordOf = (at: number) =>
  `z${Array.from(String(at), (digit) => 'abcdefghij'[Number(digit)]).join('')}z`;

/** So many distinct words, each in the title of these rows. */
function indexOf(words: number, rows: number) {
  const index = new WordIndex();
  const all = Array.from({ length: rows }, (_, row) => row);
  for (let at = 0; at < words; at += 1) index.add(all, { role: wordOf(at) });
  return index;
}

it.each([
  ['words', 110_000, 1],
  ['entries', 80, 100_000],
])(
  'of too many %s the first are searched, the others are not, and the log says so once',
  (_, words, rows) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const index = indexOf(words, rows);
    const has = [0, words - 1].map((at) => index.has(wordOf(at)));
    expect(has).toEqual([true, false]);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toMatch('"event":"search_incomplete"');
  },
);

it('of fewer words and entries all are searched (control)', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(indexOf(40, 100_000).has(wordOf(39))).toBe(true);
  expect(log).not.toHaveBeenCalled();
});
