import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { hasOwnHeading, textHtml, withPlainLists } from './text-html.ts';

const plain = (text: string) => withPlainLists(text.split('\n')).join('\n');

const read = (text: string) => textHtml(plain(text));
const ul = (...items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('paragraphs and lists', () => {
  it.each([
    ['paragraphs and their lines', 'a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
    [
      'lines that begin with a hyphen',
      'Tasks:\n- a\n- b\nEnd',
      `<p>Tasks:</p>${ul('a', 'b')}<p>End</p>`,
    ],
    // As Word, Google Docs, Excel and chats paste them.
    [
      'dashes and symbols',
      '* a\n▪ b\n– c\n· d\n✓ e\n•f\n— g',
      ul('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    ],
    ['a symbol in an item', '- • a\n- b', ul('a', 'b')],
    ['items with empty lines between them', '- a\n\n- b', ul('a', 'b')],
    [
      'lists in lists',
      '- a\n  - b\n    * c\n  - d\n- e',
      ul(`a${ul(`b${ul('c')}`, 'd')}`, 'e'),
    ],
    ['lists indented by tabs', '• a\n\t• b\n• c', ul(`a${ul('b')}`, 'c')],
    ['further lines of an item', '- a\n  more\n- b', ul('a<br>more', 'b')],
    ['numbered items', '- 1. a\n- 2. b', ul('1. a', '2. b')],
    [
      'what looks like markup',
      '<b> & "c"',
      '<p>&lt;b&gt; &amp; &quot;c&quot;</p>',
    ],
  ])('%s', (_title, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '# Heading',
    '[a](https://evil.example)',
    '–5 °C',
    '*bold*',
    '-',
    '1. a',
    '    code',
  ])('%s is text', (line) => {
    expect(read(`before\n\n${line}\n\nafter`)).toBe(
      `<p>before</p><p>${line.trim()}</p><p>after</p>`,
    );
  });

  it('are written in one form, which is read the same', () => {
    const parts = ['- a', '* b', '· – d', '- 1. d', '3. f', 'text', '', '-'];
    const part = fc.constantFrom(...parts);
    const indent = fc.constantFrom('', ' ', '    ', '\t', '          ');
    const line = fc.tuple(indent, part).map((both) => both.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = plain(lines.join('\n'));
        expect(plain(text)).toBe(text);
        const html = textHtml(text);
        const letters = (all: string) => all.replaceAll(/<[^>]*>|[^a-z]/g, '');
        expect(letters(html)).toBe(letters(lines.join('\n')));
        // Each element is closed where it has to be: what a parser makes of it
        // is the same.
        expect(toHtml(fromHtml(html, { fragment: true }))).toBe(html);
      }),
    );
  });
});

describe('hasOwnHeading', () => {
  it.each([
    ['About the assignment\n\nA bank …', true],
    ['Om uppdraget:\nEn bank …', true],
    ['About the project we know little.', false],
    ['A bank …\nAbout the assignment', false],
  ])('of %j is %s', (text, expected) => {
    expect(hasOwnHeading(text)).toBe(expected);
  });
});
