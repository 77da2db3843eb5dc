import { expect, it } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { isReference, parseMessage, referenceOf } from './message.ts';

const { reference: _, received: __, ...values } = storedMessage();

it('a name, an address and a message are enough (control)', () => {
  expect(parseMessage(values)).toEqual({ message: values });
});

it('what is missing is reported at once', () => {
  const errors = { name: 'missing', email: 'missing', message: 'missing' };
  // In the order of the form.
  expect(JSON.stringify(parseMessage({}))).toBe(JSON.stringify({ errors }));
});

it.each([
  ['message', 'missing', ' \r\n '],
  ['name', 'missing', '\u0007\u202E'],
  ['profile', 'malformed', 'javascript:alert(1)'],
  ['profile', 'malformed', 'ann@mail.example'],
  ['profile', 'malformed', 'Ann Example'],
  ['profile', 'malformed', 'linkedin.com/in/ann example'],
  ['email', 'malformed', 'client@'],
  ['email', 'malformed', 'client@localhost'],
  ['email', 'malformed', 'ann.client@localhost'],
  ['email', 'malformed', 'client@buyer.example, other@victim.example'],
  ['email', 'malformed', '<client@buyer.example>'],
  ['email', 'malformed', 'client@buyer.example;other'],
  ['email', 'malformed', 'jörg@buyer.example'],
  ['email', 'malformed', 'client@buyer.example\r\nBcc: other@victim.example'],
])('%s is rejected as %s: %j', (field, error, value) => {
  expect(parseMessage({ ...values, [field]: value })).toEqual({
    errors: { [field]: error },
  });
});

it.each([
  ['name', 100],
  ['message', 5_000],
  ['assignment', 200],
  ['place', 200],
])('%s may have %i characters and no more', (field, most) => {
  const parsed = (length: number) =>
    parseMessage({ ...values, [field]: 'x'.repeat(length) });
  expect(parsed(most)).toHaveProperty('message');
  expect(parsed(most + 1)).toEqual({ errors: { [field]: 'tooLong' } });
});

it.each([
  ['email', "o'brien+web@mail.buyer.example", "o'brien+web@mail.buyer.example"],
  ['name', 'Ann\r\nBcc: other@victim.example', 'Ann Bcc: other@victim.example'],
  ['name', 'Ann\u202Eevil\u0007', 'Annevil'],
  ['name', '  Renée   O’Neill-Ångström ', 'Renée O’Neill-Ångström'],
  ['name', 'علی‌رضا', 'علی‌رضا'],
  ['profile', ' linkedin.com/in/ann ', 'https://linkedin.com/in/ann'],
  ['profile', '//müller.example', 'https://müller.example'],
  ['profile', 'HTTP://ann.example', 'HTTP://ann.example'],
  ['profile', '', ''],
  ['message', 'One\r\n\r\nTwo\r\n\tthree\u0000', 'One\n\nTwo\n\tthree'],
  ['message', `x${'\r\n'.repeat(4_998)}x`, `x${'\n'.repeat(4_998)}x`],
])('%s %j is taken as %j', (field, given, expected) => {
  expect(parseMessage({ ...values, [field]: given })).toMatchObject({
    message: { [field]: expected },
  });
});

it.each([
  ['', 'question', 'enquiry'],
  ['', 'candidate', 'candidate'],
  ['', 'application', 'candidate'],
  ['EX-1', 'candidate', 'question'],
  ['EX-1', 'application', 'application'],
  ['EX-1', 'constructor', 'question'],
])(
  'about the assignment “%s”, sent as %s, is %s',
  (assignment, kind, expected) => {
    expect(parseMessage({ ...values, assignment, kind })).toMatchObject({
      message: { kind: expected },
    });
  },
);

it.each([
  ['the same form and content', 'n', {}, true],
  ['another form', 'm', {}, false],
  ['another message', 'n', { message: 'Hello!' }, false],
  [
    'the same words in other fields',
    'n',
    { name: '', company: values.name },
    false,
  ],
])(
  'the reference of %s is the same or another',
  (_title, form, changed, isSame) => {
    const reference = referenceOf(form, { ...values, ...changed });
    expect([
      reference === referenceOf('n', values),
      isReference(reference),
    ]).toEqual([isSame, true]);
  },
);

it.each(['', 'AAAA-111', 'AAAA-11111', 'aaaa-1111', 'AAAA-1111\n', '<b>-1111'])(
  '%j is no reference',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
