import { describe, expect, it } from 'vitest';
import { prefersMarkdown, prefersProblem } from './accept.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

type Rule = readonly [accept: string | null, given: 'markdown' | 'html'];
type Client = readonly [...Rule, who: string];

const clients: readonly Client[] = [
  ['text/markdown, text/html, */*', 'markdown', 'Claude Code'],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', 'markdown', 'Cursor, spring 2026'],
  [
    'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,application/xml;q=0.7,image/webp;q=0.6,*/*;q=0.5',
    'markdown',
    'Cursor, winter 2026',
  ],
  [
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'markdown',
    'OpenCode asking for markdown',
  ],
  ['text/plain;q=1.0, text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1', 'markdown', 'OpenCode asking for text'],
  [
    'text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1',
    'html',
    'OpenCode asking for HTML',
  ],
  ['text/html, */*', 'html', 'Codex'],
  [BROWSER, 'html', 'a browser'],
  ['*/*', 'html', 'curl, and agents that read HTML'],
  ['text/markdown', 'markdown', 'the probes of readiness scanners'],
  [null, 'html', 'a client that sends none'],
];

const rules: readonly Rule[] = [
  // Markdown must be named: a wildcard never means it.
  ['text/*', 'html'],
  ['text/plain', 'html'],
  ['application/json', 'html'],
  ['*/*;q=0.9, text/markdown;q=0.5', 'html'],
  ['text/html;q=0.1, */*', 'html'],
  ['', 'html'],
  [',,;;==', 'html'],
  // Case and white space mean nothing.
  ['TEXT/MARKDOWN', 'markdown'],
  ['Text/X-Markdown', 'markdown'],
  ['text/html ; Q=0.5 ,\ttext/markdown', 'markdown'],
  ['  text/markdown  ', 'markdown'],
  // Parameters other than the weight mean nothing.
  ['text/markdown;charset=utf-8', 'markdown'],
  ['text/markdown;variant=GFM;q=0.3, text/html;q=0.2', 'markdown'],
  ['text/html;level="1, text/markdown;q=1"', 'html'],
  ['text/markdown;title="\\", text/html;q=1', 'markdown'],
  // The higher weight wins, and of equal ones markdown.
  ['text/html, text/markdown', 'markdown'],
  ['text/html;q=0.5, text/markdown', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.5', 'markdown'],
  ['text/html, text/markdown;q=0.5', 'html'],
  ['text/html, text/markdown;q=0.1', 'html'],
  ['text/html;q=0.501, text/markdown;q=0.500', 'html'],
  ['text/html, text/Markdown;q=0.9', 'html'],
  ['text/markdown;q=0.2, text/x-markdown;q=0.9, text/html;q=0.5', 'markdown'],
  // The most specific range is the weight of HTML, whatever a wider one says.
  ['text/html;q=0, */*;q=1, text/markdown;q=0.5', 'markdown'],
  ['text/html;q=0.1, */*, text/markdown;q=0.2', 'markdown'],
  ['text/*;q=0.1, */*, text/markdown;q=0.2', 'markdown'],
  ['text/html;q=0, text/*, text/markdown;q=0.1', 'markdown'],
  // A weight of 0 is a refusal.
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0, */*', 'html'],
  ['text/markdown;q=0.000, text/html;q=0', 'html'],
  ['text/markdown; q=0 , text/x-markdown;q=0', 'html'],
  // A malformed weight counts as none, that is 1.
  ['text/markdown;q=abc, text/html;q=0.9', 'markdown'],
  ['text/markdown;q=, text/html;q=0.9', 'markdown'],
  ['text/markdown;q=-1, text/html;q=0.9', 'markdown'],
  ['text/markdown;q=2, text/html', 'markdown'],
  ['text/markdown;q=0.5, text/html;q=0.55555', 'html'],
];

describe('prefersMarkdown', () => {
  it.each(clients)('%s gives %s to %s', (accept, given) => {
    expect(prefersMarkdown(accept) ? 'markdown' : 'html').toBe(given);
  });

  it.each(rules)('%s gives %s', (accept, given) => {
    expect(prefersMarkdown(accept) ? 'markdown' : 'html').toBe(given);
  });

  it('reads several Accept lines as one list', () => {
    const headers = new Headers([
      ['Accept', 'text/html;q=0.4'],
      ['Accept', 'text/markdown;q=0.5'],
    ]);
    expect(prefersMarkdown(headers.get('accept'))).toBe(true);
  });

  it.each([
    ['ranges', 'text/plain;q=0.1,', 'text/markdown'],
    ['parameters', 'text/plain;', 'a=b,text/markdown'],
    ['unclosed quotes', '"\\', ''],
    ['white space', ' ', 'text/markdown'],
  ])('reads a header with a million characters of %s', (_, part, end) => {
    const accept = part.repeat(1_000_000 / part.length) + end;
    expect(prefersMarkdown(accept)).toBe(end !== '');
  });
});

describe('prefersProblem', () => {
  it.each([
    ['application/json', true],
    ['application/problem+json', true],
    ['application/json, text/plain, */*', true],
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
