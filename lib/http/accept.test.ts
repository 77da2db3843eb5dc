import { expect, it } from 'vitest';
import {
  acceptOfClients,
  acceptRules,
  BROWSER,
} from '../../e2e/support/accept-cases.ts';
import { acceptsGzip, prefersMarkdown, prefersProblem } from './accept.ts';

it.each([...acceptOfClients, ...acceptRules])(
  'Accept: %s gives %s',
  (accept, format) => {
    expect(prefersMarkdown(accept) ? 'markdown' : 'html').toBe(format);
  },
);

it.each([
  ['text/plain;q=0.1,', 'text/markdown', true],
  [';q=0.1', ',text/markdown', true],
  ['"\\', '', false],
  [' ', 'text/markdown', true],
])(
  'a million characters of “%s” before “%s” are read: %s',
  (part, end, expected) => {
    expect(prefersMarkdown(part.repeat(1_000_000 / part.length) + end)).toBe(
      expected,
    );
  },
);

it.each([
  ['application/json', true],
  ['application/problem+json', true],
  ['application/json, text/plain, */*', true],
  ['application/json, text/html;q=0.5', true],
  ['application/json;q=0.5, text/html', false],
  ['application/json;q=0', false],
  ['text/markdown, text/html, */*', false],
  ['TEXT/HTML;q=0.3', false],
  ['text/html;q=0', false],
  ['text/plain;title="a, text/html"', false],
  ['application/*, text/*', false],
  ['*/*', false],
  [BROWSER, false],
  [null, false],
])('Accept: %s prefers a problem document: %s', (accept, isPreferred) => {
  expect(prefersProblem(accept)).toBe(isPreferred);
});

it.each([
  ...['gzip', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'br , gzip ;q=0.001'].map(
    (header) => [header, true],
  ),
  ...[null, '', 'br', 'gzip;q=0', '*, gzip;q=0', '*;q=0', 'gzipped'].map(
    (header) => [header, false],
  ),
] as [string | null, boolean][])(
  'Accept-Encoding: %s accepts gzip: %s',
  (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected);
  },
);
