import { Webhook } from 'standardwebhooks';
import type { Config } from '../config/config.ts';
import { assignmentPath } from '../routes/addresses.ts';
import type { StoredMessage } from './message.ts';

/**
 * The body as Standard Webhooks recommends it, with the same fields as the
 * mail; empty ones are `null`.
 */
function bodyOf(
  { received: timestamp, assignment: id, ...fields }: StoredMessage,
  baseUrl: string,
): string {
  const data = {
    ...fields,
    assignment: id && { id, url: `${baseUrl}${assignmentPath(id)}` },
  };
  const orNull = (_name: string, value: unknown) =>
    value === '' ? null : value;
  return JSON.stringify({ type: 'message.received', timestamp, data }, orNull);
}

/**
 * Sends one webhook, signed as Standard Webhooks specifies. Returns `null` if
 * the status is 2xx, otherwise the reason. The body of the response is not
 * read.
 */
export async function send(
  message: StoredMessage,
  { contact: { webhook }, baseUrl }: Config,
  signal: AbortSignal,
) {
  if (webhook === null) return 'not configured';
  const { url, secret } = webhook;
  const body = bodyOf(message, baseUrl);
  const now = new Date();
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': message.reference,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(message.reference, now, body),
  };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  return response.ok ? null : `HTTP ${response.status}`;
}
