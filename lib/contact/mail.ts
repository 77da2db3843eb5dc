import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { assignmentPath } from '../site.ts';
import type { Message } from './message.ts';

type Settings = {
  readonly to: string;
  readonly from: string;
  readonly siteName: string;
  readonly baseUrl: string;
};

/** An address as every mail server takes it in a header, or `null` when only some do (RFC 6531); it is in the text in any case. */
function asciiAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return /^[!-~]+@[!-~]+$/.test(ascii) ? ascii : null;
}

/** Text in lines that begin like no line of ours, so that none of it can be read as a fact beside it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

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
  const replyTo = asciiAddress(message.email);
  return {
    envelope: { from, to: [to] },
    from: { name: `${siteName} contact form`, address: from },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: message.name, address: replyTo } }),
    subject: `Contact form: ${message.name} (${reference})`,
    // The same for a repeated delivery, so that mail programs show it once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${lines.join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}
