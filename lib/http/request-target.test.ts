import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTarget } from './request-target.ts';

const canonical = (path: string, query = '') => ({ kind: 'canonical', path, query });
const misspelt = (location: string) => ({ kind: 'misspelt', location });

it.each([
  ['/a/b', canonical('/a/b')],
  ['/a?b[]=c?d&e=http://f.example/', canonical('/a', '?b[]=c?d&e=http://f.example/')],
  ['/a?q=%6b%ff%', canonical('/a', '?q=%6b%ff%')],
  ['http://evil.example/a?b=c', canonical('/a', '?b=c')],
  ['HTTPS://evil.example', canonical('/')],
  ['http://evil.example?a=b', canonical('/', '?a=b')],
  ['/open-projects?a=b#c', misspelt('/open-projects?a=b')],
  ['//evil.example/..?q=a', misspelt('/?q=a')],
  ['http://evil.example/a/../b', misspelt('/b')],
  ...['*', 'evil.example:443', '', '/%'].map((target): [string, object] => [target, { kind: 'malformed' }]),
  [`/${'a'.repeat(4_096)}`, { kind: 'too long' }],
  [`/${'a'.repeat(4_095)}`, canonical(`/${'a'.repeat(4_095)}`)],
])('the target %.60s is %j', (target, expected) => {
  expect(parseTarget(target)).toEqual(expected);
});

it('the location of another spelling is spelled right and on this host, whatever was asked for', () => {
  const part = fc.constantFrom(...'/ // \\ . .. %2e %2F %2f # ? a http://evil.example %5C'.split(' '));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = parseTarget(parts.join(''));
      if (target.kind !== 'misspelt') return;
      expect(target.location).toMatch(/^\/(?![/\\])/);
      expect(parseTarget(target.location).kind).toBe('canonical');
    }),
  );
});
