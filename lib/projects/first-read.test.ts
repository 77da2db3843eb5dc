import { describe, expect, it } from 'vitest';
import { firstReadOf, noteFirstRead } from './first-read.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');

describe('noteFirstRead', () => {
  it('keeps the time of first reading for unchanged objects, and sets it for new ones', () => {
    const old = { id: 'a' };
    const list = [old];
    noteFirstRead(list, noon);
    noteFirstRead(list, later);
    expect(firstReadOf(list)).toEqual(noon);
    const added = { id: 'b' };
    const longer = [old, added];
    noteFirstRead(longer, later);
    expect([longer, old, added].map(firstReadOf)).toEqual([later, noon, later]);
  });

  it('there is no time for objects that were never read', () => {
    expect(() => firstReadOf({})).toThrow('read from the feed');
  });
});
