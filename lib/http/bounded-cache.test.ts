import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const cacheOf = (entries: number, bytes: number) =>
  createBoundedCache<string>({ entries, bytes, sizeOf: (value) => value.length });

describe('createBoundedCache()', () => {
  it('holds what was set last under a key', () => {
    const cache = cacheOf(2, 10);
    cache.set('a', 'one');
    cache.set('a', 'two');
    expect(cache.get('a')).toBe('two');
    expect(cache.get('b')).toBeUndefined();
  });

  it('drops the least recently read beyond its number', () => {
    const cache = cacheOf(2, 100);
    cache.set('a', '1');
    cache.set('b', '2');
    cache.get('a');
    cache.set('c', '3');
    expect(['a', 'b', 'c'].map(cache.get)).toEqual(['1', undefined, '3']);
  });

  it('drops as many as a larger value needs, and counts a replaced one once', () => {
    const cache = cacheOf(10, 6);
    cache.set('a', '123');
    cache.set('a', '12');
    cache.set('b', '12');
    cache.set('c', '12');
    expect(['a', 'b', 'c'].map(cache.get)).toEqual(['12', '12', '12']);
    cache.set('d', '1234');
    expect(['a', 'b', 'c', 'd'].map(cache.get)).toEqual([undefined, undefined, '12', '1234']);
  });

  it('holds nothing that is larger than all of it', () => {
    const cache = cacheOf(10, 3);
    cache.set('a', '1234');
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', '123');
    expect(cache.get('b')).toBe('123');
  });

  it('is empty after clear()', () => {
    const cache = cacheOf(10, 3);
    cache.set('a', '123');
    cache.clear();
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', '123');
    expect(cache.get('b')).toBe('123');
  });
});
