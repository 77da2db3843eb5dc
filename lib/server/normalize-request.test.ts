import { describe, expect, it } from 'vitest';
import { normalizeRequestLine } from './normalize-request.ts';

describe('normalizeRequestLine()', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('leaves the method %s unchanged', (method) => {
    expect(normalizeRequestLine({ method, url: '/' }).method).toBe(method);
  });

  it.each(['TRACE', 'PROPFIND', 'QUERY', 'get'])('replaces %s with a method that every route rejects', (method) => {
    expect(normalizeRequestLine({ method, url: '/' }).method).toBe('PATCH');
  });

  it.each([
    ['a path', '/a/b', '/a/b'],
    ['a query, brackets included', '/a?b[]=c?d&e=http://f.example/', '/a?b[]=c?d&e=http://f.example/'],
    ['percent-encoding, right or wrong', '/%5B%ff%', '/%5B%ff%'],
    ['double slashes', '//a//b', '//a//b'],
  ])('leaves %s unchanged', (_title, url, expected) => {
    expect(normalizeRequestLine({ method: 'GET', url }).url).toBe(expected);
  });

  it.each([
    ['an absolute target by its path and query', 'http://evil.example/a?b=c', '/a?b=c'],
    ['an absolute target without a path', 'HTTPS://evil.example', '/'],
    ['the asterisk', '*', '/*'],
    ['an invalid target', 'evil.example:443', '/evil.example%3A443'],
    ['brackets in a path', '/[[...path]]/x', '/%5B%5B...path%5D%5D/x'],
  ])('replaces %s', (_title, url, expected) => {
    expect(normalizeRequestLine({ method: 'GET', url }).url).toBe(expected);
  });

  it.each([
    ['GET', 'GET', '/assets/a'],
    ['HEAD', 'HEAD', '/assets/a'],
    ['POST', 'PATCH', '/'],
    ['DELETE', 'PATCH', '/'],
    ['OPTIONS', 'OPTIONS', '/'],
  ])('routes %s on a file to a handler that can respond', (method, expected, url) => {
    expect(normalizeRequestLine({ method, url: '/assets/a' })).toEqual({ method: expected, url });
  });
});
