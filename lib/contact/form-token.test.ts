import { describe, expect, it } from 'vitest';
import { formKey } from './form-key.ts';
import { checkToken, issueToken } from './form-token.ts';

const key = Buffer.from('key of the tests');
const shown = Date.UTC(2026, 10, 21, 9);
const token = issueToken(key, shown);
const after = (ms: number) => checkToken(key, token, shown + ms).state;
const HOUR = 60 * 60 * 1000;

describe('a form’s token', () => {
  it.each([
    [0, 'too-fast'],
    [1_999, 'too-fast'],
    [2_000, 'good'],
    [4 * HOUR, 'good'],
    [4 * HOUR + 1, 'expired'],
    [-1, 'too-fast'],
  ])('%i ms after the form was shown is %s', (ms, state) => {
    expect(after(ms)).toBe(state);
  });

  const [time = '', nonce = '', mac = ''] = token.split('.');
  it.each([
    ['none', ''],
    ['of another key', issueToken(Buffer.from('another'), shown)],
    ['with a later time', `${(shown + 9_000).toString(36)}.${nonce}.${mac}`],
    ['with another nonce', `${time}.${nonce}x.${mac}`],
    ['without a signature', `${time}.${nonce}.`],
    ['with a longer signature', `${time}.${nonce}.${mac}x`],
    ['that is no token at all', '.....'],
  ])('one %s counts as expired', (_title, forged) => {
    expect(checkToken(key, forged, shown + 5_000)).toEqual({ state: 'expired' });
  });

  it('is another one for each form, and carries that form’s nonce', () => {
    expect(issueToken(key, shown)).not.toBe(token);
    expect(checkToken(key, token, shown + 5_000)).toEqual({ state: 'good', nonce });
  });
});

describe('formKey', () => {
  const mailServer = 'smtps://user:password@mail.example.com';

  it.each([
    ['the operator’s secret', { secret: 'a secret of the operator', smtpUrl: null }],
    ['a mail server with a password', { secret: null, smtpUrl: mailServer }],
  ])('instances that share %s share the key, and others don’t', (_title, settings) => {
    expect(formKey(settings)).toEqual(formKey({ ...settings }));
    expect(formKey(settings)).not.toEqual(formKey({ secret: null, smtpUrl: null }));
  });

  it('a mail server without a password is no secret', () => {
    const open = formKey({ secret: null, smtpUrl: 'smtp://127.0.0.1:25' });
    expect(open).toEqual(formKey({ secret: null, smtpUrl: null }));
  });
});
