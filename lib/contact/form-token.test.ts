import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkToken, formKey, issueToken } from './form-token.ts';

const key = Buffer.from('key of the tests');
const shown = Date.UTC(2026, 10, 21, 9);
const token = issueToken(key, shown);
const [time = '', nonce = '', mac = ''] = token.split('.');
const HOUR = 60 * 60 * 1000;

it.each([
  [0, { state: 'too-fast' }],
  [1_999, { state: 'too-fast' }],
  [2_000, { state: 'good', form: `${time}.${nonce}` }],
  [4 * HOUR, { state: 'good', form: `${time}.${nonce}` }],
  [4 * HOUR + 1, { state: 'expired' }],
  [-4_999, { state: 'too-fast' }],
  // From an instance whose clock is ahead.
  [-5_000, { state: 'good', form: `${time}.${nonce}` }],
])('%i ms after the form was shown its token is %j', (ms, verdict) => {
  expect(checkToken(key, token, shown + ms)).toEqual(verdict);
});

it.each([
  ['none', ''],
  ['signed with another key', issueToken(Buffer.from('another'), shown)],
  ['with a later time', `${(shown + 9_000).toString(36)}.${nonce}.${mac}`],
  ['with another nonce', `${time}.${nonce}x.${mac}`],
  ['without a signature', `${time}.${nonce}.`],
  ['with a longer signature', `${time}.${nonce}.${mac}x`],
  ['that is not a token', '.....'],
])('a token %s is forged', (_title, forged) => {
  expect(checkToken(key, forged, shown + 5_000)).toEqual({ state: 'forged' });
});

it('a person who sends the form again each time is soon let through, whatever the clocks of the instances say', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -48 * HOUR, max: 48 * HOUR }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      (clocks, choices) => {
        const instance = (at: number) => shown + 10_000 * at + (clocks[(choices[at] ?? 0) % clocks.length] ?? 0);
        let form = issueToken(key, instance(0));
        let sendings = 1;
        for (; checkToken(key, form, instance(sendings)).state !== 'good'; sendings += 1) {
          // As the page that is shown again.
          if (checkToken(key, form, instance(sendings)).state === 'expired') form = issueToken(key, instance(sendings));
        }
        expect(sendings).toBeLessThanOrEqual(2 * clocks.length);
      },
    ),
  ));

it('instances with the same secret sign alike, and a process without one only for itself; each form is unique', () => {
  const keyOf = (secret: string | null) => formKey({ secret });
  for (const same of ['a secret', null]) expect(keyOf(same)).toEqual(keyOf(same));
  for (const another of ['another secret', '', null]) expect(keyOf('a secret')).not.toEqual(keyOf(another));
  expect(issueToken(key, shown)).not.toBe(token);
});
