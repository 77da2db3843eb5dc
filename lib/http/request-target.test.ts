import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADDRESS_TOO_LONG, BAD_ADDRESS } from './problem.ts';
import { canonicalPath, parseTarget } from './request-target.ts';

const address = (path: string, query: string, isCanonical: boolean) => ({
  path,
  query,
  isCanonical,
});
const canonical = (path: string, query = '') => address(path, query, true);
const redirected = (path: string, query = '') => address(path, query, false);

it.each([
  [
    '/a?b[]=c?d&e=http://f.example/',
    canonical('/a', '?b[]=c?d&e=http://f.example/'),
  ],
  ['/a?q=%6b%ff%', canonical('/a', '?q=%6b%ff%')],
  ['http://evil.example/a?b=c', canonical('/a', '?b=c')],
  ['http://evil.example/?a=b', canonical('/', '?a=b')],
  ['/open-projects?a=b#c', redirected('/open-projects', '?a=b')],
  ['//evil.example/..?q=a', redirected('/', '?q=a')],
  ['http://evil.example/a/../b', redirected('/b')],
  ...['*', 'evil.example:443', 'http://evil.example', '', '/%'].map(
    (target): [string, object] => [target, { problem: BAD_ADDRESS }],
  ),
  [`/${'a'.repeat(4_096)}`, { problem: ADDRESS_TOO_LONG }],
  [`/${'a'.repeat(4_095)}`, canonical(`/${'a'.repeat(4_095)}`)],
])('the target %s is %j', (target, expected) => {
  expect(parseTarget(target)).toEqual(expected);
});

it('the one spelling of an address is spelled right and on this host, whatever was asked for', () => {
  const part = fc.constantFrom(
    ...'/ // \\ . .. %2e %2F %2f # ? a http://evil.example %5C'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = parseTarget(parts.join(''));
      if ('problem' in target) return;
      const location = `${target.path}${target.query}`;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(parseTarget(location)).toEqual({ ...target, isCanonical: true });
    }),
  );
});

it.each([
  ['/open-projects/a%2Fb', '/open-projects/a%2Fb'],
  ['//open-projects///EX-1001/', '/open-projects/EX-1001'],
  ['/\\evil.example', '/evil.example'],
  ['/./open-projects/../services', '/services'],
  ['/assets/%2e%2E/services', '/services'],
  ['/open-projects/a%2fb', '/open-projects/a%2Fb'],
  ["/open-projects/a,b'[c]", '/open-projects/a%2Cb%27%5Bc%5D'],
  ...['/%', '/%zz', '/%ff', '/a/%C3', '/caf\u00e9', '/a b', '/a\u0000'].map(
    (path) => [path, null],
  ),
] as [string, string | null][])('%j is spelled %j', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});
