import { createTransport, type SendMailOptions } from 'nodemailer';
import { assignmentPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import { LOOPBACK_HOSTS } from '../http/client-address.ts';
import type { Attempt } from './attempt.ts';
import type { StoredMessage } from './message.ts';

/** Whether an address needs SMTPUTF8 (RFC 6531), which not every mail server supports. The mail library encodes domains. */
const needsUtf8 = (address: string) => !/^[!-~]+@[^@]+$/.test(address);

/** Text with a prefix on every line, so that none of it can pass for one of the facts above it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

/**
 * A message as plain-text mail. The visitor's input is only in the text, the subject and the reply address: `Message`
 * guarantees one line for the values used in headers, and the mail library encodes them.
 */
export function mailOf(message: StoredMessage, { siteName, baseUrl, contact }: Config): SendMailOptions {
  const { reference, name, email, company, assignment, about } = message;
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    company && `Company: ${company}`,
    assignment &&
      `Assignment: ${[assignment, about].filter(Boolean).join(', ')} ${baseUrl}${assignmentPath(assignment)}`,
    `Reference: ${reference}`,
  ];
  return {
    envelope: { from: contact.from, to: [contact.to] },
    from: { name: `${siteName} contact form`, address: contact.from },
    to: { name: '', address: contact.to },
    // Without it, the address is still in the text.
    ...(!needsUtf8(email) && { replyTo: { name, address: email } }),
    subject: `Contact form: ${name}${about && ` about ${about}`} (${assignment || reference})`,
    // The same for every attempt, so that mail clients show a repeated delivery once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${facts.filter((fact) => fact !== '').join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}

// The library's error codes for rejected recipients or content, final if 5yz (RFC 5321 §4.2.1). Other errors, such as a wrong
// password, the operator can fix.
const OF_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Whether a mail server must offer TLS: for a password, unless it is on this machine. */
export function needsTls(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl);
  return password !== '' && !LOOPBACK_HOSTS.includes(hostname);
}

function failed(error: unknown): Attempt {
  const { code = '', responseCode = 0, name } = error as Error & { code?: string; responseCode?: number };
  // RFC 5321 §3.8: with 421 the server closes the connection, whatever was sent.
  const isOfThisMail = OF_THIS_MAIL.includes(code) && responseCode !== 421;
  const outcome = isOfThisMail ? (responseCode >= 500 ? 'refused' : 'later') : 'unreachable';
  return { outcome, reason: `${code || name}${responseCode ? ` ${responseCode}` : ''}` };
}

/**
 * Sends one mail within a time limit. Only the final reply to the data counts as acceptance (RFC 5321 §4.2.5); at the
 * time limit the connection is closed. The server's replies are not repeated, because they may contain addresses.
 */
export async function sendMail(message: StoredMessage, settings: Config, mostSeconds: number): Promise<Attempt> {
  const url = settings.contact.smtpUrl ?? '';
  const signal = AbortSignal.timeout(mostSeconds * 1000);
  const security = { requireTLS: needsTls(url), disableFileAccess: true, disableUrlAccess: true };
  // Any option in the address takes precedence.
  const transport = createTransport({ url, ...security, socketCloseTimeout: 0 });
  try {
    // With one recipient, a rejection is an error.
    await transport.sendMail({ ...mailOf(message, settings), signal });
    return { outcome: 'accepted' };
  } catch (error) {
    return signal.aborted ? { outcome: 'later', reason: 'ETIMEDOUT' } : failed(error);
  } finally {
    transport.close();
  }
}
