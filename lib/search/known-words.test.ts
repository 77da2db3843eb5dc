import { expect, it } from 'vitest';
import { createKnownWords } from './known-words.ts';

it('words beyond the most that are kept are not known, and those that are stay known', () => {
  const { lookUp } = createKnownWords(2);
  expect(['kotlin', 'haskell', 'erlang', 'kotlin'].map((word) => lookUp(word)?.one)).toEqual([
    'kotlin',
    'haskell',
    undefined,
    'kotlin',
  ]);
});
