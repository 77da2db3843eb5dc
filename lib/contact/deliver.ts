import type { Config } from '../config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { checkOutbox } from './channel.ts';
import { destinationsOf } from './destination.ts';
import { receivedNow } from './message.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { createOnce } from './once.ts';
import { outboxAt, type Submission } from './outbox.ts';
import type { Refusal } from './refused-form.ts';

/** The result for a valid message. `used`: its form already sent a different one; `busy`: the hourly limit is reached. */
export type Delivery =
  | { readonly ok: true; readonly reference: string }
  | {
      readonly ok: false;
      readonly refusal: Extract<Refusal, 'used' | 'full' | 'busy' | 'undelivered'>;
      readonly retryAfterSeconds?: number;
    };

const ceiling = createRateLimit();

/** Counts a message towards the site's hourly limit. Gives the reason to reject it, or `null`. */
async function countMessage(settings: Config): Promise<Delivery | null> {
  const { contact, rateLimitRedisUrl: redisUrl } = settings;
  const limit = { name: 'contact-site', seconds: 3600, points: contact.messagesPerHour, redisUrl };
  const retryAfterSeconds = await ceiling(limit, 'all');
  if (retryAfterSeconds === null) return null;
  log('error', 'contact_messages_limited', { messages_per_hour: contact.messagesPerHour });
  return { ok: false, refusal: 'busy', retryAfterSeconds };
}

/**
 * Has the outbox accept a message, unless `isClosed` says that the site takes no more: then it only looks whether the message
 * is there. Gives `null` if it is not, or if the outbox can't be used.
 */
async function accept(submission: Submission, { contact }: Config, isClosed: boolean): Promise<Delivery | null> {
  const { reference } = submission;
  if (contact.outbox === null) return null;
  const outbox = outboxAt(contact.outbox);
  try {
    const acceptance = await outbox.accept(submission, isClosed);
    if (acceptance === null) return null;
    if (acceptance === 'full') log('error', 'contact_outbox_full', { reference });
    if (acceptance === 'full' || acceptance === 'used') return { ok: false, refusal: acceptance };
    if (acceptance === 'accepted') recordMessage('kept', { reference });
    outbox.wake();
    return { ok: true, reference };
  } catch (error) {
    logOutboxFailure(error);
    void checkOutbox(contact);
    return null;
  }
}

/** Sends a message while the visitor waits, for installations that can't store messages. All destinations have to accept it. */
async function sendNow({ message, reference }: Submission, settings: Config): Promise<Delivery> {
  const destinations = destinationsOf(settings, 'visitor');
  if (destinations.length === 0) recordMessage('failed', { reference, reason: 'not stored' });
  const received = receivedNow(message, reference);
  const outcomes = await Promise.all(destinations.map(({ send }) => send(received)));
  const isDelivered = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'accepted');
  return isDelivered ? { ok: true, reference } : { ok: false, refusal: 'undelivered' };
}

const once = createOnce<Delivery>(({ ok }) => ok);

/**
 * Delivers a form's message only once, however often the form is sent: across all processes that share the outbox,
 * or within this process if there is none. Only the reference is logged, nothing personal.
 */
export async function deliver(submission: Submission, settings: Config): Promise<Delivery> {
  const delivery = await once(submission.form, async () => {
    const busy = await countMessage(settings);
    return (await accept(submission, settings, busy !== null)) ?? busy ?? sendNow(submission, settings);
  });
  return delivery.ok && delivery.reference !== submission.reference ? { ok: false, refusal: 'used' } : delivery;
}
