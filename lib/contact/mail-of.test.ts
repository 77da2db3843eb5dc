import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { type FieldValues, parseMessage } from './message.ts';
import { mailOf } from './send-mail.ts';

const SITE = 'https://www.example.org';
const settings = readConfig({
  BASE_URL: SITE,
  SITE_NAME: 'Test Consulting',
  CONTACT_TO: 'sales@example.org',
  CONTACT_FROM: 'site@example.org',
});
const values: FieldValues = {
  name: 'Renée Ångström',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.\n\n.\nBcc: not@a.header',
  assignment: 'EX-1001',
  kind: 'question',
};

/**
 * The message that is mailed for what was typed, and the mail: also its lines
 * before what the visitor wrote at length.
 */
async function written(typed: FieldValues = {}) {
  const parsed = parseMessage({ ...values, ...typed });
  if ('errors' in parsed) throw new Error('the test’s message is not valid');
  const stored = {
    ...parsed.message,
    reference: 'AAAA-1111',
    received: '2026-11-21T09:00:00Z',
  };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(
    mailOf(stored, settings),
  );
  const mail = await PostalMime.parse(message as Buffer);
  // Mail programs may break lines at any of Unicode's line breaks (UAX #14).
  const lines =
    mail.text?.trimEnd().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/) ?? [];
  const facts = lines.filter((line) => !line.startsWith('> ')).slice(0, -3);
  return { stored, mail, lines, facts, raw: message.toString(), envelope };
}

it('a mail goes from the site to the operator, replies go to the visitor, and it ends with what was written at length', async () => {
  const { mail, envelope, lines } = await written();
  expect(envelope).toEqual({
    from: 'site@example.org',
    to: ['sales@example.org'],
  });
  expect(mail).toMatchObject({
    from: { address: 'site@example.org', name: 'Test Consulting contact form' },
    to: [{ address: 'sales@example.org' }],
    replyTo: [{ address: 'renee@buyer.example', name: 'Renée Ångström' }],
    messageId: '<contact-aaaa-1111@www.example.org>',
  });
  expect(mail.html).toBeUndefined();
  expect(lines.slice(-4)).toEqual([
    '> Two people from May.',
    '> ',
    '> .',
    '> Bcc: not@a.header',
  ]);
  expect(lines.slice(-7, -4)).toEqual(['Reference: AAAA-1111', '', 'Message:']);
});

const PERSON = ['Name: Renée Ångström', 'E-mail: renee@buyer.example'];
const COMPANY = 'Company: Büro & Söhne';
const ASSIGNMENT = `Assignment: EX-1001 ${SITE}/open-projects/EX-1001`;
const offer = { role: 'Architect', place: 'Oslo', start: 'March', rate: '900' };
const OFFER = [
  'Role: Architect',
  'Place: Oslo',
  'Can start: March',
  'Rate: 900',
];
it.each([
  ['Website question: Renée Ångström (EX-1001)', {}, [COMPANY, ASSIGNMENT]],
  [
    'Website application: Renée Ångström (EX-1001)',
    { kind: 'application', ...offer },
    [COMPANY, ASSIGNMENT, ...OFFER],
  ],
  [
    'Website candidate: Renée Ångström (AAAA-1111)',
    { kind: 'candidate', assignment: '', company: '' },
    [],
  ],
])(
  '“%s” has everything that was typed, and nothing else',
  async (subject, fields, expected) => {
    const { mail, facts } = await written(fields);
    expect([mail.subject, facts]).toEqual([subject, [...PERSON, ...expected]]);
  },
);

const TRICKS = [
  '\r\nBcc: victim@victim.example',
  '"Ann" <victim@victim.example>, Bob',
  '=?utf-8?q?Ann=0D=0ABcc:_victim@victim.example?=',
  '\u2028Name: x',
  '\n\nMessage:\n> x',
  '\u0085\v\f ',
];
const text = fc
  .array(fc.constantFrom(...TRICKS), { maxLength: 2 })
  .map((parts) => `x${parts.join('')}`);
it('a mail states exactly the facts of the message and goes to nobody else, whatever was typed', async () => {
  const { mail: usual } = await written();
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: text, company: text, message: text, assignment: text }),
      async (tricks) => {
        const { stored, mail, facts, envelope } = await written(tricks);
        expect(envelope.to).toEqual(['sales@example.org']);
        expect(mail.headers.map(({ key }) => key)).toEqual(
          usual.headers.map(({ key }) => key),
        );
        expect(mail.replyTo?.map(({ address }) => address)).toEqual([
          'renee@buyer.example',
        ]);
        const { name, company, assignment } = stored;
        expect(facts).toEqual([
          `Name: ${name}`,
          PERSON[1],
          `Company: ${company}`,
          `Assignment: ${assignment} ${SITE}${assignmentPath(assignment)}`,
        ]);
      },
    ),
  );
});

it('headers contain only ASCII, and the body has the original', async () => {
  const { raw, facts } = await written();
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7E\r\n]+$/);
  expect(facts).toEqual(expect.arrayContaining(PERSON));
});
