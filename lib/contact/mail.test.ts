import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { mailOf } from './mail.ts';
import { type Message, parseMessage, type Typed } from './message.ts';

const settings = {
  to: 'sales@example.org',
  from: 'site@example.org',
  siteName: 'Test Consulting',
  baseUrl: 'https://www.example.org',
};
const typed: Typed = {
  name: 'Renée Ångström',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.\n\n.\nBcc: not@a.header',
  assignment: 'EX-1001',
};

function accepted(input: Typed): Message {
  const parsed = parseMessage(input);
  if (!parsed.ok) throw new Error('the test’s message is not valid');
  return parsed.message;
}

async function written(input: Typed) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(mailOf(accepted(input), 'AAAA-1111', settings));
  if (!Buffer.isBuffer(message)) throw new Error('expected a buffer');
  return { mail: await PostalMime.parse(message), raw: message.toString('utf8'), envelope };
}

describe('mailOf', () => {
  it('goes from the site to the operator, and an answer goes to the visitor', async () => {
    const { mail, envelope } = await written(typed);
    expect(envelope).toEqual({ from: 'site@example.org', to: ['sales@example.org'] });
    expect(mail.from).toMatchObject({ address: 'site@example.org', name: 'Test Consulting contact form' });
    expect(mail.to).toMatchObject([{ address: 'sales@example.org' }]);
    expect(mail.replyTo).toMatchObject([{ address: 'renee@buyer.example', name: 'Renée Ångström' }]);
    expect(mail.subject).toBe('Contact form: Renée Ångström (AAAA-1111)');
    expect(mail.messageId).toBe('<contact-aaaa-1111@www.example.org>');
  });

  it('has everything the visitor wrote in its text', async () => {
    const { mail } = await written(typed);
    expect(mail.html).toBeUndefined();
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(
      [
        'Name: Renée Ångström',
        'E-mail: renee@buyer.example',
        'Company: Büro & Söhne',
        'Assignment: EX-1001 https://www.example.org/open-projects/EX-1001',
        'Reference: AAAA-1111',
        '',
        typed.message,
      ].join('\n'),
    );
  });

  it.each([
    ['renee@bücher.example', 'renee@xn--bcher-kva.example'],
    ['o’neill@buyer.example', undefined],
    ['renée@buyer.example', undefined],
  ])('nothing but ASCII is in the headers for %s, which is in the text', async (email, expected) => {
    const { mail, raw } = await written({ ...typed, email });
    expect(mail.replyTo?.[0]?.address).toBe(expected);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7E\r\n]+$/);
    expect(mail.text).toContain(`E-mail: ${email}`);
  });

  it('leaves out what was left empty', async () => {
    const { mail } = await written({ ...typed, company: '', assignment: '' });
    expect(mail.text).not.toMatch(/Company|Assignment/);
  });

  it.each([
    ['name', 'Ann\r\nBcc: victim@victim.example'],
    ['name', 'Ann\nContent-Type: text/html\n\n<script>'],
    ['name', '"Ann" <victim@victim.example>, Bob'],
    ['name', '=?utf-8?q?Ann=0D=0ABcc:_victim@victim.example?='],
    ['company', 'Acme\r\nTo: victim@victim.example'],
    ['assignment', 'X\r\nCc: victim@victim.example'],
  ] as const)('nothing typed as %s adds a header or a recipient: «%s»', async (field, value) => {
    const { mail, envelope } = await written({ ...typed, [field]: value });
    const { mail: usual } = await written(typed);
    expect(mail.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key));
    expect(envelope.to).toEqual(['sales@example.org']);
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'renee@buyer.example' });
  });
});
