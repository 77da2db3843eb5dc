import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/open-projects/a%2Fb', '/open-projects/a%2Fb'],
    ['/open-projects/%E6%9D%B1', '/open-projects/%E6%9D%B1'],
    ['/open-projects/..a', '/open-projects/..a'],
  ])('%s is spelled right', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it.each([
    ['an empty segment', '//open-projects///EX-1001', '/open-projects/EX-1001'],
    ['a slash at the end', '/open-projects/', '/open-projects'],
    ['a backslash', '/\\evil.example', '/evil.example'],
    ['a dot segment', '/./open-projects/../services', '/services'],
    ['more dot segments than segments', '/../../services', '/services'],
    ['an escaped dot segment', '/assets/%2e%2E/services', '/services'],
    ['a needless escape', '/%73ervices', '/services'],
    ['a lower-case escape', '/open-projects/a%2fb', '/open-projects/a%2Fb'],
    ['a character that should be escaped', "/open-projects/a,b'[c]", '/open-projects/a%2Cb%27%5Bc%5D'],
  ])('%s has another spelling', (_what, path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it.each(['/%', '/%zz', '/%ff', '/a/%C3', '/caf\u00e9', '/a b', '/a\u0000'])('%j is no path', (path) => {
    expect(canonicalPath(path)).toBeNull();
  });

  it('gives a spelling that is its own, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\.%2eEf5c[]()é a~#?') }), (text) => {
        const path = canonicalPath(text);
        if (path !== null) expect(canonicalPath(path)).toBe(path);
      }),
    );
  });
});
