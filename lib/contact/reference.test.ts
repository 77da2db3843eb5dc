import { expect, it } from 'vitest';
import { isReference, referenceOf } from './reference.ts';

const message = { name: 'A', company: '', message: 'Hello' };

it.each([
  ['the same form and content', 'n', message, true],
  ['another form', 'm', message, false],
  ['another message', 'n', { ...message, message: 'Hello!' }, false],
  ['the same words in other fields', 'n', { ...message, name: '', company: 'A' }, false],
])('of %s', (_title, form, changed, isSame) => {
  expect(referenceOf(form, { ...changed }) === referenceOf('n', message)).toBe(isSame);
  expect(isReference(referenceOf(form, changed))).toBe(true);
});

it.each(['', 'AAAA-111', 'AAAA-11111', 'aaaa-1111', 'AAAA-111I', 'AAAA-111U', 'AAAA-1111\n', '<b>-1111'])(
  '%j is no reference',
  (text) => expect(isReference(text)).toBe(false),
);
