import { describe, expect, it } from 'vitest';
import { FeedFailure } from './feed-failure.ts';
import { parseEnvelope } from './parse-envelope.ts';

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('parseEnvelope()', () => {
  it.each([
    ['an array', '[1,2]', [1, 2]],
    ['an object with projects', '{"generated":"now","projects":[1]}', [1]],
    ['an empty list, which is valid', '[]', []],
    ['an empty list in an object', '{"projects":[]}', []],
  ])('returns the items of %s', (_title, text, expected) => {
    expect(parseEnvelope(text)).toEqual({ items: expected, next: undefined });
  });

  it('survives deep nesting', () => {
    expect(parseEnvelope(deep(200_000)).items).toHaveLength(1);
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
    expect(() => parseEnvelope(text)).toThrow(FeedFailure);
    expect(() => parseEnvelope(text)).toThrow(/^the body is (not JSON|neither an array nor an object with an array)/);
  });
});
