import { expect, it } from 'vitest';
import { checkToken, formKey, issueToken } from './form-token.ts';

const key = Buffer.from('key of the tests');
const shown = Date.UTC(2026, 10, 21, 9);
const token = issueToken(key, shown);
const [time = '', nonce = '', mac = ''] = token.split('.');
const HOUR = 60 * 60 * 1000;

it.each([
  [1_999, 'automated'],
  [2_000, 'good'],
  [4 * HOUR, 'good'],
  [4 * HOUR + 1, 'expired'],
  // From an instance whose clock is ahead.
  [-1, 'good'],
])('%i ms after the form was shown its token is %s', (ms, verdict) => {
  expect(checkToken(key, token, shown + ms)).toEqual(verdict);
});

it.each([
  ['none', ''],
  ['signed with another key', issueToken(Buffer.from('another'), shown)],
  ['with a later time', `${(shown + 9_000).toString(36)}.${nonce}.${mac}`],
  ['with another nonce', `${time}.${nonce}x.${mac}`],
  ['without a signature', `${time}.${nonce}.`],
  ['with a longer signature', `${token}x`],
])('a token %s counts as expired', (_title, forged) => {
  expect(checkToken(key, forged, shown + 5_000)).toBe('expired');
});

it('instances with the same secret sign alike, and a process without one only for itself; each form is unique', () => {
  const keyOf = (secret: string | null) => formKey({ secret });
  for (const same of ['a secret', null])
    expect(keyOf(same)).toEqual(keyOf(same));
  for (const another of ['another secret', '', null])
    expect(keyOf('a secret')).not.toEqual(keyOf(another));
  expect(issueToken(key, shown)).not.toBe(token);
});
