import { assignmentPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { StoredMessage } from './outbox.ts';

/**
 * A message as the body of a webhook, with the structure that Standard Webhooks recommends. It has what the mail has, and
 * `null` for what was not given.
 */
export function webhookPayload(message: StoredMessage, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const { reference, received, name, email, company, message: text, assignment } = message;
  return {
    type: 'message.received',
    timestamp: received,
    data: {
      reference,
      name,
      email,
      company: company || null,
      message: text,
      assignment: assignment ? { id: assignment, url: `${baseUrl}${assignmentPath(assignment)}` } : null,
    },
  };
}
