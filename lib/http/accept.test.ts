import { describe, expect, it } from 'vitest';
import { acceptOfClients, acceptRules, BROWSER } from '../../e2e/support/accept-cases.ts';
import { acceptsGzip, prefersHtml, prefersMarkdown, prefersProblem } from './accept.ts';

describe('prefersMarkdown', () => {
  it.each(acceptOfClients)('%s gives %s to %s', (accept, given) => {
    expect(prefersMarkdown(accept) ? 'markdown' : 'html').toBe(given);
  });

  it.each(acceptRules)('%s gives %s', (accept, given) => {
    expect(prefersMarkdown(accept) ? 'markdown' : 'html').toBe(given);
  });

  it.each([
    ['ranges', 'text/plain;q=0.1,', 'text/markdown'],
    ['parameters', 'text/plain;', 'a=b,text/markdown'],
    ['weights', ';q=0.1', ',text/markdown'],
    ['unclosed quotes', '"\\', ''],
    ['white space', ' ', 'text/markdown'],
  ])('reads a header with a million characters of %s', (_, part, end) => {
    const accept = part.repeat(1_000_000 / part.length) + end;
    expect(prefersMarkdown(accept)).toBe(end !== '');
  });
});

describe('prefersProblem', () => {
  it.each<[accept: string | null, preferred: boolean]>([
    ['application/json', true],
    ['application/problem+json', true],
    ['application/json, text/plain, */*', true],
    ['application/json, text/html;q=0.5', true],
    ['application/json;q=0.5, text/html', false],
    ['application/json;q=0', false],
    ['application/*', false],
    ['*/*', false],
    [BROWSER, false],
    [null, false],
  ])('%s is %s', (accept, preferred) => {
    expect(prefersProblem(accept)).toBe(preferred);
  });
});

describe('prefersHtml', () => {
  it.each<[accept: string | null, preferred: boolean]>([
    [BROWSER, true],
    ['text/html', true],
    ['text/markdown, text/html, */*', true],
    ['TEXT/HTML;q=0.3', true],
    ['text/html;q=0', false],
    ['application/json, text/event-stream', false],
    ['application/json, text/html;q=0.5', false],
    ['text/plain;title="a, text/html"', false],
    ['text/*', false],
    ['*/*', false],
    [null, false],
  ])('%s is %s', (accept, preferred) => {
    expect(prefersHtml(accept)).toBe(preferred);
  });
});

describe('acceptsGzip()', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'x-gzip', 'br , gzip ;q=0.001'])(
    'is true of %s',
    (header) => expect(acceptsGzip(header)).toBe(true),
  );

  it.each([null, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000', '*, gzip;q=0', '*;q=0', 'gzipped'])(
    'is false of %s',
    (header) => expect(acceptsGzip(header)).toBe(false),
  );
});
