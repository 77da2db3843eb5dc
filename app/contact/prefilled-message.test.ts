import { expect, it } from 'vitest';
import { prefilledMessage } from './prefilled-message.ts';

it.each([
  ['keeps lines', 'We need\r\na tester.\rSoon', 'We need\na tester.\nSoon'],
  ['has nothing that can’t be seen', 'a\0b\u202Ec\u200Bd\uFEFF\u{E0041}', 'abcd'],
  ['is at most a thousand characters', '𝒳'.repeat(5_000), '𝒳'.repeat(1_000)],
  ['is empty without a text', ' \n ', ''],
])('the message of a link %s', (_what, about, message) => {
  expect(prefilledMessage(about)).toBe(message);
});
