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
 * A message as plain-text mail. The visitor's input is only in the text, the subject and the reply address.
 * `Message` guarantees one line for the values used in headers, and the mail library encodes them. Sender and
 * recipient are the operator's.
 */
export function mailOf(message: StoredMessage, { siteName, baseUrl, contact }: Settings): SendMailOptions {
  const { to, from } = contact;
  const { reference } = message;
  const facts: [string, string][] = [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Company', message.company],
    ['Assignment', message.assignment && `${message.assignment} ${baseUrl}${assignmentPath(message.assignment)}`],
    ['Reference', reference],
  ];
  const lines = facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return {
    envelope: { from, to: [to] },
    from: { name: `${siteName} contact form`, address: from },
    to: { name: '', address: to },
    // Without it, the address is still in the text.
    ...(!needsUtf8(message.email) && { replyTo: { name: message.name, address: message.email } }),
    subject: `Contact form: ${message.name} (${reference})`,
    // The same for every attempt, so that mail clients show a repeated delivery once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${lines.join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}
