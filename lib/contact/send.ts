import type { Config } from '../config.ts';
import { mailOf } from './mail.ts';
import type { StoredMessage } from './outbox.ts';
import type { Sending } from './send-mail.ts';

/** RFC 5321 §4.5.3.2.6 */
const ANSWER_SECONDS = 600;

/**
 * Mails a message once. `signal`, which ends the attempt, is that of the queue; without it a visitor is waiting for the
 * result.
 */
export type Send = (message: StoredMessage, signal?: AbortSignal) => Promise<Sending>;

/** How messages are mailed, or `null` without a mail server. */
export function senderOf(settings: Config): Send | null {
  const { smtpUrl, smtpTimeoutSeconds: timeoutSeconds } = settings.contact;
  if (smtpUrl === null) return null;
  return async (message, signal) => {
    // Loaded only when there is something to send.
    const { sendMail } = await import('./send-mail.ts');
    const patience = signal && { signal, answerSeconds: ANSWER_SECONDS };
    return sendMail(mailOf(message, settings), { smtpUrl, timeoutSeconds, ...patience });
  };
}
