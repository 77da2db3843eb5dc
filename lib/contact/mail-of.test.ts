import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { emptyFields, type FieldValues, parseMessage } from './message.ts';
import { mailOf } from './send-mail.ts';

const settings = readConfig({
  BASE_URL: 'https://www.example.org',
  SITE_NAME: 'Test Consulting',
  CONTACT_TO: 'sales@example.org',
  CONTACT_FROM: 'site@example.org',
});
const values: FieldValues = {
  ...emptyFields,
  name: 'Renée Ångström',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.\n\n.\nBcc: not@a.header',
  assignment: 'EX-1001',
  about: 'Payments platform',
  kind: 'question',
};
const quoted = ['> Two people from May.', '> ', '> .', '> Bcc: not@a.header'];

function accepted(input: FieldValues) {
  const parsed = parseMessage(input);
  if ('errors' in parsed) throw new Error('the test’s message is not valid');
  return parsed.message;
}

/** The lines of its mail before what the visitor wrote at length. */
const factsOf = ({ name, email, company, assignment, about }: FieldValues) => [
  `Name: ${name}`,
  `E-mail: ${email}`,
  ...(company ? [`Company: ${company}`] : []),
  ...(assignment ? [`Assignment: ${assignment}, ${about} https://www.example.org${assignmentPath(assignment)}`] : []),
];
const END = ['Reference: AAAA-1111', '', 'Message:'];

async function written(input: FieldValues) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const stored = { ...accepted(input), reference: 'AAAA-1111', received: '2026-11-21T09:00:00Z' };
  const { message, envelope } = await transport.sendMail(mailOf(stored, settings));
  const mail = await PostalMime.parse(message as Buffer);
  // Mail programs may break lines at any of Unicode's line breaks (UAX #14).
  const lines = mail.text?.trimEnd().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/) ?? [];
  return { mail, lines, raw: message.toString(), envelope };
}

it('a mail goes from the site to the operator, and replies go to the visitor', async () => {
  const { mail, envelope } = await written(values);
  expect(envelope).toEqual({ from: 'site@example.org', to: ['sales@example.org'] });
  expect(mail).toMatchObject({
    from: { address: 'site@example.org', name: 'Test Consulting contact form' },
    to: [{ address: 'sales@example.org' }],
    replyTo: [{ address: 'renee@buyer.example', name: 'Renée Ångström' }],
    messageId: '<contact-aaaa-1111@www.example.org>',
  });
  expect(mail.html).toBeUndefined();
});

const applicant = {
  role: 'Architect',
  place: 'Oslo',
  start: 'March',
  rate: '900 EUR',
  profile: 'https://a.example/me',
};
const candidate = [
  'Role: Architect',
  'Place: Oslo',
  'Can start: March',
  'Rate: 900 EUR',
  'Profile: https://a.example/me',
];
it.each<[subject: string, fields: Partial<FieldValues>, facts: readonly string[]]>([
  ['Question: Renée Ångström about Payments platform (EX-1001)', {}, []],
  ['Contact form: Renée Ångström (AAAA-1111)', { assignment: '', about: '' }, []],
  [
    'Application: Renée Ångström about Payments platform (EX-1001)',
    { kind: 'application', company: '', ...applicant },
    candidate,
  ],
  [
    'Candidate: Renée Ångström (AAAA-1111)',
    { kind: 'candidate', assignment: '', about: '', company: '', ...applicant },
    candidate,
  ],
])('“%s” has everything that was typed, and nothing else', async (subject, fields, facts) => {
  const { mail, lines } = await written({ ...values, ...fields });
  expect(mail.subject).toBe(subject);
  expect(lines).toEqual([...factsOf({ ...values, ...fields }), ...facts, ...END, ...quoted]);
});

const TRICKS = [
  '\nReference: BBBB-2222',
  '\r\nBcc: victim@victim.example',
  '\nContent-Type: text/html\n\n<script>',
  '"Ann" <victim@victim.example>, Bob',
  '=?utf-8?q?Ann=0D=0ABcc:_victim@victim.example?=',
  '\u2028Name: x',
  '\n\nMessage:\n> x',
  '\u0085',
  '\v\f',
  ' ',
];
const text = fc.array(fc.constantFrom(...TRICKS), { maxLength: 2 }).map((parts) => `x${parts.join('')}`);

it('a mail states exactly the facts of the message and goes to nobody else, whatever was typed', async () => {
  const { mail: usual } = await written(values);
  await fc.assert(
    fc.asyncProperty(fc.record({ name: text, company: text, message: text, assignment: text }), async (fields) => {
      const message = accepted({ ...values, ...fields });
      const { mail, lines, envelope } = await written(message);
      expect(envelope.to).toEqual(['sales@example.org']);
      expect(mail.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key));
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(['renee@buyer.example']);
      expect(lines.filter((line) => !line.startsWith('> '))).toEqual([...factsOf(message), ...END]);
    }),
  );
});

it.each([
  ['renee@bücher.example', 'renee@xn--bcher-kva.example'],
  ['o’neill@buyer.example', undefined],
  ['renée@buyer.example', undefined],
])('headers contain only ASCII for %s, and the body has the original', async (email, expected) => {
  const { mail, raw, lines } = await written({ ...values, email });
  expect(mail.replyTo?.[0]?.address).toBe(expected);
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7E\r\n]+$/);
  expect(lines).toContain(`E-mail: ${email}`);
});
