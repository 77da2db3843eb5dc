import { Webhook } from 'standardwebhooks';
import { assignmentPath } from '../addresses.ts';
import type { Config } from '../config.ts';
import { retryAfter } from '../http/read-body.ts';
import type { Attempt, Patience } from './destination.ts';
import type { StoredMessage } from './message.ts';

/** Standard Webhooks recommends 15 to 30 seconds, which is too long for a visitor. */
const LIMITS = { visitor: 10, outbox: 30 };
const MOST_REST_SECONDS = 300;

/** Until when receivers want no messages, by a clock that nobody sets. */
const restsUntil = new Map<string, number>();

/** The body that Standard Webhooks recommends: what the mail has, and `null` for what was not given. */
function bodyOf({ received: timestamp, ...fields }: StoredMessage, baseUrl: string): string {
  const { company, assignment: id } = fields;
  const assignment = id ? { id, url: `${baseUrl}${assignmentPath(id)}` } : null;
  const data = { ...fields, company: company || null, assignment };
  return JSON.stringify({ type: 'message.received', timestamp, data });
}

/**
 * Sends one webhook, signed by Standard Webhooks, within a time limit. Any 2xx status is acceptance, and only 410 is final:
 * whatever else is wrong, the receiver’s operator can mend. Nothing of the response is read but its head.
 */
export async function sendWebhook(
  message: StoredMessage,
  { baseUrl, contact: { webhook } }: Config,
  patience: Patience,
  seconds = LIMITS[patience],
): Promise<Attempt> {
  if (webhook === null) return { outcome: 'later', reason: 'not configured' };
  const { href } = webhook.url;
  const isResting = patience === 'outbox' && performance.now() < (restsUntil.get(href) ?? 0);
  if (isResting) return { outcome: 'later', reason: 'Retry-After' };
  const now = new Date();
  const body = bodyOf(message, baseUrl);
  const headers = {
    // Firewalls in front of receivers refuse requests without a name.
    'User-Agent': 'consulting-site',
    'Content-Type': 'application/json',
    'webhook-id': message.reference,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(webhook.secret).sign(message.reference, now, body),
  };
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const request = { method: 'POST', headers, body, signal, redirect: 'manual', cache: 'no-store' } as const;
    const response = await fetch(href, request);
    await response.body?.cancel();
    const restSeconds = Math.min(retryAfter(response.headers.get('retry-after')) ?? 0, MOST_REST_SECONDS);
    restsUntil.set(href, performance.now() + restSeconds * 1000);
    if (response.ok) return { outcome: 'accepted' };
    return { outcome: response.status === 410 ? 'refused' : 'later', reason: `HTTP ${response.status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { outcome: 'later', reason: name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? name) };
  }
}
