import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Config, LOOPBACK_HOSTS } from '../config/config.ts';
import { t } from '../content/messages.ts';
import { assignmentPath } from '../routes/addresses.ts';
import type { StoredMessage } from './message.ts';

/**
 * Text with a prefix on every line, so that none of it can pass for one of the
 * facts above it.
 */
function quoted(text: string) {
  return text.replace(/^/gm, '> ');
}

/** The text of a mail: each fact that is given in a line, then the message. */
function textOf(stored: StoredMessage, baseUrl: string): string {
  const { assignment: id } = stored;
  const assignment = id && `${id} ${baseUrl}${assignmentPath(id)}`;
  const {
    message,
    kind: _,
    received: __,
    ...facts
  } = { ...stored, assignment };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  const lines = names
    .filter((name) => facts[name] !== '')
    .map((name) => `${t(`mail.${name}`)}: ${facts[name]}`);
  const text = `${t('mail.message')}:\n${quoted(message)}\n`;
  return `${lines.join('\n')}\n\n${text}`;
}

/**
 * A message as plain-text mail. The visitor's input is only in the text, the
 * subject and the reply address: `Message` guarantees one line for the values
 * used in headers, and the mail library encodes them.
 */
export function mailOf(
  message: StoredMessage,
  { siteName, baseUrl, contact }: Config,
): SendMailOptions {
  const { reference, name, email, assignment, kind } = message;
  const { hostname } = new URL(baseUrl);
  return {
    from: { name: t('mail.sender', { site: siteName }), address: contact.from },
    to: { name: '', address: contact.to },
    replyTo: { name, address: email },
    subject: t('mail.subject', {
      kind,
      name,
      reference: assignment || reference,
    }),
    // The same for every attempt, so that mail clients show a repeated delivery
    // once.
    messageId: `<contact-${reference.toLowerCase()}@${hostname}>`,
    text: textOf(message, baseUrl),
  };
}

/**
 * Sends one mail. Only the final reply to the data counts as acceptance (RFC
 * 5321 §4.2.5); with one recipient, a rejection is an error.
 */
export async function send(
  message: StoredMessage,
  settings: Config,
  signal: AbortSignal,
) {
  const smtpUrl = settings.contact.smtpUrl ?? '';
  const { password, hostname } = new URL(smtpUrl);
  // A password needs TLS, unless the server is on this machine. Any option in
  // the address takes precedence.
  const requireTLS = password !== '' && !LOOPBACK_HOSTS.includes(hostname);
  const transport = createTransport({ url: smtpUrl, requireTLS });
  await transport
    .sendMail({ ...mailOf(message, settings), signal })
    .finally(() => transport.close());
  return null;
}
