import { expect, it } from 'vitest';
import { etagOf, matchesEtag } from './sent-response.ts';

it('an entity tag is strong, equal for equal bytes and different for different ones', () => {
  expect(etagOf('Zürich')).toMatch(/^"[\w-]{20,}"$/);
  expect(etagOf('Zürich')).toBe(etagOf(new TextEncoder().encode('Zürich')));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});

it.each([
  ...['"abc-1"', 'W/"abc-1"', '"x","abc-1" , W/"y"', '"with, comma", "abc-1"', ' * '].map((value) => [value, true]),
  ...[null, '', 'abc-1', '"abc"', '"abc-12"', '"ABC-1"', '"abc-1', '"*"'].map((value) => [value, false]),
] as [string | null, boolean][])('If-None-Match %s matches "abc-1": %s', (given, expected) => {
  expect(matchesEtag(given, '"abc-1"')).toBe(expected);
});
