// Accept headers and the format each gets: one table for the unit tests, the
// built site and nginx.

export const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

export type Rule = readonly [
  accept: string | null,
  format: 'markdown' | 'html',
];

export const acceptOfClients: readonly Rule[] = [
  // Claude Code.
  ['text/markdown, text/html, */*', 'markdown'],
  // Cursor, spring 2026, and winter 2026.
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', 'markdown'],
  [
    'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,application/xml;q=0.7,image/webp;q=0.6,*/*;q=0.5',
    'markdown',
  ],
  // OpenCode asking for markdown, for text, and for HTML.
  [
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'markdown',
  ],
  [
    'text/plain;q=1.0, text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1',
    'markdown',
  ],
  [
    'text/html;q=1.0, application/xhtml+xml;q=0.9, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1',
    'html',
  ],
  // Codex.
  ['text/html, */*', 'html'],
  [BROWSER, 'html'],
  // curl, and agents that read HTML.
  ['*/*', 'html'],
  // Readiness scanners.
  ['text/markdown', 'markdown'],
  // A client without an Accept header.
  [null, 'html'],
];

export const acceptRules: readonly Rule[] = [
  // Markdown must be named; a wildcard never selects it.
  ['text/*', 'html'],
  ['application/json', 'html'],
  ['*/*;q=0.9, text/markdown;q=0.5', 'html'],
  ['text/html;q=0.1, */*', 'html'],
  ['', 'html'],
  // Case and white space don’t matter.
  ['TEXT/MARKDOWN', 'markdown'],
  ['text/html ; Q=0.5 ,\ttext/markdown', 'markdown'],
  // Parameters other than the weight don’t matter.
  ['text/markdown;variant=GFM;q=0.3, text/html;q=0.2', 'markdown'],
  ['text/markdown;q=0.5;q=1, text/html;q=0.7', 'html'],
  ['text/markdown;title="\\", text/html;q=1', 'markdown'],
  // The higher weight wins; on a tie, markdown.
  ['text/html, text/markdown', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.5', 'markdown'],
  ['text/html, text/markdown;q=0.1', 'html'],
  ['text/html;q=0.501, text/markdown;q=0.500', 'html'],
  ['text/markdown;q=0.2, text/x-markdown;q=0.9, text/html;q=0.5', 'markdown'],
  // The most specific range sets the weight of HTML; wider ones are ignored.
  ['text/html;q=0, */*;q=1, text/markdown;q=0.5', 'markdown'],
  ['text/html;q=0.1, */*, text/markdown;q=0.2', 'markdown'],
  ['text/*;q=0.1, */*, text/markdown;q=0.2', 'markdown'],
  // A weight of 0 is a refusal.
  ['text/markdown;q=0', 'html'],
  ['text/markdown; q=0 , text/x-markdown;q=0', 'html'],
  // A malformed weight is a refusal.
  ['text/markdown;q=abc, text/html;q=0.9', 'html'],
];
