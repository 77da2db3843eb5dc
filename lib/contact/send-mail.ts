import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Attempt, Patience } from './destination.ts';
import { mailOf } from './mail.ts';
import type { StoredMessage } from './message.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * For everything up to the end of the data, and for the reply to it. A client that gives up early sends the mail twice
 * (RFC 5321 §4.5.3.2.6), but a visitor waits for all together.
 */
const LIMITS = { visitor: { seconds: 10, answerSeconds: 0 }, outbox: { seconds: 30, answerSeconds: 600 } };

// The library's error codes for rejected recipients or content, final if 5yz (RFC 5321 §4.2.1). Other errors, such as a wrong
// password, the operator can fix.
const OF_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Whether a mail server must offer TLS: for a password, unless it is on this machine. */
export function needsTls(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl);
  return password !== '' && !LOOPBACK.includes(hostname);
}

function failed(error: unknown): Attempt {
  const { code = '', responseCode = 0, name } = error as Error & { code?: string; responseCode?: number };
  const isFinal = OF_THIS_MAIL.includes(code) && responseCode >= 500;
  return { outcome: isFinal ? 'refused' : 'later', reason: `${code || name}${responseCode ? ` ${responseCode}` : ''}` };
}

/**
 * Sends one mail within a time limit. Only the final reply to the data counts as acceptance (RFC 5321 §4.2.5); at the
 * time limit the connection is closed. The server's replies are not repeated, because they may contain addresses.
 */
export async function sendMail(
  message: StoredMessage,
  settings: Config,
  patience: Patience,
  { seconds, answerSeconds } = LIMITS[patience],
): Promise<Attempt> {
  const limit = new AbortController();
  const endAfter = (most: number) => setTimeout(() => limit.abort(), most * 1000);
  let timer = endAfter(seconds);
  const url = settings.contact.smtpUrl ?? '';
  // Any option in the address takes precedence.
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', ({ message: mail }, done) => {
    mail.transform(() =>
      new PassThrough().on('end', () => {
        if (answerSeconds === 0) return;
        clearTimeout(timer);
        timer = endAfter(answerSeconds);
      }),
    );
    done();
  });
  try {
    const { rejected } = await transport.sendMail({ ...mailOf(message, settings), signal: limit.signal });
    return rejected.length === 0 ? { outcome: 'accepted' } : { outcome: 'refused', reason: 'recipient rejected' };
  } catch (error) {
    return limit.signal.aborted ? { outcome: 'later', reason: 'ETIMEDOUT' } : failed(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
