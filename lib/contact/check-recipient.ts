import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config.ts';
import { needsTls } from './send-mail.ts';

const LONGEST_MS = 30_000;

/**
 * Asks the mail server whether it will never take mail for `CONTACT_TO` from `CONTACT_FROM`, without sending any: EHLO, MAIL,
 * RCPT, RSET (RFC 5321 §4.1.1). Gives the reply’s code; `null` if it may take it, or can’t be asked at the moment, which the
 * first message will show as well.
 */
export async function checkRecipient({ contact }: Config, longestMs = LONGEST_MS): Promise<number | null> {
  const { smtpUrl: url, from, to } = contact;
  // Others need an extension of the protocol, which the library uses for mails only.
  if (url === null || !/^[!-~]+$/.test(from + to)) return null;
  const { options } = new SMTPTransport({ url, requireTLS: needsTls(url) });
  const { user, pass, method } = options.auth ?? {};
  let refusal: number | null = null;
  // The library’s own way of sending commands between the greeting and the mail.
  const ask: SMTPConnection.CustomAuthenticationHandlers[string] = async ({ sendCommand }) => {
    for (const command of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`]) {
      const { status = 0 } = await sendCommand(command);
      if (status >= 500) refusal ??= status;
    }
    await sendCommand('RSET');
  };
  const connection = new SMTPConnection({ ...options, socketCloseTimeout: 0, customAuth: { RECIPIENT: ask } });
  const late = setTimeout(() => connection.close(), longestMs);
  try {
    await new Promise<void>((resolve, reject) => {
      const then = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
      const check = () => connection.login({ method: 'RECIPIENT' }, then(resolve));
      const enter = () =>
        user && connection.allowsAuth ? connection.login({ user, pass, method }, then(check)) : check();
      connection.on('error', reject).on('end', () => reject(new Error('closed')));
      connection.connect(then(enter));
    });
  } catch {
    // What it has said before counts.
  } finally {
    clearTimeout(late);
    connection.close();
  }
  return refusal;
}
