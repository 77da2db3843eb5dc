import type { Config } from '../config/config.ts';
import { log } from '../log.ts';
import type { Send, StoredMessage } from './message.ts';

/** The places to which messages are delivered, with how; loaded only when there is a message. */
const SENDERS = {
  smtp: async (): Promise<Send> => (await import('./send-mail.ts')).sendMail,
  webhook: async (): Promise<Send> => (await import('./send-webhook.ts')).sendWebhook,
};
export type Destination = keyof typeof SENDERS;

/** Where messages are delivered; `null` if they are read in the outbox. */
export function destinationOf({ smtpUrl, webhook }: Config['contact']): Destination | null {
  if (smtpUrl !== null) return 'smtp';
  return webhook === null ? null : 'webhook';
}

/** Makes an attempt to send a message. Gives why it failed, which is logged if it is not the last reason, or `null`. */
export async function attemptTo(
  by: Destination,
  message: StoredMessage,
  settings: Config,
  mostSeconds: number,
  lastReason = '',
): Promise<string | null> {
  const send = await SENDERS[by]();
  const reason = await send(message, settings, mostSeconds);
  const { reference } = message;
  if (reason === null) log('info', 'contact_message_delivered', { reference, by });
  else if (reason !== lastReason) log('warn', 'contact_message_waiting', { reference, by, reason });
  return reason;
}
