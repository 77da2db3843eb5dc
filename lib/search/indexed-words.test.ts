import { expect, it } from 'vitest';
import { createIndexedWords } from './indexed-words.ts';

it('words beyond the most that are kept are not indexed, and those that are stay indexed', () => {
  const { lookUp } = createIndexedWords(2);
  expect(['kotlin', 'haskell', 'erlang', 'kotlin'].map((word) => lookUp(word)?.one)).toEqual([
    'kotlin',
    'haskell',
    undefined,
    'kotlin',
  ]);
});
