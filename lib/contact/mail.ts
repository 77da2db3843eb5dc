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

/** The address in ASCII, or `null` if it needs SMTPUTF8 (RFC 6531), which not every mail server supports. */
function asciiAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return /^[!-~]+@[!-~]+$/.test(ascii) ? ascii : null;
}

/** Text with a prefix on every line, so that none of it can pass for one of the facts above it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

/**
 * A message as plain-text mail. The visitor's input is only in the text, the subject and the reply address.
 * {@link Message} guarantees one line for the values used in headers, and the mail library encodes them. Sender and
 * recipient are the operator's.
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
  // Without it, the address is still in the text.
  const replyTo = asciiAddress(message.email);
  return {
    envelope: { from, to: [to] },
    from: { name: `${siteName} contact form`, address: from },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: message.name, address: replyTo } }),
    subject: `Contact form: ${message.name} (${reference})`,
    // The same for every attempt, so that mail clients show a repeated delivery once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${lines.join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}
