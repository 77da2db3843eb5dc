import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { emptyFields, type FieldValues, type Message, parseMessage } from './message.ts';
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

function accepted(input: FieldValues): Message {
  const parsed = parseMessage(input);
  if ('errors' in parsed) throw new Error('the test’s message is not valid');
  return parsed.message;
}

/** The lines of its mail before what the visitor wrote at length. */
const factsOf = ({ name, email, company, assignment, about }: FieldValues) => [
  `Name: ${name}`,
  `E-mail: ${email}`,
  `Company: ${company}`,
  `Assignment: ${assignment}, ${about} https://www.example.org${assignmentPath(assignment)}`,
  'Reference: AAAA-1111',
  '',
  'Message:',
];

async function written(input: FieldValues) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(
    mailOf({ ...accepted(input), reference: 'AAAA-1111', received: '2026-11-21T09:00:00Z' }, settings),
  );
  if (!Buffer.isBuffer(message)) throw new Error('expected a buffer');
  return { mail: await PostalMime.parse(message), raw: message.toString('utf8'), envelope };
}

describe('mailOf', () => {
  it('goes from the site to the operator, and replies go to the visitor', async () => {
    const { mail, envelope } = await written(values);
    expect(envelope).toEqual({ from: 'site@example.org', to: ['sales@example.org'] });
    expect(mail.from).toMatchObject({ address: 'site@example.org', name: 'Test Consulting contact form' });
    expect(mail.to).toMatchObject([{ address: 'sales@example.org' }]);
    expect(mail.replyTo).toMatchObject([{ address: 'renee@buyer.example', name: 'Renée Ångström' }]);
    expect(mail.subject).toBe('Question: Renée Ångström about Payments platform (EX-1001)');
    const bare = await written({ ...values, assignment: '', about: '' });
    expect(bare.mail.subject).toBe('Contact form: Renée Ångström (AAAA-1111)');
    expect(bare.mail.text).not.toContain('Assignment');
    const application = {
      kind: 'application',
      role: 'Architect',
      start: 'March',
      rate: '900 EUR',
      profile: 'https://a.example/me',
    };
    const applied = await written({ ...values, ...application });
    expect(applied.mail.subject).toBe('Application: Renée Ångström about Payments platform (EX-1001)');
    for (const fact of ['Role: Architect', 'Can start: March', 'Rate: 900 EUR', 'Profile: https://a.example/me'])
      expect(applied.mail.text).toContain(`\n${fact}\n`);
    expect(mail.messageId).toBe('<contact-aaaa-1111@www.example.org>');
  });

  it('has everything the visitor wrote in its body', async () => {
    const { mail } = await written(values);
    expect(mail.html).toBeUndefined();
    const quoted = ['> Two people from May.', '> ', '> .', '> Bcc: not@a.header'];
    expect(mail.text?.trim().split(/\r?\n/)).toEqual([...factsOf(values), ...quoted]);
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

  it('states exactly the facts of the message and goes to nobody else, whatever was typed', async () => {
    const { mail: usual } = await written(values);
    await fc.assert(
      fc.asyncProperty(fc.record({ name: text, company: text, message: text, assignment: text }), async (fields) => {
        const message = accepted({ ...values, ...fields });
        const { mail, envelope } = await written(message);
        expect(envelope.to).toEqual(['sales@example.org']);
        expect(mail.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key));
        expect(mail.replyTo?.map(({ address }) => address)).toEqual(['renee@buyer.example']);
        // Mail programs may break lines at any of Unicode's line breaks (UAX #14).
        const lines = mail.text?.trimEnd().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/) ?? [];
        expect(lines.filter((line) => !line.startsWith('> '))).toEqual(factsOf(message));
      }),
    );
  });

  it.each([
    ['renee@bücher.example', 'renee@xn--bcher-kva.example'],
    ['o’neill@buyer.example', undefined],
    ['renée@buyer.example', undefined],
  ])('headers contain only ASCII for %s, and the body has the original', async (email, expected) => {
    const { mail, raw } = await written({ ...values, email });
    expect(mail.replyTo?.[0]?.address).toBe(expected);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7E\r\n]+$/);
    expect(mail.text).toContain(`E-mail: ${email}`);
  });
});
