import type { Config } from '../config/config.ts';
import type { Send } from './message.ts';

/** Loaded only when there is something to send. */
const LOADERS = {
  smtp: async (): Promise<Send> => (await import('./send-mail.ts')).sendMail,
  webhook: async (): Promise<Send> => (await import('./send-webhook.ts')).sendWebhook,
};

/** A place to which messages are delivered. */
export type DestinationName = keyof typeof LOADERS;

/** The names of the destinations that are configured. */
export function destinationNames({ smtpUrl, webhook }: Config['contact']): readonly DestinationName[] {
  const names: readonly DestinationName[] = ['smtp', 'webhook'];
  return names.filter((name) => (name === 'smtp' ? smtpUrl : webhook) !== null);
}

/** Sends a message to a destination, as {@link Send} does. */
export async function sendTo(name: DestinationName, ...words: Parameters<Send>): Promise<string | null> {
  const send = await LOADERS[name]();
  return send(...words);
}
