import { describe, expect, it } from 'vitest';
import { drawableText } from './drawable-text.ts';

describe('drawableText', () => {
  it.each([
    ['Jyväskylä, Győr & Łódź', 'Jyväskylä, Győr & Łódź'],
    ['95–110 € «per hour»', '95–110 € «per hour»'],
    ['Жмеринка', 'Жмеринка'],
    ['Start soon 🚀 now', 'Start soon now'],
    ['東京 Tokyo', 'Tokyo'],
    ['e\u0301lan', 'élan'],
    ['Hà Nội', 'Hà Noi'],
    ['ﬁve', 'five'],
    ['🚀', ''],
    ['', ''],
  ])('“%s” is drawn as “%s”', (text, drawn) => {
    expect(drawableText(text, 100)).toBe(drawn);
  });

  it('only the beginning of a long text is examined', () => {
    expect(drawableText(`${'東'.repeat(99)}a`, 10)).toBe('a');
    expect(drawableText(`${'東'.repeat(100)}a`, 10)).toBe('');
  });

  it('a long text is cut with an ellipsis', () => {
    expect(drawableText('abcdefghij', 10)).toBe('abcdefghij');
    expect(drawableText('abcdefghijk', 10)).toBe('abcdefghi…');
  });
});
