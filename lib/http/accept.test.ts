import { expect, it } from 'vitest';
import { acceptOfClients, acceptRules, BROWSER } from '../../e2e/support/accept-cases.ts';
import { acceptable, acceptsGzip, prefersHtml, prefersMarkdown, prefersProblem } from './accept.ts';

it.each([...acceptOfClients.map(([accept, given]) => [accept, given] as const), ...acceptRules])(
  'Accept: %s gives %s',
  (accept, given) => {
    expect(prefersMarkdown(accept) ? 'markdown' : 'html').toBe(given);
  },
);

it.each([
  ['text/plain;q=0.1,', 'text/markdown', true],
  ['text/plain;', 'a=b,text/markdown', true],
  [';q=0.1', ',text/markdown', true],
  ['"\\', '', false],
  [' ', 'text/markdown', true],
])('a million characters of “%s” before “%s” are read: %s', (part, end, expected) => {
  expect(prefersMarkdown(part.repeat(1_000_000 / part.length) + end)).toBe(expected);
});

it.each<[accept: string | null, problem: boolean, html: boolean]>([
  ['application/json', true, false],
  ['application/problem+json', true, false],
  ['application/json, text/plain, */*', true, false],
  ['application/json, text/html;q=0.5', true, false],
  ['application/json;q=0.5, text/html', false, true],
  ['application/json;q=0', false, false],
  ['application/json, text/event-stream', true, false],
  ['text/markdown, text/html, */*', false, true],
  ['TEXT/HTML;q=0.3', false, true],
  ['text/html;q=0', false, false],
  ['text/plain;title="a, text/html"', false, false],
  ['application/*, text/*', false, false],
  ['*/*', false, false],
  [BROWSER, false, true],
  [null, false, false],
])('Accept: %s prefers a problem document: %s, or HTML: %s', (accept, problem, html) => {
  expect([prefersProblem(accept), prefersHtml(accept)]).toEqual([problem, html]);
});

it.each([
  [null, 'application/json text/event-stream'],
  [' ', 'application/json text/event-stream'],
  ['*/*, TEXT/event-stream;q=0', 'application/json'],
  ['text/*', 'text/event-stream'],
])('Accept: %s accepts %s', (accept, expected) => {
  expect(acceptable(accept, ['application/json', 'text/event-stream']).join(' ')).toBe(expected);
});

it.each([
  ...['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'x-gzip', 'br , gzip ;q=0.001'].map((one) => [
    one,
    true,
  ]),
  ...[null, '', 'br', 'gzip;q=0', 'gzip; q=0.000', '*, gzip;q=0', '*;q=0', 'gzipped'].map((one) => [one, false]),
] as [string | null, boolean][])('Accept-Encoding: %s accepts gzip: %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});
