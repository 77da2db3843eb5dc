import { Webhook } from 'standardwebhooks';
import { within } from '../http/within.ts';
import { assignmentPath } from '../routes/addresses.ts';
import type { Send, StoredMessage } from './message.ts';

/** Standard Webhooks recommends 15 to 30. */
const LONGEST_SECONDS = 30;

/** The body that Standard Webhooks recommends: what the mail has, and `null` for what was not given. */
function bodyOf({ received: timestamp, about: _, ...fields }: StoredMessage, baseUrl: string): string {
  const { assignment: id } = fields;
  const assignment = id && { id, url: `${baseUrl}${assignmentPath(id)}` };
  const data = { ...fields, assignment };
  const orNull = (_name: string, value: unknown) => (value === '' ? null : value);
  return JSON.stringify({ type: 'message.received', timestamp, data }, orNull);
}

/**
 * Sends one webhook, signed by Standard Webhooks, within a time limit. Any 2xx status is acceptance. Nothing of the response is
 * read but its head.
 */
export const sendWebhook: Send = async (message, settings, mostSeconds) => {
  const { webhook } = settings.contact;
  if (webhook === null) return 'not configured';
  const now = new Date();
  const body = bodyOf(message, settings.baseUrl);
  const headers = {
    // Firewalls in front of receivers refuse requests without a name.
    'User-Agent': 'consulting-site',
    'Content-Type': 'application/json',
    'webhook-id': message.reference,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(webhook.secret).sign(message.reference, now, body),
  };
  try {
    const request = { method: 'POST', headers, body, redirect: 'manual', cache: 'no-store' } as const;
    const ms = Math.min(mostSeconds, LONGEST_SECONDS) * 1_000;
    const response = await within(ms, ({ signal }) => fetch(webhook.url, { ...request, signal }));
    await response.body?.cancel();
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? name);
  }
};
