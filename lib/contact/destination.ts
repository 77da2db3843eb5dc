import type { Config } from '../config/config.ts';
import type { Send } from './message.ts';

/** Loaded only when there is something to send. */
const LOADERS = {
  smtp: async (): Promise<Send> => (await import('./send-mail.ts')).sendMail,
  webhook: async (): Promise<Send> => (await import('./send-webhook.ts')).sendWebhook,
};

/** The place to which messages are delivered. */
export type Destination = keyof typeof LOADERS;

/** Where messages are delivered; `null` if they are read in the outbox. */
export function destinationOf({ smtpUrl, webhook }: Config['contact']): Destination | null {
  if (smtpUrl !== null) return 'smtp';
  return webhook === null ? null : 'webhook';
}

/** Sends a message to a destination, as {@link Send} does. */
export async function sendTo(name: Destination, ...words: Parameters<Send>): Promise<string | null> {
  const send = await LOADERS[name]();
  return send(...words);
}
