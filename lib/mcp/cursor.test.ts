import { describe, expect, it } from 'vitest';
import { cursorAfter, startOf } from './cursor.ts';

const listOf = (...ids: string[]) => ids.map((id) => ({ id }));
const items = listOf('a', 'b', 'c', 'd');
const afterB = cursorAfter(2, items, 'role=x') ?? '';

describe('cursor', () => {
  it('without a cursor a list starts at its beginning', () => {
    expect(startOf(undefined, items, 'role=x')).toBe(0);
  });

  it.each([
    ['the same data', items, 2],
    ['something new before it', listOf('new', 'a', 'b', 'c', 'd'), 3],
    ['something gone before it', listOf('b', 'c', 'd'), 1],
    ['its own item gone', listOf('a', 'c', 'd'), 2],
    ['nearly everything gone', listOf('a'), 1],
    ['nothing left', [], 0],
  ])('with %s the list continues where it stopped', (_, now, start) => {
    expect(startOf(afterB, now, 'role=x')).toBe(start);
  });

  it('a cursor of another list is refused, and says what to do', () => {
    expect(() => startOf(afterB, items, 'role=y')).toThrow('Repeat the filters');
  });

  it.each(['', 'x', '2', '-1.aaaaaaaa.bbbbbbbb', '2.aaaaaaaa.bbbbbbbb.', 'é'.repeat(300)])(
    '“%s” is refused, because it is not a cursor of this server',
    (cursor) => {
      expect(() => startOf(cursor, items, 'role=x')).toThrow('not valid');
    },
  );

  it.each([
    ['the end of a list', 4, items],
    ['an empty list', 0, []],
  ])('at %s there is no cursor', (_, end, list) => {
    expect(cursorAfter(end, list, 'role=x')).toBeUndefined();
  });

  it('a cursor does not reveal the filters', () => {
    expect(afterB).toMatch(/^2\./);
    expect(afterB).not.toContain('role');
  });
});
