import { expect, it } from 'vitest';
import { parseLanguageTag } from './language-tag.ts';

it.each<readonly [string, string | null]>([
  ['de', 'de'],
  ['PT-br', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['iw', 'he'],
  ...['', 'German', 'de_DE', 'de,en', 'und', 'x-own', '"><b', 'é'].map(
    (text) => [text, null] as const,
  ),
])('“%s” is the tag %s', (text, tag) => {
  expect(parseLanguageTag(text)).toBe(tag);
});
