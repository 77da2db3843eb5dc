import { describe, expect, it } from 'vitest';
import { emptyFields, parseMessage } from './message.ts';

const values = {
  ...emptyFields,
  name: 'A Client',
  email: 'client@buyer.example',
  message: 'We need two people.',
  kind: 'enquiry',
};
const errorsOf = (changed: Partial<typeof values>) => {
  const parsed = parseMessage({ ...values, ...changed });
  return 'errors' in parsed ? parsed.errors : {};
};
const messageOf = (changed: Partial<typeof values>) => {
  const parsed = parseMessage({ ...values, ...changed });
  return 'message' in parsed ? parsed.message : null;
};

describe('parseMessage', () => {
  it('accepts a name, an address and a message (control)', () => {
    expect(parseMessage(values)).toEqual({ message: values });
  });

  it.each([
    ['name', '', 'Enter your name'],
    ['email', '', 'Enter your e-mail address'],
    ['message', ' \r\n ', 'Enter your message'],
    ['message', '\u200b\u2060\ufeff \u2800\u3164', 'Enter your message'],
    ['name', '\u00ad\u200d', 'Enter your name'],
    ['name', 'x'.repeat(101), 'Your name must be 100 characters or fewer; it has 101'],
    ['message', 'x'.repeat(5_001), 'Your message must be 5,000 characters or fewer; it has 5,001'],
    ['company', 'x'.repeat(201), 'The company’s name must be 200 characters or fewer; it has 201'],
    ['assignment', 'x'.repeat(201), 'The assignment’s id must be 200 characters or fewer; it has 201'],
    ['profile', 'linkedin.com/in/a', 'Enter a link that starts with https://, or leave this empty'],
    ['profile', 'javascript:alert(1)', 'Enter a link that starts with https://, or leave this empty'],
  ] as const)('%s “%s” is rejected with advice', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });

  it('reports all errors at once', () => {
    expect(Object.keys(errorsOf({ name: '', email: 'x', message: '' }))).toEqual(['name', 'email', 'message']);
  });

  it.each([
    ['name', 100],
    ['message', 5_000],
    ['company', 200],
    ['assignment', 200],
    ['about', 200],
    ['role', 200],
    ['start', 100],
    ['rate', 100],
  ])('%s may have %i characters (control)', (field, most) => {
    expect(errorsOf({ [field]: 'x'.repeat(most) })).toEqual({});
  });

  it.each([
    ['o’brien+web@mail.buyer.example', 'o’brien+web@mail.buyer.example'],
    ['  client@buyer.example \t', 'client@buyer.example'],
    ['jörg@bücher.example', 'jörg@bücher.example'],
    ['a_b-c.d/e=f@sub.buyer.example', 'a_b-c.d/e=f@sub.buyer.example'],
  ])('accepts the address “%s”', (given, expected) => {
    expect(messageOf({ email: given })?.email).toBe(expected);
  });

  it.each([
    'client@',
    'client@localhost',
    'client@buyer.example, other@victim.example',
    'client@buyer.example;other@victim.example',
    'client@buyer.example other@victim.example',
    '<client@buyer.example>',
    'mailto: client@buyer.example',
    '"a b"@buyer.example',
    'client@buyer.example\r\nBcc: other@victim.example',
    'client@buyer.example\u2028other@victim.example',
  ])('rejects “%s”, which is not a single address', (email) => {
    expect(errorsOf({ email })).toEqual({
      email: 'Enter an e-mail address in the correct format, like name@example.com',
    });
  });

  it.each([
    ['Ann\r\nBcc: other@victim.example', 'Ann Bcc: other@victim.example'],
    ['Ann\u2028Subject: x', 'Ann Subject: x'],
    ['Ann\u202Eevil\u0007', 'Annevil'],
    ['  Renée   O’Neill-Ångström ', 'Renée O’Neill-Ångström'],
    ['علی‌رضا', 'علی‌رضا'],
  ])('folds the name “%s” into one line', (name, expected) => {
    expect(messageOf({ name })?.name).toBe(expected);
  });

  it('keeps the paragraphs of a message and counts a line break as one character', () => {
    expect(messageOf({ message: 'One\r\n\r\nTwo\r\n\tthree\u0000' })?.message).toBe('One\n\nTwo\n\tthree');
    expect(errorsOf({ message: `x${'\r\n'.repeat(4_998)}x` })).toEqual({});
  });

  it.each([
    ['', 'question', 'enquiry'],
    ['', 'candidate', 'candidate'],
    ['', 'application', 'candidate'],
    ['EX-1', 'candidate', 'question'],
    ['EX-1', 'application', 'application'],
    ['EX-1', 'question', 'question'],
    ['EX-1', 'constructor', 'question'],
  ])('about the assignment “%s”, sent as %s, is %s', (assignment, kind, expected) => {
    expect(messageOf({ assignment, kind })?.kind).toBe(expected);
  });
});
