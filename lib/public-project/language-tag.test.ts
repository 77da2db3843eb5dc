import { describe, expect, it } from 'vitest';
import { isRightToLeft, parseLanguageTag } from './language-tag.ts';

describe('parseLanguageTag', () => {
  it.each([
    ['de', 'de'],
    ['PT-br', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['gsw', 'gsw'],
    ['iw', 'he'],
  ])('“%s” is %s', (text, tag) => {
    expect(parseLanguageTag(text)).toBe(tag);
  });

  it.each(['', 'German', 'de_DE', 'de,en', 'und', 'mul', 'zxx', 'x-own', '"><b', 'é'])(
    '“%s” is not a tag of one language',
    (text) => {
      expect(parseLanguageTag(text)).toBeNull();
    },
  );
});

describe('isRightToLeft', () => {
  it.each(['ar', 'ar-EG', 'he', 'az-Arab'])('%s is', (tag) => {
    expect(isRightToLeft(tag)).toBe(true);
  });

  it.each(['en', 'az', 'ar-Latn', 'tlh'])('%s is not', (tag) => {
    expect(isRightToLeft(tag)).toBe(false);
  });
});
