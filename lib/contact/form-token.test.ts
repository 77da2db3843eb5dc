import fc from 'fast-check';
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
    [-4_999, 'too-fast'],
    // From an instance whose clock is ahead.
    [-5_000, 'good'],
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
  ])('one %s is forged', (_title, forged) => {
    expect(checkToken(key, forged, shown + 5_000)).toEqual({ state: 'forged' });
  });

  it('is unique for each form, and identifies it', () => {
    expect(issueToken(key, shown)).not.toBe(token);
    expect(checkToken(key, token, shown + 5_000)).toEqual({ state: 'good', form: `${time}.${nonce}` });
  });
});

it('a person who sends the form again each time is soon let through, whatever the clocks of the instances say', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -48 * HOUR, max: 48 * HOUR }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      (clocks, choices) => {
        const instance = (time: number) => shown + 10_000 * time + (clocks[(choices[time] ?? 0) % clocks.length] ?? 0);
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

it('instances with the same secret sign alike, and a process without one only for itself', () => {
  const keyOf = (secret: string | null) => formKey({ secret });
  expect(keyOf('a secret')).toEqual(keyOf('a secret'));
  expect(keyOf(null)).toEqual(keyOf(null));
  for (const another of ['another secret', '', null]) expect(keyOf('a secret')).not.toEqual(keyOf(another));
});
