import type { Config } from '../config.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { log } from '../log.ts';
import { delivery } from './delivery.ts';
import { destinationNames } from './destination.ts';
import { readForm } from './form.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { parseMessage, type StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { referenceOf } from './reference.ts';
import type { RefusedForm, UnreadForm } from './refused-form.ts';
import { send } from './send.ts';

// Enough for everyone behind one office's address, and for corrections.
const OF_CALLER = { name: 'contact', seconds: 600, points: 10 };
const OF_SITE = { name: 'contact-site', seconds: 3600 };
const spendOfCaller = createRateLimit();
const spendOfSite = createRateLimit();
/** How long a visitor waits for a destination. */
const VISITOR_SECONDS = 10;

/** Sends a message while the visitor waits, where it can't be stored. Tells whether all destinations have accepted it. */
async function sendNow(message: StoredMessage, settings: Config): Promise<boolean> {
  const names = destinationNames(settings.contact);
  const outcomes = await Promise.all(names.map((name) => send(name, message, settings, VISITOR_SECONDS)));
  const isDelivered = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'accepted');
  if (!isDelivered) recordMessage('failed', { reference: message.reference });
  return isDelivered;
}

/**
 * Handles a submitted form: validates it, judges whether a person sent it, delivers it once, however often it is sent. Gives
 * the reference only after delivery; otherwise the form, with everything that was typed, or why it was not read.
 */
export async function receive(
  request: Request,
  settings: Config,
): Promise<{ reference: string } | { unread: UnreadForm } | RefusedForm> {
  const { contact, rateLimitRedisUrl: redisUrl } = settings;
  const key = formKey(contact);
  const sent = await readForm(request);
  if (typeof sent === 'string') return { unread: sent };
  const { values } = sent;
  const verdict = checkToken(key, sent.token);
  if (verdict.state === 'forged') return { unread: verdict.state };
  const refused = { values, errors: {}, token: verdict.state === 'expired' ? issueToken(key) : sent.token };

  if (!isSameOrigin(request, settings.baseUrl)) return { ...refused, refusal: 'elsewhere' };
  const parsed = parseMessage(values);
  if ('errors' in parsed) return { ...refused, ...parsed, refusal: 'fields' };
  const tooMany = await spendOfCaller({ ...OF_CALLER, redisUrl }, clientAddress(request, proxiesOf(settings)));
  if (tooMany !== null) return { ...refused, refusal: 'too-many', retryAfterSeconds: tooMany };
  if (verdict.state !== 'good') return { ...refused, refusal: verdict.state };
  if (sent.honeypot !== '') return { ...refused, refusal: 'automated' };
  const busy = await spendOfSite({ ...OF_SITE, points: contact.messagesPerHour, redisUrl }, 'all');
  if (busy !== null) {
    log('error', 'contact_messages_limited', { messages_per_hour: contact.messagesPerHour });
    return { ...refused, refusal: 'busy', retryAfterSeconds: busy };
  }

  const reference = referenceOf(verdict.form, parsed.message);
  const message = { reference, received: new Date().toISOString(), ...parsed.message };
  const acceptance = await delivery(settings).accept(verdict.form, message);
  if (acceptance === 'full') return { ...refused, refusal: 'busy' };
  const isDelivered = acceptance !== 'unusable' || (await sendNow(message, settings));
  return isDelivered ? { reference } : { ...refused, refusal: 'undelivered' };
}
