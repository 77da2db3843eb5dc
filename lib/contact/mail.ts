import type { SendMailOptions } from 'nodemailer';
import { assignmentPath } from '../site.ts';
import type { Message } from './message.ts';

type Settings = {
  readonly to: string;
  readonly from: string;
  readonly siteName: string;
  readonly baseUrl: string;
};

/**
 * A message as plain-text mail. What the visitor wrote is only in the text, the subject and the reply address,
 * each one line by {@link Message}; the mail library encodes them besides. Sender and recipient are the operator's.
 */
export function mailOf(
  message: Message,
  reference: string,
  { to, from, siteName, baseUrl }: Settings,
): SendMailOptions {
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
    replyTo: { name: message.name, address: message.email },
    subject: `Contact form: ${message.name} (${reference})`,
    // The same for a repeated delivery, so that mail programs show it once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${lines.join('\n')}\n\n${message.message}\n`,
  };
}
