import { describe, expect, it } from 'vitest';
import example from '../feed/example-feed.json' with { type: 'json' };
import { fromFeed } from './from-feed.ts';
import { atOnce } from './in-slices.ts';
import { keepingUnchanged } from './keep-unchanged.ts';

const read = (items: readonly unknown[] = example.projects) => fromFeed(items).projects;
const keepUnchanged = (...lists: Parameters<typeof keepingUnchanged>) => atOnce(keepingUnchanged(...lists));

describe('keepingUnchanged', () => {
  it('an unchanged list stays the same object', () => {
    const before = read();
    expect(keepUnchanged(before, read())).toBe(before);
  });

  it('a changed assignment is a new object in a new list, and the others stay the same', () => {
    const before = read();
    const [first, ...rest] = example.projects;
    const after = keepUnchanged(before, read([{ ...first, status: 'Changed' }, ...rest]));
    expect(after[0]?.status).toBe('Changed');
    expect(after.slice(1).every((project, index) => project === before[index + 1])).toBe(true);
  });

  it.each([
    ['a changed order', (items: readonly unknown[]) => items.toReversed()],
    ['one fewer', (items: readonly unknown[]) => items.slice(1)],
    ['none', () => []],
  ])('%s gives a new list with exactly what was read', (_, change) => {
    const before = read();
    const next = read(change(example.projects));
    const after = keepUnchanged(before, next);
    expect(after).not.toBe(before);
    expect(after).toEqual(next);
  });
});
