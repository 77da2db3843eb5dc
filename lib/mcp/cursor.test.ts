import { describe, expect, it } from 'vitest';
import { cursorAfter, placeOf } from './cursor.ts';

const ids = ['a', 'b', 'c', 'd'];
const afterB = cursorAfter(2, 'b', 'role=x');

describe('cursor', () => {
  it('without a cursor a list starts at its beginning', () => {
    expect(placeOf(undefined, ids, 'role=x')).toEqual({ ok: true, start: 0 });
  });

  it.each([
    ['the same data', ids, 2],
    ['something new before it', ['new', ...ids], 3],
    ['something gone before it', ['b', 'c', 'd'], 1],
    ['its own item gone', ['a', 'c', 'd'], 2],
    ['nearly everything gone', ['a'], 1],
    ['nothing left', [], 0],
  ])('with %s it goes on where it stopped', (_, now, start) => {
    expect(placeOf(afterB, now, 'role=x')).toEqual({ ok: true, start });
  });

  it('a cursor of another list is refused, and says what to do', () => {
    const place = placeOf(afterB, ids, 'role=y');
    expect(place).toMatchObject({ ok: false, text: expect.stringContaining('Repeat the filters') });
  });

  it.each([
    '',
    'x',
    '2',
    Buffer.from('2').toString('base64url'),
    Buffer.from('-1.aaaaaaaa.bbbbbbbb').toString('base64url'),
    'é'.repeat(300),
  ])('«%s» is none of ours', (cursor) => {
    expect(placeOf(cursor, ids, 'role=x')).toMatchObject({
      ok: false,
      text: expect.stringContaining('not one of ours'),
    });
  });

  it('a cursor tells nothing that can be read', () => {
    expect(Buffer.from(afterB, 'base64url').toString()).not.toContain('role');
  });
});
