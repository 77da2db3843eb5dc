import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('cleanLine()', () => {
  it.each([
    ['leaves words in any script alone', 'Zürich, Москва, 東京, दिल्ली', 'Zürich, Москва, 東京, दिल्ली'],
    ['leaves markup alone: escaping is the renderer’s', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['folds white space of every kind', ' a \t\n\u00a0\u2003 b\u3000', 'a b'],
    ['drops control characters', 'a\u0000b\u001b[31mc\u0085d\u007f', 'ab[31mcd'],
    ['drops zero-width characters', 'a\u200b\u200c\u200d\u2060\ufeffb', 'ab'],
    ['drops bidirectional controls', '\u202ea\u202c\u2066b\u2069\u200e\u061c', 'ab'],
    ['drops tag characters, which spell hidden words', 'a\u{e0049}\u{e0067}b', 'ab'],
    ['drops variation selectors, which carry hidden bytes', 'a\ufe0f\u{e0100}b', 'ab'],
    ['drops fillers that show as nothing', 'a\u115f\u3164\uffa0b', 'ab'],
    ['drops soft hyphens', 'a\u00adb', 'ab'],
    ['drops private-use characters and noncharacters', 'a\ue000\u{10fffd}\ufffe\uffff\u{1fffe}b', 'ab'],
    ['replaces unpaired surrogates', 'a\ud800b', 'a\ufffdb'],
    ['leaves no double space where something invisible stood', 'a \u200b b', 'a b'],
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
    ['writes lists in one form', 'We\u0000 have\n• a\u200b  b\n\t* c\n# d', 'We have\n- a b\n  - c\n# d'],
  ])('%s', (_title, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('truncates a megabyte in one field after 20,000 characters', () => {
    const text = cleanText('word '.repeat(200_000));
    expect(text).toHaveLength(20_000);
    expect(text.endsWith('…')).toBe(true);
  });

  it('cuts a text after 500 lines', () => {
    const lines = (count: number) => Array(count).fill('a').join('\n');
    expect(cleanText(lines(500))).toBe(lines(500));
    expect(cleanText(lines(501))).toBe(`${lines(500)}…`);
    expect(cleanText('a\n\n'.repeat(600)).split('\n').length).toBeLessThanOrEqual(500);
  });
});
