import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { LOOPBACK_HOSTS } from '../http/client-address.ts';
import { within } from '../http/within.ts';
import { assignmentPath } from '../routes/addresses.ts';
import type { Send, StoredMessage } from './message.ts';

/** Whether an address needs SMTPUTF8 (RFC 6531), which not every mail server supports. The mail library encodes domains. */
const needsUtf8 = (address: string) => !/^[!-~]+@[^@]+$/.test(address);

/** Text with a prefix on every line, so that none of it can pass for one of the facts above it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

const SUBJECTS = {
  enquiry: 'Contact form',
  question: 'Question',
  application: 'Application',
  candidate: 'Candidate',
} as const;

/**
 * A message as plain-text mail. The visitor's input is only in the text, the subject and the reply address: `Message`
 * guarantees one line for the values used in headers, and the mail library encodes them.
 */
export function mailOf(message: StoredMessage, { siteName, baseUrl, contact }: Config): SendMailOptions {
  const { reference, name, email, company, assignment, about, role, place, start, rate, profile } = message;
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    company && `Company: ${company}`,
    assignment &&
      `Assignment: ${[assignment, about].filter(Boolean).join(', ')} ${baseUrl}${assignmentPath(assignment)}`,
    role && `Role: ${role}`,
    place && `Place: ${place}`,
    start && `Can start: ${start}`,
    rate && `Rate: ${rate}`,
    profile && `Profile: ${profile}`,
    `Reference: ${reference}`,
  ];
  return {
    envelope: { from: contact.from, to: [contact.to] },
    from: { name: `${siteName} contact form`, address: contact.from },
    to: { name: '', address: contact.to },
    // Without it, the address is still in the text.
    ...(!needsUtf8(email) && { replyTo: { name, address: email } }),
    subject: `${SUBJECTS[message.kind]}: ${name}${about && ` about ${about}`} (${assignment || reference})`,
    // The same for every attempt, so that mail clients show a repeated delivery once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${facts.filter((fact) => fact !== '').join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}

/** Whether a mail server must offer TLS: for a password, unless it is on this machine. */
function needsTls(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl);
  return password !== '' && !LOOPBACK_HOSTS.includes(hostname);
}

/** Why a mail server can't be used or does not take a mail: the library's code, the reply's, and its enhanced one (RFC 3463). */
function reasonOf(error: unknown): string {
  const { code = '', responseCode = '', response = '', name } = error as Record<string, string | undefined>;
  const [, enhanced = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return [code || name, responseCode, enhanced].filter(Boolean).join(' ');
}

function transportTo(smtpUrl: string) {
  const security = { requireTLS: needsTls(smtpUrl), disableFileAccess: true, disableUrlAccess: true };
  // Any option in the address takes precedence.
  return createTransport({ url: smtpUrl, ...security, socketCloseTimeout: 0 });
}

/**
 * Sends one mail within a time limit. Only the final reply to the data counts as acceptance (RFC 5321 §4.2.5); at the
 * time limit the connection is closed. The server's replies are not repeated, because they may contain addresses.
 */
export const sendMail: Send = async (message, settings, mostSeconds) => {
  const transport = transportTo(settings.contact.smtpUrl ?? '');
  try {
    // With one recipient, a rejection is an error.
    const mail = mailOf(message, settings);
    await within(mostSeconds * 1_000, ({ signal }) => transport.sendMail({ ...mail, signal }));
    return null;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    // The library may say first that it was aborted.
    return name === 'TimeoutError' || code === 'EABORT' ? 'ETIMEDOUT' : reasonOf(error);
  } finally {
    transport.close();
  }
};

/** Connects to the mail server and signs in. Gives why that is not possible, or `null`. */
export async function verifyMailServer(smtpUrl: string): Promise<string | null> {
  const transport = transportTo(smtpUrl);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}
