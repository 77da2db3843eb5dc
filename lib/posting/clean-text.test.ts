import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('cleanLine()', () => {
  it.each([
    ['leaves words in any script alone', 'Zürich, Москва, 東京, दिल्ली', 'Zürich, Москва, 東京, दिल्ली'],
    ['leaves markup alone: escaping is the renderer’s', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['folds white space of every kind', ' a \t\n\u00a0\u2003 b\u3000', 'a b'],
    ['drops control characters', 'a\u0000b\u001b[31mc\u0085d\u007f', 'ab[31mcd'],
    ['drops zero-width, bidirectional and tag characters, and soft hyphens', 'a\ufeff\u202e\u{e0049}\u00adb', 'ab'],
    ['drops fillers and variation selectors, which show as nothing', 'a\u115f\ufe0f\u{e0100}b', 'ab'],
    ['drops private-use characters and noncharacters', 'a\ue000\u{10fffd}\ufffe\uffff\u{1fffe}b', 'ab'],
    ['replaces unpaired surrogates', 'a\ud800b', 'a\ufffdb'],
    ['leaves no double space where something invisible stood', 'a \u200b b', 'a b'],
    ['keeps joiners between letters of Persian', 'می\u200cخواهیم', 'می\u200cخواهیم'],
    ['keeps joiners between letters of Sinhala and Hindi', 'ශ්\u200dරී क्\u200dष', 'ශ්\u200dරී क्\u200dष'],
    [
      'keeps joiners in emoji, and what makes one of a sign',
      '👩🏽\u200d💻 ❤\ufe0f 1\ufe0f\u20e3',
      '👩🏽\u200d💻 ❤\ufe0f 1\ufe0f\u20e3',
    ],
    ['drops joiners between Latin letters, and at an end', 'pay\u200cpal\u200d می\u200c 7\u200d7', 'paypal می 77'],
    ['gives nothing for what shows nothing', '\u200b \u2060', ''],
  ])('%s', (_title, text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });

  it('shortens a text of more than 500 characters with an ellipsis, and splits no character', () => {
    expect(cleanLine('x'.repeat(500))).toBe('x'.repeat(500));
    expect(cleanLine('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(cleanLine(`x${'\u{1F680}'.repeat(300)}`)).toBe(`x${'\u{1F680}'.repeat(249)}…`);
  });
});

describe('cleanText()', () => {
  it.each([
    ['keeps line breaks of every kind', 'a\nb\r\nc\rd\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['keeps one empty line at most', 'a\n\n\n\n \n\u200b\nb', 'a\n\nb'],
    ['cleans each line', ' a \u0000\u202e b \n\tc', 'a b\nc'],
    ['keeps the bullets of Word', '\uf0b7 a\n\uf0a7\tb', '- a\n- b'],
    ['writes lists in one form', 'We\u0000 have\n• a\u200b  b\n\t* c\n# d', 'We have\n- a b\n  - c\n# d'],
  ])('%s', (_title, text, expected) => {
    expect(cleanText(text)).toEqual({ text: expected, isCut: false });
  });

  it('truncates a megabyte in one field after 20,000 characters', () => {
    const { text, isCut } = cleanText('word '.repeat(200_000));
    expect([text.length, text.endsWith('…'), isCut]).toEqual([20_000, true, true]);
  });

  it('cuts a text after 500 lines', () => {
    const lines = (count: number) => Array(count).fill('a').join('\n');
    expect(cleanText(lines(500))).toEqual({ text: lines(500), isCut: false });
    expect(cleanText(lines(501))).toEqual({ text: `${lines(500)}…`, isCut: true });
  });
});
