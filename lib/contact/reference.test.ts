import { describe, expect, it } from 'vitest';
import { isReference, referenceOf } from './reference.ts';

const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '', about: '' };

describe('referenceOf', () => {
  it('is the same for the same form and content', () => {
    expect(referenceOf('n', { ...message })).toBe(referenceOf('n', message));
    expect(isReference(referenceOf('n', message))).toBe(true);
  });

  it.each([
    ['another form', 'm', message],
    ['another message', 'n', { ...message, message: 'Hello!' }],
    ['the same words in other fields', 'n', { ...message, name: '', company: 'A' }],
  ])('differs for %s', (_title, nonce, changed) => {
    expect(referenceOf(nonce, changed)).not.toBe(referenceOf('n', message));
  });
});

describe('isReference', () => {
  it.each(['', 'AAAA', 'AAAA-111', 'AAAA-11111', 'aaaa-1111', 'AAAA-111I', 'AAAA-1111\n', '<b>-1111'])(
    'rejects “%s”',
    (text) => expect(isReference(text)).toBe(false),
  );
});
