import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('cleanLine()', () => {
  it.each([
    [
      'leaves words in any script alone',
      'Zürich, Москва, 東京, दिल्ली',
      'Zürich, Москва, 東京, दिल्ली',
    ],
    ['leaves markup alone: escaping is the renderer’s', '<b>x</b>', '<b>x</b>'],
    ['folds white space of every kind', ' a \t\n\u00a0\u2003 b\u3000', 'a b'],
    [
      'drops control characters',
      'a\u0000b\u001b[31mc\u0085d\u007f',
      'ab[31mcd',
    ],
    [
      'drops zero-width, bidirectional and tag characters, and soft hyphens',
      'a\ufeff\u202e\u{e0049}\u00adb',
      'ab',
    ],
    [
      'drops fillers and variation selectors, which show as nothing',
      'a\u115f\ufe0f\u{e0100}b',
      'ab',
    ],
    [
      'drops private-use characters and noncharacters',
      'a\ue000\u{10fffd}\ufffe\uffff\u{1fffe}b',
      'ab',
    ],
    ['replaces unpaired surrogates', 'a\ud800b', 'a\ufffdb'],
    [
      'leaves no double space where something invisible stood',
      'a \u200b b',
      'a b',
    ],
    [
      'drops joiners between Latin letters, and at an end',
      'pay\u200cpal\u200d می\u200c 7\u200d7',
      'paypal می 77',
    ],
    [
      'drops selectors and joiners beside no emoji',
      'a\ufe0f 👩\u200d a',
      'a 👩 a',
    ],
    ['gives nothing for what shows nothing', '\u200b \u2060', ''],
  ])('%s', (_title, text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });

  // Persian, Sinhala, Hindi, Mongolian; and emoji, with a tone of skin, of
  // several, of a sign, and a key.
  it.each([
    'می\u200cخواهیم',
    'ශ්\u200dරී',
    'क्\u200dष',
    'ᠮᠣᠩ\u200dᠭᠣᠯ',
    '👩🏽\u200d💻',
    '❤\ufe0f\u200d🔥',
    '1\ufe0f\u20e3',
  ])('keeps the joiners of %s', (text) => expect(cleanLine(text)).toBe(text));

  it('shortens a text of more than 500 characters with an ellipsis, and splits no character', () => {
    expect(cleanLine('x'.repeat(500))).toBe('x'.repeat(500));
    expect(cleanLine('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(cleanLine(`x${'\u{1F680}'.repeat(300)}`)).toBe(
      `x${'\u{1F680}'.repeat(249)}…`,
    );
  });
});

describe('cleanText()', () => {
  const lines = (count: number) => Array(count).fill('a').join('\n');
  it.each([
    [
      'keeps line breaks of every kind',
      'a\nb\r\nc\rd\u2028e\u2029f',
      'a\nb\nc\nd\ne\nf',
    ],
    ['keeps one empty line at most', 'a\n\n\n\n \n\u200b\nb', 'a\n\nb'],
    [
      'writes lists in one form',
      'We\u0000 have\n• a\u200b  b\n\t* c\n# d',
      'We have\n- a b\n  - c\n# d',
    ],
    ['keeps 500 lines', lines(500), lines(500)],
    ['cuts a text after 500 lines', lines(501), lines(500), true],
    [
      'cuts a megabyte in one field after 20,000 characters',
      'x'.repeat(1_000_000),
      `${'x'.repeat(19_999)}…`,
      true,
    ],
  ])('%s', (_title, text, expected, isCut = false) => {
    expect(cleanText(text)).toEqual({ text: expected, isCut });
  });
});
