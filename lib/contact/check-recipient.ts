import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config.ts';
import { needsTls } from './send-mail.ts';

const LONGEST_MS = 30_000;

type Answer = { readonly outcome: 'taken' | 'refused' | 'unknown'; readonly reason?: string };

/**
 * Asks the mail server whether it takes mail for `CONTACT_TO` from `CONTACT_FROM`, without sending any: EHLO, MAIL, RCPT, RSET
 * (RFC 5321 §4.1.1). `refused`: never, with the reply’s code as the reason. `unknown`: it can’t be asked at the moment, which
 * the first message will show as well.
 */
export async function checkRecipient({ contact }: Config, longestMs = LONGEST_MS): Promise<Answer> {
  const { smtpUrl: url, from, to } = contact;
  // Others need an extension of the protocol, which the library uses for mails only.
  if (url === null || !/^[!-~]+$/.test(from + to)) return { outcome: 'unknown' };
  const late = AbortSignal.timeout(longestMs);
  const { options } = new SMTPTransport({ url, requireTLS: needsTls(url) });
  let refusal = 0;
  const connection = new SMTPConnection({
    ...options,
    socketCloseTimeout: 0,
    // The library’s own way of sending commands between the greeting and the mail.
    customAuth: {
      RECIPIENT: async ({ sendCommand }) => {
        for (const command of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`]) {
          const { status = 0 } = await sendCommand(command);
          if (status >= 500) refusal ||= status;
        }
        await sendCommand('RSET');
      },
    },
  });
  connection.on('error', () => {});
  const step = (run: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      connection.once('error', reject).once('end', () => reject(new Error('closed')));
      late.addEventListener('abort', () => reject(new Error('late')));
      run((error) => (error ? reject(error) : resolve()));
    });
  try {
    await step((done) => connection.connect(done));
    const { user, pass, method } = options.auth ?? {};
    if (user && connection.allowsAuth) await step((done) => connection.login({ user, pass, method }, done));
    await step((done) => connection.login({ method: 'RECIPIENT' }, done));
    return refusal ? { outcome: 'refused', reason: String(refusal) } : { outcome: 'taken' };
  } catch {
    return { outcome: 'unknown' };
  } finally {
    connection.close();
  }
}
