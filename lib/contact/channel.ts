import type { Config } from '../config/config.ts';
import { within } from '../http/within.ts';
import { log } from '../log.ts';
import type { StoredMessage } from './message.ts';

/**
 * Whether messages are stored first or sent while the visitor waits, and where
 * they go; `null` if there is no way to deliver them, so there is no form.
 */
export function channelOf({ contact: { outbox, smtpUrl, webhook } }: Config) {
  const destination: 'smtp' | 'webhook' | null =
    (smtpUrl && 'smtp') || (webhook && 'webhook');
  return outbox === null && destination === null
    ? null
    : { isStored: outbox !== null, destination };
}

// RFC 5321 §4.5.3.2.6: a client that waits less for a mail server's final reply
// may send the mail twice. Standard Webhooks recommends 15 to 30.
const MOST_SECONDS = { smtp: 600, webhook: 30 };

/**
 * Tries once to send a message, for at most `mostSeconds`. Returns whether the
 * destination has accepted it. A failure is logged without the text of its
 * reply.
 */
export async function attempt(
  message: StoredMessage,
  settings: Config,
  mostSeconds?: number,
): Promise<boolean> {
  const by = channelOf(settings)?.destination;
  if (!by) return false;
  // Loaded only when there is a message.
  const { send } =
    by === 'smtp'
      ? await import('./send-mail.ts')
      : await import('./send-webhook.ts');
  const limit = 1_000 * (mostSeconds ?? MOST_SECONDS[by]);
  const reason = await within(limit, ({ signal }) =>
    send(message, settings, signal),
  ).catch(
    ({ name, code, responseCode = '', cause }) =>
      `${cause?.code ?? (name === 'Error' ? code : name)} ${responseCode}`,
  );
  const { reference } = message;
  if (reason === null)
    log('info', 'contact_message_delivered', { reference, by });
  else log('warn', 'contact_message_waiting', { reference, by, reason });
  return reason === null;
}
