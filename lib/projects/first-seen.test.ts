import { describe, expect, it } from 'vitest';
import { firstSeen, noteFirstSeen } from './first-seen.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');

describe('noteFirstSeen', () => {
  it('keeps the time of first reading for unchanged objects, and sets it for new ones', () => {
    const old = { id: 'a' };
    const list = [old];
    noteFirstSeen(list, noon);
    noteFirstSeen(list, later);
    expect(firstSeen(list)).toEqual(noon);
    const added = { id: 'b' };
    const longer = [old, added];
    noteFirstSeen(longer, later);
    expect([longer, old, added].map(firstSeen)).toEqual([later, noon, later]);
  });

  it('there is no time for objects that were never read', () => {
    expect(() => firstSeen({})).toThrow('read from the feed');
  });
});
