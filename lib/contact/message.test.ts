import { expect, it } from 'vitest';
import { emptyFields, type FieldValues, MOST_CHARACTERS, parseMessage } from './message.ts';

const values = {
  ...emptyFields,
  name: 'A Client',
  email: 'client@buyer.example',
  message: 'We need two people.',
  kind: 'enquiry',
};

it('a name, an address and a message are enough (control)', () => {
  expect(parseMessage(values)).toEqual({ message: values });
});

const NO_ADDRESS = 'Enter an e-mail address in the correct format, like name@example.com';
const NO_LINK = 'Enter a link that starts with https://, or leave this empty';

it('what is missing is reported at once', () => {
  const errors = { name: 'Enter your name', email: 'Enter your e-mail address', message: 'Enter your message' };
  expect(parseMessage(emptyFields)).toEqual({ errors });
});

it.each<[keyof FieldValues, string, string]>([
  ['message', ' \r\n ', 'Enter your message'],
  ['message', '\u200b\u2060\ufeff \u2800\u3164', 'Enter your message'],
  ['name', '\u00ad\u200d', 'Enter your name'],
  ['profile', 'linkedin.com/in/a', NO_LINK],
  ['profile', 'javascript:alert(1)', NO_LINK],
  ...[
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
  ].map((email): [keyof FieldValues, string, string] => ['email', email, NO_ADDRESS]),
])('%s %j is rejected with advice', (field, value, error) => {
  expect(parseMessage({ ...values, [field]: value })).toEqual({ errors: { [field]: error } });
});

it.each<[keyof FieldValues, number, string]>([
  ['name', 100, 'Your name'],
  ['message', MOST_CHARACTERS.message, 'Your message'],
  ['company', 200, 'The company’s name'],
  ['assignment', MOST_CHARACTERS.assignment, 'The assignment’s id'],
  ['role', 200, 'The role'],
  ['place', 200, 'The place'],
  ['start', 100, 'When you can start'],
  ['rate', 100, 'Your rate'],
])('%s may have %i characters and no more', (field, most, what) => {
  expect(parseMessage({ ...values, [field]: 'x'.repeat(most) })).toHaveProperty('message');
  const told = `${what} must be ${most.toLocaleString('en')} characters or fewer; it has `;
  const parsed = parseMessage({ ...values, [field]: 'x'.repeat(most + 1) });
  expect(parsed).toEqual({ errors: { [field]: told + (most + 1).toLocaleString('en') } });
});

it.each<[keyof FieldValues, string, string]>([
  ['email', 'o’brien+web@mail.buyer.example', 'o’brien+web@mail.buyer.example'],
  ['email', '  client@buyer.example \t', 'client@buyer.example'],
  ['email', 'jörg@bücher.example', 'jörg@bücher.example'],
  ['email', 'a_b-c.d/e=f@sub.buyer.example', 'a_b-c.d/e=f@sub.buyer.example'],
  ['name', 'Ann\r\nBcc: other@victim.example', 'Ann Bcc: other@victim.example'],
  ['name', 'Ann\u2028Subject: x', 'Ann Subject: x'],
  ['name', 'Ann\u202Eevil\u0007', 'Annevil'],
  ['name', '  Renée   O’Neill-Ångström ', 'Renée O’Neill-Ångström'],
  ['name', 'علی‌رضا', 'علی‌رضا'],
  ['about', 'x'.repeat(201), 'x'.repeat(200)],
  ['message', 'One\r\n\r\nTwo\r\n\tthree\u0000', 'One\n\nTwo\n\tthree'],
  ['message', `x${'\r\n'.repeat(4_998)}x`, `x${'\n'.repeat(4_998)}x`],
])('%s %j is taken as %j', (field, given, expected) => {
  expect(parseMessage({ ...values, [field]: given })).toMatchObject({ message: { [field]: expected } });
});

it.each([
  ['', 'question', 'enquiry'],
  ['', 'candidate', 'candidate'],
  ['', 'application', 'candidate'],
  ['EX-1', 'candidate', 'question'],
  ['EX-1', 'application', 'application'],
  ['EX-1', 'constructor', 'question'],
])('about the assignment “%s”, sent as %s, is %s', (assignment, kind, expected) => {
  expect(parseMessage({ ...values, assignment, kind })).toMatchObject({ message: { kind: expected } });
});
