import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTarget } from './request-target.ts';

describe('parseTarget()', () => {
  it.each([
    ['a path', '/a/b', '/a/b', ''],
    ['a query, brackets included', '/a?b[]=c?d&e=http://f.example/', '/a', '?b[]=c?d&e=http://f.example/'],
    ['a query with any escapes', '/a?q=%6b%ff%', '/a', '?q=%6b%ff%'],
    ['an absolute target by its path and query', 'http://evil.example/a?b=c', '/a', '?b=c'],
    ['an absolute target without a path', 'HTTPS://evil.example', '/', ''],
    ['an absolute target with a query only', 'http://evil.example?a=b', '/', '?a=b'],
  ])('reads %s', (_what, target, path, query) => {
    expect(parseTarget(target)).toEqual({ kind: 'canonical', path, query });
  });

  it.each([
    ['a fragment', '/open-projects#1', '/open-projects'],
    ['a fragment after a query', '/open-projects?a=b#c', '/open-projects?a=b'],
    ['another spelling of the path', '//evil.example/..?q=a', '/?q=a'],
    ['an absolute target with dot segments', 'http://evil.example/a/../b', '/b'],
  ])('names the one spelling for %s', (_what, target, location) => {
    expect(parseTarget(target)).toEqual({ kind: 'misspelt', location });
  });

  it.each([
    ['the asterisk', '*'],
    ['an authority', 'evil.example:443'],
    ['nothing', ''],
    ['what is no path', '/%'],
  ])('refuses %s', (_what, target) => {
    expect(parseTarget(target)).toEqual({ kind: 'malformed' });
  });

  it('redirects to a target that is spelled right and on this host, whatever was asked for', () => {
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
});
