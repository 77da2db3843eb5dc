import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/open-projects/a%2Fb', '/open-projects/a%2Fb'],
  ['/open-projects/%E6%9D%B1', '/open-projects/%E6%9D%B1'],
  ['/open-projects/..a', '/open-projects/..a'],
  ['//open-projects///EX-1001/', '/open-projects/EX-1001'],
  ['/\\evil.example', '/evil.example'],
  ['/./open-projects/../services', '/services'],
  ['/../../services', '/services'],
  ['/assets/%2e%2E/services', '/services'],
  ['/%73ervices', '/services'],
  ['/open-projects/a%2fb', '/open-projects/a%2Fb'],
  ["/open-projects/a,b'[c]", '/open-projects/a%2Cb%27%5Bc%5D'],
  ...['/%', '/%zz', '/%ff', '/a/%C3', '/caf\u00e9', '/a b', '/a\u0000'].map((path) => [path, null]),
] as [string, string | null][])('%j is spelled %j', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

it('the spelling of any text is its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\.%2eEf5c[]()é a~#?') }), (text) => {
      const path = canonicalPath(text);
      if (path !== null) expect(canonicalPath(path)).toBe(path);
    }),
  );
});
