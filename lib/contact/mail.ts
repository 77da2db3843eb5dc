import type { SendMailOptions } from 'nodemailer';
import { assignmentPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { StoredMessage } from './message.ts';

type Settings = Pick<Config, 'siteName' | 'baseUrl'> & { readonly contact: Pick<Config['contact'], 'to' | 'from'> };

/** Whether an address needs SMTPUTF8 (RFC 6531), which not every mail server supports. The mail library encodes domains. */
const needsUtf8 = (address: string) => !/^[!-~]+@[^@]+$/.test(address);

/** Text with a prefix on every line, so that none of it can pass for one of the facts above it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

/**
 * A message as plain-text mail. The visitor's input is only in the text, the subject and the reply address: `Message`
 * guarantees one line for the values used in headers, and the mail library encodes them.
 */
export function mailOf(message: StoredMessage, { siteName, baseUrl, contact }: Settings): SendMailOptions {
  const { reference, name, email, company, assignment } = message;
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    company && `Company: ${company}`,
    assignment && `Assignment: ${assignment} ${baseUrl}${assignmentPath(assignment)}`,
    `Reference: ${reference}`,
  ];
  return {
    envelope: { from: contact.from, to: [contact.to] },
    from: { name: `${siteName} contact form`, address: contact.from },
    to: { name: '', address: contact.to },
    // Without it, the address is still in the text.
    ...(!needsUtf8(email) && { replyTo: { name, address: email } }),
    subject: `Contact form: ${name} (${reference})`,
    // The same for every attempt, so that mail clients show a repeated delivery once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${facts.filter((fact) => fact !== '').join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}
