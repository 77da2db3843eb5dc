import { describe, expect, it } from 'vitest';
import { checkToken, formKey, issueToken } from './form-token.ts';

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
    ['signed with another key', issueToken(Buffer.from('another'), shown)],
    ['with a later time', `${(shown + 9_000).toString(36)}.${nonce}.${mac}`],
    ['with another nonce', `${time}.${nonce}x.${mac}`],
    ['without a signature', `${time}.${nonce}.`],
    ['with a longer signature', `${time}.${nonce}.${mac}x`],
    ['that is not a token', '.....'],
  ])('one %s counts as expired', (_title, forged) => {
    expect(checkToken(key, forged, shown + 5_000)).toEqual({ state: 'expired' });
  });

  it('is unique for each form, and identifies it', () => {
    expect(issueToken(key, shown)).not.toBe(token);
    expect(checkToken(key, token, shown + 5_000)).toEqual({ state: 'good', form: `${time}.${nonce}` });
  });
});

describe('formKey', () => {
  const secret = 'a secret of the operator';

  it('is the same for instances with the same secret', () => {
    expect(formKey({ secret })).toEqual(formKey({ secret }));
    expect(formKey({ secret })).not.toEqual(formKey({ secret: 'another secret' }));
  });

  it('without a secret is specific to the process, and does not change', () => {
    expect(formKey({ secret: null })).toEqual(formKey({ secret: null }));
    expect(formKey({ secret: null })).not.toEqual(formKey({ secret: '' }));
  });
});
