import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './markdown.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

// Each folder of fixtures specifies one aspect of the renderer: its HTML must
// be rendered as its markdown.
describe('a body becomes markdown', () => {
  it.each(readdirSync(FIXTURES))('%s', (name) => {
    const [html = '', markdown] = ['index.html', 'index.md'].map((file) =>
      readFileSync(join(FIXTURES, name, file), 'utf8'),
    );
    expect(htmlToMarkdown(html, 'https://consulting.example/page')).toBe(
      markdown,
    );
  });
});
