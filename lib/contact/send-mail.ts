import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { type Config, LOOPBACK_HOSTS } from '../config/config.ts';
import { within } from '../http/within.ts';
import { assignmentPath } from '../routes/addresses.ts';
import type { Send, StoredMessage } from './message.ts';

const VERIFYING_SECONDS = 120;

/** Whether an address needs SMTPUTF8 (RFC 6531), which not every mail server supports. The mail library encodes domains. */
const needsUtf8 = (address: string) => !/^[!-~]+@[^@]+$/.test(address);

/** Text with a prefix on every line, so that none of it can pass for one of the facts above it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

const SUBJECTS = { enquiry: 'Contact form', question: 'Question', application: 'Application', candidate: 'Candidate' };

/**
 * A message as plain-text mail. The visitor's input is only in the text, the subject and the reply address: `Message`
 * guarantees one line for the values used in headers, and the mail library encodes them.
 */
export function mailOf(message: StoredMessage, { siteName, baseUrl, contact }: Config): SendMailOptions {
  const { reference, name, email, assignment, about } = message;
  const url = `${baseUrl}${assignmentPath(assignment)}`;
  const facts = Object.entries({
    Name: name,
    'E-mail': email,
    Company: message.company,
    Assignment: assignment && `${[assignment, about].filter(Boolean).join(', ')} ${url}`,
    Role: message.role,
    Place: message.place,
    'Can start': message.start,
    Rate: message.rate,
    Profile: message.profile,
    Reference: reference,
  }).flatMap(([label, fact]) => (fact === '' ? [] : `${label}: ${fact}`));
  return {
    envelope: { from: contact.from, to: [contact.to] },
    from: { name: `${siteName} contact form`, address: contact.from },
    to: { name: '', address: contact.to },
    // Without it, the address is still in the text.
    ...(!needsUtf8(email) && { replyTo: { name, address: email } }),
    subject: `${SUBJECTS[message.kind]}: ${name}${about && ` about ${about}`} (${assignment || reference})`,
    // The same for every attempt, so that mail clients show a repeated delivery once.
    messageId: `<contact-${reference.toLowerCase()}@${new URL(baseUrl).hostname}>`,
    text: `${facts.join('\n')}\n\nMessage:\n${quoted(message.message)}\n`,
  };
}

/** Why a mail server can't be used or does not take a mail: the library's code, the reply's, and its enhanced one (RFC 3463). */
function reasonOf(error: unknown): string {
  const { code = '', responseCode = '', response = '', name } = error as Record<string, string | undefined>;
  // The library may say first that it was aborted.
  if (name === 'TimeoutError' || code === 'EABORT') return 'ETIMEDOUT';
  const [, enhanced = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return [code || name, responseCode, enhanced].filter(Boolean).join(' ');
}

/** Uses a mail server within a time limit, and closes the connection. Gives why that failed, without the words of its replies; or `null`. */
async function use(
  smtpUrl: string,
  seconds: number,
  work: (transport: Transporter, signal: AbortSignal) => Promise<unknown>,
): Promise<string | null> {
  const { password, hostname } = new URL(smtpUrl);
  // A password needs TLS, unless the server is on this machine.
  const requireTLS = password !== '' && !LOOPBACK_HOSTS.includes(hostname);
  const security = { requireTLS, disableFileAccess: true, disableUrlAccess: true };
  // Any option in the address takes precedence.
  const transport = createTransport({ url: smtpUrl, ...security, socketCloseTimeout: 0 });
  try {
    await within(seconds * 1_000, ({ signal }) => work(transport, signal));
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

/** Sends one mail. Only the final reply to the data counts as acceptance (RFC 5321 §4.2.5); with one recipient, a rejection is an error. */
export const sendMail: Send = (message, settings, mostSeconds) =>
  use(settings.contact.smtpUrl ?? '', mostSeconds, (transport, signal) =>
    transport.sendMail({ ...mailOf(message, settings), signal }),
  );

/** Connects to the mail server and signs in. Gives why that is not possible, or `null`. */
export const verifyMailServer = (smtpUrl: string): Promise<string | null> =>
  use(smtpUrl, VERIFYING_SECONDS, (transport) => transport.verify());
