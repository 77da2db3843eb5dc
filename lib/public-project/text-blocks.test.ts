import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOwnHeading, type TextBlock, textBlocks, withPlainLists } from './text-blocks.ts';

const plain = (text: string) => withPlainLists(text.split('\n')).join('\n');

/** Blocks in short: a paragraph as its lines, a list as its items, each followed by its lists. */
type Short = readonly (string | Short)[];
const short = (block: TextBlock): string | Short =>
  'items' in block
    ? [
        block.isNumbered ? 'numbered' : 'bulleted',
        ...block.items.flatMap(({ lines, lists }) => [lines.join('/'), ...lists.map(short)]),
      ]
    : block.join('/');
const read = (text: string) => textBlocks(plain(text)).map(short);

describe('paragraphs and lists', () => {
  it.each<[string, string, Short]>([
    ['paragraphs and their lines', 'a\nb\n\nc', ['a/b', 'c']],
    ['lines that begin with a hyphen', 'Tasks:\n- a\n- b\nEnd', ['Tasks:', ['bulleted', 'a', 'b'], 'End']],
    ['an asterisk or a bullet', '* a\n* b\n\nx\n\n• c\n•d', [['bulleted', 'a', 'b'], 'x', ['bulleted', 'c', 'd']]],
    // As Word, Google Docs, Excel and chats paste them.
    ['dashes and symbols', '● a\n▪ b\n– c\n· d\n✓ e\n○f\n— g', [['bulleted', 'a', 'b', 'c', 'd', 'e', 'f', 'g']]],
    ['a symbol in an item', '- • a\n- b', [['bulleted', 'a', 'b']]],
    ['items with empty lines between them', '- a\n\n- b', [['bulleted', 'a', 'b']]],
    [
      'lists in lists',
      '- a\n  - b\n    * c\n  - d\n- e',
      [['bulleted', 'a', ['bulleted', 'b', ['bulleted', 'c'], 'd'], 'e']],
    ],
    ['lists indented by tabs', '• a\n\t• b\n• c', [['bulleted', 'a', ['bulleted', 'b'], 'c']]],
    ['a list that is indented as a whole', '   - a\n   - b', [['bulleted', 'a', 'b']]],
    ['further lines of an item', '- a\n  more\n- b', [['bulleted', 'a/more', 'b']]],
    ['numbered items', '- 1. a\n- 2. b\n  - c\n- 3. d', [['numbered', 'a', 'b', ['bulleted', 'c'], 'd']]],
    ['numbers that do not count', '- 3. May\n- 1. June', [['bulleted', '3. May', '1. June']]],
  ])('%s', (_title, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '# Heading',
    '[a](https://evil.example)',
    '-5 degrees',
    '–5 °C',
    '✓',
    '*bold*',
    '-',
    '1. a',
    '3. May 2027',
    '    code',
  ])('%s is text', (line) => {
    expect(read(`before\n\n${line}\n\nafter`)).toEqual(['before', line.trim(), 'after']);
  });

  it('are written in one form, which is read the same', () => {
    const part = fc.constantFrom(
      '- a',
      '* b',
      '• c',
      '– c',
      '· – d',
      '- 1. d',
      '- 2. e',
      '3. f',
      'text',
      '',
      '-',
      '  ',
      '\t',
    );
    const line = fc
      .tuple(fc.constantFrom('', ' ', '  ', '    ', '\t', '          '), part)
      .map((both) => both.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = plain(lines.join('\n'));
        expect(plain(text)).toBe(text);
        const blocks = JSON.stringify(textBlocks(text).map(short));
        const letters = (all: string) => all.replaceAll(/[^a-z]|bulleted|numbered/g, '');
        expect(letters(blocks)).toBe(letters(lines.join('\n')));
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
