import { describe, expect, it } from 'vitest';
import { FeedFailure } from './feed-request.ts';
import { parsePage } from './parse-page.ts';

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('parsePage()', () => {
  it.each([
    ['an array', '[1,2]', [1, 2]],
    ['an object with projects', '{"generated":"now","projects":[1]}', [1]],
    ['an empty list, which is valid', '[]', []],
    ['an empty list in an object', '{"projects":[]}', []],
  ])('returns the items of %s', (_title, text, expected) => {
    expect(parsePage(text)).toEqual({ items: expected, next: undefined });
  });

  it('survives deep nesting', () => {
    expect(parsePage(deep(200_000)).items).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['a truncated array', '[{"id":1},'],
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['text', 'upstream says hello'],
    ['null', 'null'],
    ['a number', '7'],
    ['a string', '"[]"'],
    ['an object without projects', '{"items":[]}'],
    ['an object whose projects are not an array', '{"projects":{"0":{}}}'],
    ['an object whose prototype would have projects', '{"__proto__":{"projects":[1]}}'],
    ['deep nesting that does not end', '['.repeat(200_000)],
  ])('rejects %s without repeating it', (_title, text) => {
    expect(() => parsePage(text)).toThrow(FeedFailure);
    expect(() => parsePage(text)).toThrow(/^the body is (not JSON|neither an array nor an object with an array)/);
  });
});
